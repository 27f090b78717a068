import { randomBytes } from "node:crypto";

import { sha256 } from "#lib/hash.ts";
import { isRecent } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { RefreshTokenRecord, RefreshTokensRepository } from "./refresh-tokens.repository.ts";

/** A session unused for this long ends, and is no device of the account any more. */
export const idleLifeMs = 30 * 24 * 60 * 60 * 1000;
const graceMs = 30_000;

interface RefreshTokensDeps {
  readonly repository: RefreshTokensRepository;
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
  readonly transact: Transact;
}

export type Rotation =
  | { readonly kind: "next"; readonly accountId: string; readonly sessionId: string; readonly refreshToken: string }
  | { readonly kind: "reused" | "too-old"; readonly accountId: string; readonly sessionId: string }
  | { readonly kind: "unknown" };

/**
 * Each token is traded for exactly one successor, computed from it with a key that only the server has. Ten tabs that
 * trade the same token within the grace therefore all get the same successor, although only hashes are stored. Once
 * that successor has been traded itself, or the grace is over, a caller with the old token has a stolen copy.
 */
export function createRefreshTokens({ repository, fingerprint, clock, transact }: RefreshTokensDeps) {
  return {
    async issue(sessionId: string): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      await repository.insert(hashOf(token), sessionId, clock.now());
      return token;
    },

    sessionOf: (tokenHash: string) => repository.find(tokenHash),

    rotate: (token: string): Promise<Rotation> =>
      transact(async () => {
        const now = clock.now();
        const tokenHash = hashOf(token);
        const record = await repository.find(tokenHash);
        if (!record) return { kind: "unknown" };
        const { accountId, sessionId } = record;
        const refreshToken = fingerprint("refresh-successor", token);
        const next: Rotation = { kind: "next", accountId, sessionId, refreshToken };
        if (record.spentAt !== null) return isForgiven(record, now) ? next : { kind: "reused", accountId, sessionId };
        if (record.issuedAt + idleLifeMs <= now) return { kind: "too-old", accountId, sessionId };
        if (await repository.spend(tokenHash, hashOf(refreshToken), now)) {
          await repository.insert(hashOf(refreshToken), sessionId, now);
          await repository.endGraceBefore(sessionId, tokenHash);
        }
        return next;
      }),
  };
}

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

function isForgiven({ spentAt, successorHash }: RefreshTokenRecord, now: number): boolean {
  return spentAt !== null && successorHash !== null && isRecent(spentAt, graceMs, now);
}

/** The token is random enough: a plain hash cannot be reversed. */
function hashOf(token: string): string {
  return sha256(token, "base64url");
}
