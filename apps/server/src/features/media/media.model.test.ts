import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { runMediaRounds } from "#testing/media-rounds.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

const wanted = 400;
const tenYearsMs = 10 * 365 * 24 * 60 * 60 * 1000;

// The same with ten thousand steps: `npm run bench -- media-kills`.
test(
  `${wanted} random uploads, changes and kills leave what is named, all of it and nothing else`,
  { timeout: 180_000 },
  async ({ house, clock }) => {
    clock.advance(tenYearsMs);
    const { accountId, ...ada } = await createWriter(house);
    const timeline = await setTimeline({ accountId, ...ada });
    const place = { timelineId: timeline.id, yearId: timeline.yearId(1990), accountId };

    const { steps, kills } = await runMediaRounds({ house, advance: (ms) => clock.advance(ms), ...place }, wanted);

    expect(steps).toBeGreaterThanOrEqual(wanted);
    expect(kills).toBeGreaterThan(wanted / 20);
  },
);
