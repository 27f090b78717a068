export interface RateLimit {
  readonly count: number;
  readonly perMs: number;
}

export type RateVerdict = { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfterMs: number };

export interface RateLimiter {
  /** Counts one try of `who` at `what`, across processes and restarts. */
  take(what: string, who: string, limit: RateLimit): Promise<RateVerdict>;
}
