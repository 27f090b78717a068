export interface IdempotentCall {
  readonly accountId: string;
  readonly key: string;
  /** What was asked; the same key with another question is refused. */
  readonly fingerprint: string;
}

export interface IdempotentAnswer {
  readonly answer: unknown;
  readonly isReplay: boolean;
}

export interface Idempotency {
  /** Does the work once per key: it commits together with its answer, which later callers receive again. */
  once(call: IdempotentCall, work: () => Promise<unknown>): Promise<IdempotentAnswer>;
  /** Drops the answers about something that is deleted. Their keys stay used: sending it again must not bring it back. */
  forget(about: string): Promise<void>;
}
