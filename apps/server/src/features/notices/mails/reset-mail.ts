import type { OutgoingMail } from "#ports/outbox.ts";

import { codeLife, layoutMail, type CodeMailInput } from "./mail-layout.ts";
import { say, showCode } from "./mail-parts.ts";

export function resetMail(input: CodeMailInput): OutgoingMail {
  return layoutMail(input, {
    subject: "Your code to reset your password",
    preview: "Type it on the page where you asked for it.",
    title: "A new password",
    parts: [
      say("It happens to all of us. Type this code on the page where you asked for it, then choose a new password."),
      showCode(input.code),
      say(codeLife),
    ],
    ifNotYou: "You did not ask for this? Then please ignore this mail. Your password stays as it is.",
  });
}
