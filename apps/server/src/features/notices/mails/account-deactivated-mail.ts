import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, say } from "./mail-parts.ts";

export function accountDeactivatedMail(input: MailInput): OutgoingMail {
  return layoutMail(input, {
    subject: "Your account is resting",
    preview: "Everything is kept, and nobody sees it.",
    title: "Your account is resting",
    parts: [
      say("Your account was deactivated, as asked. Everything you kept is still there, and nobody else can see it."),
      say("Whenever you wish to come back, log in. We will mail you a code, and all is as you left it."),
      button("Come back", `${input.baseUrl}/login`),
    ],
    ifNotYou:
      "It was not you? Then somebody knows your password. Use the link above to come back, and choose a new one on your profile.",
  });
}
