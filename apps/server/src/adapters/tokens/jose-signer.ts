import { type JWTPayload, jwtVerify, SignJWT } from "jose";

import { furthest } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import type { AccessClaims, TokenSigner } from "#ports/token-signer.ts";

const algorithm = "HS256";
const issuer = "down-memory-lane";
const audience = "access";
const type = "at+jwt";
const longestToken = 2000;
const mostKnown = 2000;

interface KnownToken {
  readonly claims: AccessClaims;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

interface SignerDeps {
  readonly key: Uint8Array;
  readonly clock: Clock;
}

/**
 * One algorithm, one issuer, one purpose: a token with any other claim is refused. Signatures are checked on the same
 * few libuv threads that do file work, so a page view would queue behind uploads; a token that was valid is therefore
 * remembered.
 */
export function createTokenSigner({ key, clock }: SignerDeps): TokenSigner {
  const known = new Map<string, KnownToken>();

  function remember(token: string, one: KnownToken): AccessClaims {
    const [oldest] = known.keys();
    if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
    known.set(token, one);
    return one.claims;
  }

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
      if (token.length > longestToken || !isCanonical(token)) return undefined;
      const before = known.get(token);
      if (before && isLive(before, clock.now())) return before.claims;
      known.delete(token);
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          typ: type,
          requiredClaims: ["sub", "sid", "exp", "iat"],
          currentDate: dateOf(clock.now()),
        });
        const one = knownFrom(payload);
        return one && isLive(one, clock.now()) ? remember(token, one) : undefined;
      } catch {
        // Every kind of invalid token gets the same answer.
        return undefined;
      }
    },
  };
}

function knownFrom({ sub, sid, iat, exp }: JWTPayload): KnownToken | undefined {
  if (typeof sub !== "string" || typeof sid !== "string" || iat === undefined || exp === undefined) return undefined;
  return { claims: { accountId: sub, sessionId: sid }, issuedAt: iat * 1000, expiresAt: exp * 1000 };
}

/** A token issued in the future would live on for as long as the clock has been set back. */
function isLive({ issuedAt, expiresAt }: KnownToken, now: number): boolean {
  return expiresAt > now && issuedAt <= furthest(0, now);
}

/** Decoding ignores spare bits, padding and line breaks: one token would be valid in many spellings. */
function isCanonical(token: string): boolean {
  const parts = token.split(".");
  return parts.length === 3 && parts.every((part) => Buffer.from(part, "base64url").toString("base64url") === part);
}

function dateOf(epochMs: number): Date {
  // oxlint-disable-next-line no-restricted-globals
  return new Date(epochMs);
}
