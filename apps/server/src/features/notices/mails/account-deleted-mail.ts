import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { say } from "./mail-parts.ts";

export function accountDeletedMail(input: MailInput): OutgoingMail {
  return layoutMail(input, {
    subject: "Your account was deleted",
    preview: "Everything in it is gone for good.",
    title: "Goodbye, and thank you",
    parts: [
      say(
        "Your account was deleted, as asked. Your memories, photos and recordings are erased and cannot be brought back.",
      ),
      say("Thank you for walking a part of the lane with us. Should you ever wish to begin again, you are welcome."),
    ],
    ifNotYou: "It was not you? Then somebody knew your password. If you use it anywhere else, please change it there.",
  });
}
