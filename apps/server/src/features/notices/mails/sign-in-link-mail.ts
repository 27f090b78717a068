import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, say } from "./mail-parts.ts";

/** 128 bits in base64url. */
const shortestSecret = 22;

export interface SignInLinkMailInput extends MailInput {
  /** The page that takes the secret out of its own address. */
  readonly path: `/${string}`;
  readonly secret: string;
}

export function signInLinkMail(input: SignInLinkMailInput): OutgoingMail {
  if (input.secret.length < shortestSecret) throw new RangeError("The secret of a link needs at least 128 bits");
  // Behind the #: what stands there never leaves the browser, so no log and no Referer can hold it.
  const url = `${input.baseUrl}${input.path}#code=${encodeURIComponent(input.secret)}`;
  return layoutMail(input, {
    subject: "Your link to go on",
    preview: "It takes the place of a code.",
    title: "A link instead of a code",
    parts: [
      say("Wrong codes were typed many times for your address. To keep you safe, we mail you a link in their place."),
      button("Go on", url),
      say("It works once, for 10 minutes. Please do not pass this mail on."),
    ],
    ifNotYou: "You asked for nothing? Then somebody tried to guess a code and did not get in. Please ignore this mail.",
  });
}
