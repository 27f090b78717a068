import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, say } from "./mail-parts.ts";

/** For the old address. */
export function addressChangedMail(input: MailInput): OutgoingMail {
  return layoutMail(input, {
    subject: "Your email address was changed",
    preview: "We write to your new address from now on.",
    title: "Your address was changed",
    parts: [
      say("Your account has a new email address. You log in with it from now on, and we write to you there."),
      say("This is the last mail to this address. If you changed it, all is well."),
      button("See your account", `${input.baseUrl}/profile`),
    ],
    ifNotYou:
      "It was not you? Then somebody knows your password. On a device where you are still logged in, open your profile, change the password and put your address back. If you use that password anywhere else, change it there too.",
  });
}
