import { DatabaseSync, StatementSync } from "node:sqlite";

import { Client } from "pg";

// The server as it is started, killed as soon as it has sent a given statement of its migrations. The first of them
// makes the table of migrations where there is none; the last is the commit.
const killAt = Number(process.env["KILL_AT"] ?? Infinity);
let statements = 0;

function sent(text: string): void {
  const isBegun = statements > 0 || /^create table if not exists "schema_migrations"/i.test(text);
  if (!isBegun) return;
  statements += 1;
  if (statements === killAt) process.kill(process.pid, "SIGKILL");
  if (/^\s*commit/i.test(text)) process.stdout.write(`migrated by ${statements} statements\n`);
}

function textOf(self: unknown, [first]: readonly unknown[]): string {
  if (self instanceof StatementSync) return self.sourceSQL;
  if (typeof first === "object" && first !== null && "text" in first) return String(first.text);
  return String(first);
}

const counted: ProxyHandler<(...given: never[]) => unknown> = {
  apply(method, self: unknown, given: readonly unknown[]) {
    const answer: unknown = Reflect.apply(method, self, given);
    sent(textOf(self, given));
    return answer;
  },
};

const places = [
  [StatementSync.prototype, "run"],
  [StatementSync.prototype, "all"],
  [DatabaseSync.prototype, "exec"],
  [Client.prototype, "query"],
] as const;
for (const [place, name] of places) {
  Object.defineProperty(place, name, { value: new Proxy(Reflect.get(place, name), counted) });
}
await import("#main.ts");
