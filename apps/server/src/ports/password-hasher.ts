export interface PasswordHasher {
  /** Rejects with `unavailable` when too many calls are waiting. */
  hash(password: string, salt?: Uint8Array): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** Whether the hash was made at a lower cost than today's. */
  needsRehash(hash: string): boolean;
}
