import { routes } from "#api/routes.ts";
import { isTokenLive } from "#api/token-claims.ts";
import { clearTokens, readRefreshToken, readToken } from "#api/token-store.ts";
import { send } from "#api/transport.ts";

import { endSession, isUnheard, parkSession } from "./unended-sessions.ts";

/**
 * Leaves nothing of the member in this browser before it returns, with or without a connection; every listener of the
 * tokens empties what it holds. Telling the server goes on by itself, and goes on later where nobody answers.
 */
export function logOut(): void {
  const token = readToken();
  const refreshToken = readRefreshToken();
  clearTokens();
  sessionStorage.clear();
  void endOnServer(token, refreshToken);
}

async function endOnServer(token: string | undefined, refreshToken: string | undefined): Promise<void> {
  const rest = isTokenLive(token, Date.now())
    ? await endByToken(token, refreshToken)
    : refreshToken && (await endSession(refreshToken));
  if (rest !== undefined) parkSession(rest);
}

/** An expired token cannot end its session; then it is renewed for this one last call. */
async function endByToken(token: string | undefined, refreshToken: string | undefined): Promise<string | undefined> {
  const ended = await send(routes.sessions.logout, {}, { token, keepalive: true });
  return !ended.success && isUnheard(ended) ? refreshToken : undefined;
}
