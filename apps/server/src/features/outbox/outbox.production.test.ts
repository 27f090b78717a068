import { expect } from "vitest";

import { test as base } from "#testing/server-test.ts";
import { deliverAll } from "#testing/mailbox.ts";

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ NODE_ENV: "production" }),
});

test("a log of real people says that a mail lies in the folder, and nothing of what is in it", async ({ house }) => {
  const mail = { to: "ada@example.com", subject: "Your code", text: "Your code is 424242", html: "<p>424242</p>" };

  await house.services.outbox.post(mail);
  await deliverAll(house);

  const { id } = await house.database.db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
  expect(house.logger.lines).toContainEqual({
    level: "info",
    message: "mail written to the outbox folder",
    details: { id },
  });
  expect(JSON.stringify(house.logger.lines)).not.toMatch(/424242|ada@|Your code/);
});
