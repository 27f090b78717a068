import type { OutgoingMail } from "#ports/outbox.ts";

import { codeLife, layoutMail, type CodeMailInput } from "./mail-layout.ts";
import { say, showCode } from "./mail-parts.ts";

export function returnCodeMail(input: CodeMailInput): OutgoingMail {
  return layoutMail(input, {
    subject: "Your code to come back",
    preview: "Everything is as you left it.",
    title: "Welcome back",
    parts: [
      say("Your account is still resting, and everything is as you left it. Type this code to open it again."),
      showCode(input.code),
      say(codeLife),
    ],
    ifNotYou:
      "It was not you? Then somebody knows your password. Without this code they see nothing. Please choose a new password soon.",
  });
}
