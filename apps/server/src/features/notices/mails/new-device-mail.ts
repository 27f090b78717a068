import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, facts, quietLink, say } from "./mail-parts.ts";
import { oneLine } from "./mail-words.ts";

export interface NewDeviceMailInput extends MailInput {
  readonly deviceLabel: string;
  /** Plain text in UTC, as it is to be read. */
  readonly time: string;
}

export function newDeviceMail(input: NewDeviceMailInput): OutgoingMail {
  return layoutMail(input, {
    subject: "A new device is logged in to your account",
    preview: "If this was you, all is well.",
    title: "A new device",
    parts: [
      say("Somebody logged in to your account from a device that we have not seen before."),
      facts(["Device", oneLine(input.deviceLabel) || "Unknown"], ["Time", oneLine(input.time)]),
      say("If this was you, all is well."),
      button("See your devices", `${input.baseUrl}/profile`),
      quietLink("Choose a new password", `${input.baseUrl}/forgot-password`),
    ],
    ifNotYou: "It was not you? Choose a new password at once: every other device is signed out by it.",
  });
}
