import { testSize } from "@lane/domain/testing/test-size.ts";
import { expect } from "vitest";

import { runMediaRounds } from "#testing/media-rounds.ts";
import { test } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

const wanted = testSize({ short: 100, long: 400 });
const tenYearsMs = 10 * 365 * 24 * 60 * 60 * 1000;

// The same test with ten thousand steps: `npm run bench -- media-kills`.
test(
  `${wanted} random uploads, changes and kills leave what is named, all of it and nothing else`,
  { timeout: 180_000 },
  async ({ server, clock }) => {
    clock.advance(tenYearsMs);
    const { accountId, ...ada } = await createWriter(server);
    const timeline = await setTimeline({ accountId, ...ada });
    const place = { timelineId: timeline.id, yearId: timeline.yearId(1990), accountId };

    const { steps, kills } = await runMediaRounds({ server, advance: (ms) => clock.advance(ms), ...place }, wanted);

    expect(steps).toBeGreaterThanOrEqual(wanted);
    expect(kills).toBeGreaterThan(wanted / 20);
  },
);
