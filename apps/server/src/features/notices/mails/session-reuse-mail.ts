import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, facts, quietLink, say } from "./mail-parts.ts";
import { oneLine } from "./mail-words.ts";

export interface SessionReuseMailInput extends MailInput {
  /** Left out when nothing is known of it. */
  readonly deviceLabel?: string;
}

export function sessionReuseMail(input: SessionReuseMailInput): OutgoingMail {
  const device = oneLine(input.deviceLabel ?? "");
  return layoutMail(input, {
    subject: "We signed out one of your devices",
    preview: "Something about it did not look right.",
    title: "We signed out a device",
    parts: [
      say("A login of yours was used from two places, which happens when somebody copies it. To be safe, we ended it."),
      ...(device === "" ? [] : [facts(["Device", device])]),
      say("If you were asked to log in again just now, simply do. Your other devices are still logged in."),
      button("Log in", `${input.baseUrl}/login`),
      quietLink("Choose a new password", `${input.baseUrl}/forgot-password`),
    ],
    ifNotYou:
      "If you want to be quite sure, or if it happens again, choose a new password. It signs out every other device.",
  });
}
