import { jwtVerify, SignJWT } from "jose";

import type { Clock } from "#ports/clock.ts";
import type { TokenSigner } from "#ports/token-signer.ts";

const algorithm = "HS256";
const issuer = "down-memory-lane";
const audience = "access";
const type = "at+jwt";
const longestToken = 2000;

interface SignerDeps {
  readonly key: Uint8Array;
  readonly clock: Clock;
}

/** One algorithm, one issuer, one purpose: whatever else a token claims to be, it is not ours. */
export function createTokenSigner({ key, clock }: SignerDeps): TokenSigner {
  return {
    sign: ({ accountId, sessionId }, expiresAt) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(Math.floor(clock.now() / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(key),

    async read(token) {
      if (token.length > longestToken) return undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          typ: type,
          requiredClaims: ["sub", "sid", "exp", "iat"],
          currentDate: dateOf(clock.now()),
        });
        const { sub, sid } = payload;
        return typeof sub === "string" && typeof sid === "string" ? { accountId: sub, sessionId: sid } : undefined;
      } catch {
        // Every way of being no token of ours has the same answer.
        return undefined;
      }
    },
  };
}

function dateOf(epochMs: number): Date {
  // oxlint-disable-next-line no-restricted-globals
  return new Date(epochMs);
}
