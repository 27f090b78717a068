import type { OutgoingMail } from "#ports/outbox.ts";

import { codeLife, layoutMail, type CodeMailInput } from "./mail-layout.ts";
import { say, showCode } from "./mail-parts.ts";

export function verificationMail(input: CodeMailInput): OutgoingMail {
  return layoutMail(input, {
    subject: "Confirm your email address",
    preview: "Your code to finish signing up.",
    title: "Welcome. One small step",
    parts: [
      say("How good that you are here. Type this code on the page where you signed up, and your lane begins."),
      showCode(input.code),
      say(codeLife),
    ],
    ifNotYou: "You did not sign up? Then please ignore this mail. Without the code nothing happens.",
  });
}
