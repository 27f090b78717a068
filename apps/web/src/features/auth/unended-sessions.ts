import { isServerReached, onConnectionChanged } from "#api/connection.ts";
import type { Failure } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { send } from "#api/transport.ts";

/** Apart from where a member's tokens are looked for: nothing can be opened with what lies here. */
const parkedKey = "lane-ending";

/** Ends a session by its refresh token. What is left to end it with when nobody answers, or undefined. */
export async function endSession(refreshToken: string): Promise<string | undefined> {
  const renewed = await send(routes.sessions.refresh, { body: { refreshToken } }, { keepalive: true });
  if (!renewed.success) return isUnheard(renewed) ? refreshToken : undefined;
  const { token, refreshToken: next } = renewed.data;
  const ended = await send(routes.sessions.logout, {}, { token, keepalive: true });
  return !ended.success && isUnheard(ended) ? next : undefined;
}

/** The server has not said anything about it. */
export function isUnheard({ status }: Failure): boolean {
  return status === undefined || status >= 500;
}

/** Keeps the one thing by which a session can still be ended once there is a connection again. */
export function parkSession(refreshToken: string): void {
  write([...read(), refreshToken]);
}

/** Ends what could not be ended, now and whenever the server is back, until the answer is called. */
export function endParkedSessions(): () => void {
  let isBusy = false;

  async function endAll(): Promise<void> {
    if (isBusy || !isServerReached()) return;
    isBusy = true;
    for (const parked of read()) {
      const rest = await endSession(parked);
      write(read().flatMap((one) => (one === parked ? (rest ?? []) : one)));
    }
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
