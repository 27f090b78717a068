import { newcomerPassword } from "./newcomers.ts";
import { newVisitor, statusesOf } from "./process-calls.ts";
import type { Round } from "./rounds.ts";

const tabs = 10;

/** A session begun at one process is known to all, is refreshed at any, and is over everywhere once it is ended at one. */
export const sessionRound: Round = async ({ calls, newcomers, round }) => {
  const problems: string[] = [];
  const { email } = await newcomers.open();
  const credentials = { email, password: newcomerPassword };
  const login = await calls.at(round, "/api/auth/login", { method: "POST", body: credentials });
  const { token, refreshToken } = login.body;
  const known = await calls.everywhere("/api/auth/verify", { token });
  if (statusesOf(known) !== all(200, calls.count)) problems.push(`a session is known: ${statusesOf(known)}`);

  const refresh = (which: number, spent: string) =>
    calls.at(which, "/api/auth/refresh", { method: "POST", body: { refreshToken: spent } });
  const atOnce = await Promise.all(Array.from({ length: tabs }, (_, tab) => refresh(round + tab, refreshToken)));
  const successors = new Set(atOnce.map(({ body }) => body.refreshToken));
  if (statusesOf(atOnce) !== all(200, tabs)) problems.push(`tabs refresh at once: ${statusesOf(atOnce)}`);
  if (successors.size !== 1) problems.push(`a token has ${successors.size} successors`);
  let newest: { token: string; refreshToken: string } = atOnce[0]?.body;
  for (let step = 0; step < calls.count; step += 1) {
    const next = await refresh(round + step, newest.refreshToken);
    if (next.status !== 200) problems.push(`a family is refreshed: ${next.status}`);
    else newest = next.body;
  }

  const from = newVisitor();
  await calls.at(round + 1, "/api/auth/logout", { method: "POST", token: newest.token, body: {}, from });
  for (const ended of [token, newest.token]) {
    const refused = await calls.everywhere("/api/auth/verify", { token: ended });
    if (statusesOf(refused) !== all(401, calls.count)) problems.push(`an ended session: ${statusesOf(refused)}`);
  }
  const dead = await Promise.all(known.map((_, which) => refresh(which, newest.refreshToken)));
  if (statusesOf(dead) !== all(401, calls.count)) problems.push(`an ended family: ${statusesOf(dead)}`);
  return problems;
};

function all(status: number, count: number): string {
  return Array.from({ length: count }, () => status).join(" ");
}
