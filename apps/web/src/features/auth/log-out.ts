import { routes } from "#api/routes.ts";
import { isTokenLive } from "#api/token-claims.ts";
import { clearTokens, readRefreshToken, readToken } from "#api/token-store.ts";
import { send } from "#api/transport.ts";

import { endSession, isUnheard, parkSession, tokenHashOf } from "./unended-sessions.ts";

/**
 * Removes all data of the member from this browser before it returns, with or without a connection; every token
 * listener clears its own state. The server is told in the background, later if it does not answer.
 */
export function logOut(): void {
  const token = readToken();
  const refreshToken = readRefreshToken();
  clearTokens();
  sessionStorage.clear();
  void endOnServer(token, refreshToken);
}

/** An expired access token cannot end its session; the hash of the refresh token can. */
async function endOnServer(token: string | undefined, refreshToken: string | undefined): Promise<void> {
  if (isTokenLive(token, Date.now())) {
    const ended = await send(routes.sessions.logout, {}, { token, keepalive: true });
    if (ended.success || !isUnheard(ended)) return;
  }
  const tokenHash = refreshToken === undefined ? undefined : await tokenHashOf(refreshToken);
  if (tokenHash === undefined) return;
  parkSession(tokenHash);
  await endSession(tokenHash);
}
