import type { OutgoingMail } from "#ports/outbox.ts";

import { codeLife, layoutMail, type CodeMailInput } from "./mail-layout.ts";
import { say, showCode } from "./mail-parts.ts";

/** For the new address. */
export function addressChangeCodeMail(input: CodeMailInput): OutgoingMail {
  return layoutMail(input, {
    subject: "Confirm your new email address",
    preview: "Your code to use this address from now on.",
    title: "Your new address",
    parts: [
      say("You would like to use this address for your account. Type this code on your profile page to confirm it."),
      showCode(input.code),
      say(codeLife),
    ],
    ifNotYou:
      "You did not ask for this? Then somebody mistyped their own address. Please ignore this mail: nothing happens.",
  });
}
