import { expect } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { httpDate } from "#lib/moments.ts";
import { look, settingsOf } from "#testing/doctor.ts";
import { runsOnce, test } from "#testing/server-test.ts";
import { serve } from "#testing/web-answers.ts";

import { clockSkew } from "./clock-skew.ts";

/** A service whose clock is so far ahead of this machine's. */
async function serviceAhead(ms: number): Promise<Record<string, string>> {
  const url = await serve((response) => response.writeHead(404, { date: httpDate(systemClock.now() + ms) }).end());
  return { PROMPTS_URL: `${url}/v1`, PROMPTS_MODEL: "any" };
}

test.runIf(runsOnce)("clocks that agree are named, and the one that differs most", async ({ testDatabase }) => {
  const { folder } = testDatabase;
  const good = await serviceAhead(0);
  const late = { S3_ENDPOINT: (await serviceAhead(-95_000))["PROMPTS_URL"] ?? "" };
  const bucket = { S3_BUCKET: "lane", S3_ACCESS_KEY: "key", S3_SECRET_KEY: "secret" };

  expect(await look(clockSkew, { DATA_DIR: folder, ...good })).toMatchObject({
    state: "ok",
    says: expect.stringMatching(/^This machine's clock agrees with 127\.0\.0\.1:\d+\.$/),
  });
  expect(await look(clockSkew, { DATA_DIR: folder, ...(await serviceAhead(40_000)) })).toMatchObject({
    state: "attention",
    says: expect.stringMatching(/is (39|40|41) seconds behind that of 127\.0\.0\.1:\d+\.$/),
  });
  expect(await look(clockSkew, { DATA_DIR: folder, ...good, ...late, ...bucket })).toMatchObject({
    state: "attention",
    says: expect.stringMatching(/is 9[456] seconds ahead of that of 127\.0\.0\.1:\d+\.$/),
  });
});

test("the clock of PostgreSQL counts, the embedded database has none", async ({ testDatabase }) => {
  const env = settingsOf(testDatabase);
  const isEmbedded = testDatabase.location.engine === "sqlite";
  const clock = { now: () => systemClock.now() + 60_000 };

  const agreeing = await look(clockSkew, env);
  const wrong = await look(clockSkew, env, { clock });

  expect(agreeing).toMatchObject({
    state: "ok",
    says: isEmbedded
      ? "There is no other clock in reach to compare this machine's with."
      : "This machine's clock agrees with PostgreSQL.",
  });
  expect(wrong?.state).toBe(isEmbedded ? "ok" : "attention");
});
