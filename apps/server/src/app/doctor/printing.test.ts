import { expect, onTestFinished, test } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { setUpWebhook } from "#adapters/print/lulu-webhook.ts";
import { look } from "#testing/doctor.ts";
import { freePort } from "#testing/free-port.ts";
import { clientKey, clientSecret, startLuluServer } from "#testing/print/lulu-server.ts";

import { printing } from "./printing.ts";

const baseUrl = "https://lane.example";

async function openAccount() {
  const lulu = await startLuluServer();
  onTestFinished(() => lulu.close());
  const env = {
    PRINT: "lulu",
    PRINT_UNPAID: "yes",
    LULU_CLIENT_KEY: clientKey,
    LULU_CLIENT_SECRET: clientSecret,
    LULU_API_BASE: lulu.apiBase,
    MAIL_FROM: "Lane <lane@lane.example>",
    BASE_URL: baseUrl,
  };
  const account = { clientKey, clientSecret, apiBase: lulu.apiBase };
  return { lulu, env, setUp: () => setUpWebhook(account, baseUrl, systemClock) };
}

test("a webhook that is on is well; one that is absent or switched off is broken", async () => {
  const { lulu, env, setUp } = await openAccount();
  const todo = "Run: npm run admin -- print-setup";

  expect(await look(printing, env)).toEqual({ state: "broken", says: "Lulu has no webhook for this server.", todo });
  await setUp();
  expect(await look(printing, env)).toEqual({ state: "ok", says: "Lulu accepts the key, and its webhook is on." });
  for (const hook of lulu.world.webhooks) hook.isActive = false;
  expect(await look(printing, env)).toEqual({
    state: "broken",
    says: "Lulu has switched its webhook off after failures.",
    todo,
  });
});

test("a key that Lulu refuses, and a Lulu that is away, are broken, without the key", async () => {
  const { env } = await openAccount();
  const secret = "a-secret-of-somebody-else";

  const refused = await look(printing, { ...env, LULU_CLIENT_SECRET: secret });
  const away = await look(printing, { ...env, LULU_API_BASE: `http://127.0.0.1:${await freePort()}` });

  expect(refused).toMatchObject({ state: "broken", says: expect.stringContaining("Lulu gave no token (401)") });
  expect(away).toMatchObject({ state: "broken", says: expect.stringContaining("Lulu can't be asked") });
  expect(JSON.stringify([refused, away])).not.toContain(secret);
});

test("where nobody prints there is nothing to look at", async () => {
  expect(await look(printing, {})).toBeUndefined();
});
