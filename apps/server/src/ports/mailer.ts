import type { OutgoingMail } from "./outbox.ts";

export interface Mail extends OutgoingMail {
  /** Becomes the Message-ID, so that a mail sent twice after a crash is recognised as one. */
  readonly id: string;
}

export interface Mailer {
  /** Resolves once the mail is handed over. A `MailError` says whether a retry makes sense. */
  send(mail: Mail): Promise<void>;
  /** Removes the local copies of these mails, and of all mails to this address. Delivered mails cannot be removed. */
  forget(ids: readonly string[], address?: string): Promise<void>;
  /** Waits for the mails that are being sent. */
  close(): Promise<void>;
}

/** `refused`: a retry would fail again. `unavailable`: try again later. */
export type MailErrorCode = "refused" | "unavailable";

export class MailError extends Error {
  readonly code: MailErrorCode;

  constructor(code: MailErrorCode, message: string) {
    super(message);
    this.name = "MailError";
    this.code = code;
  }
}
