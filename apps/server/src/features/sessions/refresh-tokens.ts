import { createHash, randomBytes } from "node:crypto";

import type { Clock } from "#ports/clock.ts";

import type { RefreshTokensRepository } from "./refresh-tokens.repository.ts";

/** Who was not here for this long has to sign in again, and is no device of the account any more. */
export const idleLifeMs = 30 * 24 * 60 * 60 * 1000;
const graceMs = 30_000;

interface RefreshTokensDeps {
  readonly repository: RefreshTokensRepository;
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
}

export type Rotation =
  | { readonly kind: "next"; readonly accountId: string; readonly sessionId: string; readonly refreshToken: string }
  | { readonly kind: "reused"; readonly accountId: string; readonly sessionId: string }
  | { readonly kind: "unknown" };

/**
 * Each token is traded for exactly one successor, computed from it with a key that only the server has. Ten tabs that
 * trade the same token within the grace therefore all get the same successor, although only hashes are stored.
 */
export function createRefreshTokens({ repository, fingerprint, clock }: RefreshTokensDeps) {
  return {
    async issue(sessionId: string): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      await repository.insert(hashOf(token), sessionId, clock.now());
      return token;
    },

    sessionOf: (tokenHash: string) => repository.find(tokenHash),

    async rotate(token: string): Promise<Rotation> {
      const now = clock.now();
      const record = await repository.find(hashOf(token));
      if (!record || record.issuedAt + idleLifeMs <= now) return { kind: "unknown" };
      const { accountId, sessionId, spentAt } = record;
      if (spentAt !== null && now - spentAt > graceMs) return { kind: "reused", accountId, sessionId };
      const successor = fingerprint("refresh-successor", token);
      await repository.spend(hashOf(token), hashOf(successor), now);
      await repository.insert(hashOf(successor), sessionId, now);
      return { kind: "next", accountId, sessionId, refreshToken: successor };
    },
  };
}

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

/** Random enough by itself: a plain hash cannot be turned back. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
