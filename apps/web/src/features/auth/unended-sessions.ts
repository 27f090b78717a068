import { isServerReached, onConnectionChanged } from "#api/connection.ts";
import type { Failure } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { send } from "#api/transport.ts";

/** Hashes of refresh tokens: whoever finds them can end a session with them, and open nothing. */
const parkedKey = "lane-ending";

/** As the server keeps it. Undefined where the page did not come over a safe line: there nothing can be hashed. */
export async function tokenHashOf(refreshToken: string): Promise<string | undefined> {
  if (!isSecureContext) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(refreshToken)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Ends a session that was parked; it stays parked while nobody answers. */
export async function endSession(tokenHash: string): Promise<void> {
  const ended = await send(routes.sessions.logoutLater, { body: { tokenHash } }, { keepalive: true });
  if (ended.success || !isUnheard(ended)) write(read().filter((one) => one !== tokenHash));
}

/** The server has not said anything about it. */
export function isUnheard({ status }: Failure): boolean {
  return status === undefined || status >= 500;
}

/** Keeps the one thing by which a session can still be ended once there is a connection again. */
export function parkSession(tokenHash: string): void {
  write([...read(), tokenHash]);
}

/** Ends what could not be ended, now and whenever the server is back, until the answer is called. */
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
