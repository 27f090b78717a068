import { expect, inject } from "vitest";

import { test } from "#testing/server-test.ts";

test("the server says which version it is and which database answered", async ({ server }) => {
  const answer = await server.app.inject("/api/health");

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ version: server.config.version, database: { engine: inject("engine") } });
});
