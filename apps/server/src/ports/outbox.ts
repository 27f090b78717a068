export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Outbox {
  /** Joins the surrounding transaction: the mail leaves after it has committed, and only then. */
  post(mail: OutgoingMail): Promise<void>;
}
