import { expect } from "vitest";

import { test as base } from "#testing/server-test.ts";

import { performJob } from "./job-run.ts";

// Nothing listens on this port, so that every attempt is refused at once.
const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ SMTP_URL: "smtp://127.0.0.1:1" }),
});

test("a mail that no server takes is tried for an hour before it is given up", async ({ server }) => {
  const { source, handlers } = server.jobs;
  const begun = server.clock.now();
  await server.services.outbox.post({ to: "ada@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" });
  const handler = handlers.find(({ job }) => job.name === "outbox.deliver-mail");
  const readJob = () =>
    server.database.db.selectFrom("jobs").select(["status", "run_at as runAt"]).executeTakeFirstOrThrow();

  let row = await readJob();
  while (row.status === "queued") {
    server.clock.advance(row.runAt - server.clock.now());
    const job = await source.claim(["outbox.deliver-mail"], 1000);
    if (!job || !handler) throw new Error("There is no mail to deliver");
    await performJob({ source, clock: server.clock, logger: server.logger }, { job, handler, stopping: neverStopping });
    row = await readJob();
  }

  expect(row.status).toBe("failed");
  expect(server.clock.now() - begun).toBeGreaterThanOrEqual(60 * 60 * 1000);
});

const neverStopping = new AbortController().signal;
