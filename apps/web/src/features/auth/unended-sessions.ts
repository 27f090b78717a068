import { isServerReached, onConnectionChanged } from "#api/connection.ts";
import type { Failure } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { send } from "#api/transport.ts";

/** Storage key for hashes of refresh tokens. A hash can end its session and nothing else. */
const parkedKey = "lane-ending";

/** The hash that the server stores. Undefined without a secure context, where `crypto.subtle` is missing. */
export async function tokenHashOf(refreshToken: string): Promise<string | undefined> {
  if (!isSecureContext) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(refreshToken)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Ends a parked session; it stays parked while the server does not answer. */
export async function endSession(tokenHash: string): Promise<void> {
  const ended = await send(routes.sessions.logoutLater, { body: { tokenHash } }, { keepalive: true });
  if (ended.success || !isUnheard(ended)) write(read().filter((one) => one !== tokenHash));
}

/** The server did not process the call. */
export function isUnheard({ status }: Failure): boolean {
  return status === undefined || status >= 500;
}

/** Stores the token hash, so that the session can be ended once there is a connection. */
export function parkSession(tokenHash: string): void {
  write([...read(), tokenHash]);
}

/** Ends parked sessions now and whenever the server is reached again, until the returned function is called. */
export function endParkedSessions(): () => void {
  let isBusy = false;

  async function endAll(): Promise<void> {
    if (isBusy || !isServerReached()) return;
    isBusy = true;
    for (const parked of read()) await endSession(parked);
    isBusy = false;
  }

  void endAll();
  return onConnectionChanged(() => void endAll());
}

function read(): readonly string[] {
  return localStorage.getItem(parkedKey)?.split(" ") ?? [];
}

function write(parked: readonly string[]): void {
  if (parked.length === 0) localStorage.removeItem(parkedKey);
  else localStorage.setItem(parkedKey, parked.join(" "));
}
