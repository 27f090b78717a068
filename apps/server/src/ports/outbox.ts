export interface OutgoingMail {
  /** One bare address, without a display name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Switches this kind of mail off when a mail program posts to it (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}

export interface MailAbout {
  /** The account the mail is about, whatever the address. */
  readonly accountId?: string | undefined;
  /** How long the mail is kept here. */
  readonly keptMs?: number;
}

export interface Outbox {
  /** Joins the surrounding transaction: the mail is sent only after it has committed. */
  post(mail: OutgoingMail, about?: MailAbout): Promise<void>;
}
