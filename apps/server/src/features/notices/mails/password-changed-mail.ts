import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, say } from "./mail-parts.ts";

export function passwordChangedMail(input: MailInput): OutgoingMail {
  return layoutMail(input, {
    subject: "Your password was changed",
    preview: "Your other devices were signed out.",
    title: "Your password was changed",
    parts: [
      say("The password of your account is a new one from now on. Your other devices were signed out."),
      say("If you changed it, all is well."),
      button("It was not me", `${input.baseUrl}/forgot-password`),
    ],
    ifNotYou:
      "It was not you? Use the link above to choose a new one at once. If you use the old one anywhere else, change it there too.",
  });
}
