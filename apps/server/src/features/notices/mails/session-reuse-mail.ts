import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, facts, quietLink, say } from "./mail-parts.ts";
import { oneLine } from "./mail-words.ts";

export interface SessionReuseMailInput extends MailInput {
  readonly deviceLabel?: string;
}

export function sessionReuseMail(input: SessionReuseMailInput): OutgoingMail {
  return layoutMail(input, {
    subject: "We signed out one of your devices",
    preview: "Something about it did not look right.",
    title: "We signed out a device",
    parts: [
      say("A login of yours was used from two places, which happens when somebody copies it. To be safe, we ended it."),
      facts(["Device", oneLine(input.deviceLabel ?? "") || "Unknown"]),
      say("If this is your device, simply log in again. Your other devices are still logged in."),
      button("Log in", `${input.baseUrl}/login`),
      quietLink("Choose a new password", `${input.baseUrl}/forgot-password`),
    ],
    ifNotYou: "You do not know this device? Choose a new password: every other device is signed out by it.",
  });
}
