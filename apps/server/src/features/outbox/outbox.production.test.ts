import { expect } from "vitest";

import { deliverAll } from "#testing/mailbox.ts";
import { test as base } from "#testing/server-test.ts";

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ NODE_ENV: "production" }),
});

test("a log of real people says that a mail lies in the folder, and nothing of what is in it", async ({ server }) => {
  const mail = { to: "ada@example.com", subject: "Your code", text: "Your code is 424242", html: "<p>424242</p>" };

  await server.services.outbox.post(mail);
  await deliverAll(server);

  const { id } = await server.database.db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
  expect(server.logger.lines).toContainEqual({
    level: "info",
    message: "mail written to the outbox folder",
    details: { id },
  });
  expect(JSON.stringify(server.logger.lines)).not.toMatch(/424242|ada@|Your code/);
});
