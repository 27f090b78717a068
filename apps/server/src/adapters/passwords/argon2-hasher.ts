import { hash, verify } from "@node-rs/argon2";

import type { PasswordHasher } from "#ports/password-hasher.ts";

/** Argon2id, the library's default, at the least OWASP asks for; one check takes about 20 ms of one core, in a thread beside the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createArgon2Hasher(): PasswordHasher {
  return {
    hash: (password) => hash(password, cost),
    verify: (stored, password) => verify(stored, password),
  };
}
