import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, quietLink, say } from "./mail-parts.ts";

export function alreadyRegisteredMail(input: MailInput): OutgoingMail {
  return layoutMail(input, {
    subject: "You already have an account",
    preview: "Somebody tried to sign up with your address.",
    title: "You already have an account",
    parts: [
      say("Somebody, perhaps you, just tried to sign up with this email address. It has an account already."),
      say("Nothing was changed. You can simply log in, or choose a new password if the old one has slipped away."),
      button("Log in", `${input.baseUrl}/login`),
      quietLink("Choose a new password", `${input.baseUrl}/forgot-password`),
    ],
    ifNotYou: "It was not you? Then there is nothing to do: nobody has come into your account.",
  });
}
