import { freePort } from "#testing/free-port.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { test as base, type TestServer } from "#testing/server-test.ts";

import { clientKey, clientSecret, type LuluServer, startLuluServer } from "./lulu-server.ts";

interface Printed {
  readonly lulu: LuluServer;
  readonly settings: Readonly<Record<string, string>>;
  /** The server, where the printer can reach it. */
  readonly reached: TestServer;
}

/** A server that has its books printed by a Lulu of our own, and is paid for them in the demonstration. */
export const test = base
  .extend<Pick<Printed, "lulu">>({
    lulu: async ({}, use) => {
      const lulu = await startLuluServer();
      await use(lulu);
      await lulu.close();
    },
  })
  .extend<Pick<Printed, "settings">>({
    settings: async ({ lulu }, use) => {
      const port = await freePort();
      await use({
        PRINT: "lulu",
        PRINT_UNPAID: "yes",
        PORT: String(port),
        MAIL_FROM: "Down Memory Lane <books@lane.example>",
        LULU_CLIENT_KEY: clientKey,
        LULU_CLIENT_SECRET: clientSecret,
        LULU_API_BASE: lulu.apiBase,
      });
    },
  })
  .extend<Pick<Printed, "reached">>({
    reached: async ({ server }, use) => {
      await server.app.listen({ port: server.config.port, host: server.config.host });
      await use(server);
    },
  });

/** A message reaches the server, and the worker does what follows. */
export async function tell(server: TestServer, { body, signature }: { body: string; signature: string }) {
  const answer = await send(server, { body, signature });
  await deliverAll(server);
  return answer;
}

/** The message alone. */
export function send(server: TestServer, { body, signature }: { body: string; signature: string }) {
  const headers = { "content-type": "application/json", "lulu-hmac-sha256": signature };
  return server.app.inject({ method: "POST", url: "/api/lulu/webhook", headers, payload: body });
}
