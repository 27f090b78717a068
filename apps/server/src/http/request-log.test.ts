import { expect } from "vitest";

import { createMember } from "#testing/factories.ts";
import { test } from "#testing/server-test.ts";

test("the log tells what was asked and how it went, and nothing that belongs to a person", async ({ server }) => {
  const { token, email } = await createMember(server);
  const canary = "canary-4f1d9c";

  await server.app.inject({ url: "/api/auth/verify", headers: { authorization: `Bearer ${token}` } });
  await server.app.inject({
    method: "POST",
    url: `/api/auth/logout?code=${canary}`,
    headers: { authorization: `Bearer ${canary}`, cookie: canary, "user-agent": `${canary}\r\nforged: line` },
    payload: { password: canary },
  });
  await server.app.inject(`/api/nowhere/${canary}`);

  const log = JSON.stringify(server.logger.lines);
  expect(server.logger.lines.map(({ details }) => details)).toMatchObject([
    { method: "GET", route: "/api/auth/verify", status: 200 },
    { method: "POST", route: "/api/auth/logout", status: 401 },
    { route: "unknown", status: 404 },
  ]);
  for (const secret of [canary, token, email, "127.0.0.1"]) expect(log).not.toContain(secret);
});
