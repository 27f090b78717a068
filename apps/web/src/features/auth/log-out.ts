import { routes } from "#api/routes.ts";
import { isTokenLive } from "#api/token-claims.ts";
import { clearTokens, readRefreshToken, readToken } from "#api/token-store.ts";
import { send } from "#api/transport.ts";

/**
 * Leaves nothing of the member in this browser before it returns, with or without a connection; every listener of the
 * tokens empties what it holds. Telling the server goes on by itself.
 */
export function logOut(): void {
  const token = readToken();
  const refreshToken = readRefreshToken();
  clearTokens();
  sessionStorage.clear();
  void endOnServer(token, refreshToken);
}

/** An expired token cannot end its session, so it is renewed for this one last call. */
async function endOnServer(token: string | undefined, refreshToken: string | undefined): Promise<void> {
  if (isTokenLive(token, Date.now())) {
    await send(routes.sessions.logout, {}, { token, keepalive: true });
  } else if (refreshToken !== undefined) {
    const renewed = await send(routes.sessions.refresh, { body: { refreshToken } }, { keepalive: true });
    if (renewed.success) await send(routes.sessions.logout, {}, { token: renewed.data.token, keepalive: true });
  }
}
