export interface IdempotentCall {
  readonly accountId: string;
  readonly key: string;
  /** A hash of the request; the same key with another request is refused. */
  readonly fingerprint: string;
}

export interface IdempotentAnswer {
  readonly answer: unknown;
  readonly isReplay: boolean;
}

export interface Idempotency {
  /** Does the work once per key: it commits together with its answer, which later callers receive again. */
  once(call: IdempotentCall, work: () => Promise<unknown>): Promise<IdempotentAnswer>;
  /** Drops the answers about a deleted object. Their keys stay used: a repeated request must not create it again. */
  forget(about: string): Promise<void>;
}
