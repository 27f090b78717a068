import { inReadersWords } from "#lib/server-sentences.ts";

import { routes } from "./routes.ts";
import { isTokenLive } from "./token-claims.ts";
import { loseTokens, readRefreshToken, readToken, renewTokens } from "./token-store.ts";
import { send } from "./transport.ts";

const lockName = "lane-refresh";
const lockWaitMs = 12_000;
const aheadMs = 60_000;
const newsMs = 400;
const pauseMs = 20;
const refusals = [400, 401];

/** Renews before expiry, so that the next call is not refused first. */
export function needsRefresh(nowMs: number): boolean {
  return readRefreshToken() !== undefined && !isTokenLive(readToken(), nowMs + aheadMs);
}

/**
 * Trades the refresh token for new tokens, once for all tabs. `spent` is the access token that is no longer valid;
 * returns true when a newer one exists. A refusal by the server ends the session here; no answer changes nothing.
 */
export async function refreshTokens(spent: string | undefined): Promise<boolean> {
  return withLock(
    () => trade(spent),
    () => newsOf(spent),
  );
}

/** A token stored by another tab before it released the lock takes a moment to become visible in this tab. */
async function newsOf(spent: string | undefined): Promise<void> {
  for (let waitedMs = 0; waitedMs < newsMs && readToken() === spent; waitedMs += pauseMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function trade(spent: string | undefined): Promise<boolean> {
  // While this tab waited for the lock, another tab may have renewed the tokens or logged out.
  if (readToken() !== spent) return readToken() !== undefined;
  const refreshToken = readRefreshToken();
  if (refreshToken === undefined) return false;
  const outcome = await send(routes.sessions.refresh, { body: { refreshToken } });
  // A logout or another renewal happened meanwhile: storing the answer would log in again, or restore an old token.
  if (readRefreshToken() !== refreshToken) return readToken() !== spent && readToken() !== undefined;
  if (outcome.success) renewTokens(outcome.data);
  else if (refusals.includes(outcome.status ?? 0)) loseTokens(lossOf(spent, outcome.error));
  return outcome.success;
}

/** Why a session has ended: an expired token is recognised here, any other reason comes from the server. */
export function lossOf(token: string | undefined, refusal: string): string {
  return isTokenLive(token, Date.now()) ? refusal : inReadersWords("Token expired");
}

// A frozen tab can hold the lock for hours, and a page without TLS has no locks. The server tolerates a token that is
// traded twice within half a minute, so continuing without the lock is safe, and waiting for ever is not.
async function withLock(work: () => Promise<boolean>, afterWaiting: () => Promise<void>): Promise<boolean> {
  if (!("locks" in navigator)) return work();
  const atOnce = await navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
  if (atOnce !== undefined) return atOnce;
  let hasBegun = false;
  const begin = async () => {
    hasBegun = true;
    await afterWaiting();
    return work();
  };
  try {
    return await navigator.locks.request(lockName, { signal: AbortSignal.timeout(lockWaitMs) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}
