import type { Clock } from "@lane/server/src/ports/clock.ts";
import { runMediaRounds } from "@lane/server/src/testing/media-rounds.ts";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";
import { openBenchContext, type BenchContext } from "./bench-context.ts";

const wanted = sized(10_000, 500);
/** The folders of a store are never removed, and listing thousands of empty ones takes longer than all the rest. */
const perContext = 500;

/** Ten thousand random steps; throws at the first file that is missing, changed or left behind. */
export const mediaKills: Bench = {
  name: "media-kills",
  async run(): Promise<Row[]> {
    const all = { steps: 0, kills: 0 };
    while (all.steps < wanted) {
      const { steps, kills } = await inOneContext();
      all.steps += steps;
      all.kills += kills;
      process.stderr.write(`  ${all.steps} steps, ${all.kills} kills\n`);
    }
    return [
      {
        what: "random steps with files, all kept and nothing left behind",
        value: all.steps,
        unit: "steps",
        atLeast: wanted,
      },
      { what: "of them killed half way", value: all.kills, unit: "kills", atLeast: sized(50, 1) },
    ];
  },
};

async function inOneContext() {
  let ahead = 0;
  const clock: Clock = { now: () => Date.now() + ahead };
  const context = await openBenchContext({}, clock);
  const { accountId, timelineId, yearId } = await openTimeline(context.services);
  const place = { server: context, accountId, timelineId, yearId, advance: (ms: number) => void (ahead += ms) };
  const counts = await runMediaRounds(place, perContext);
  await context.leave();
  return counts;
}

async function openTimeline({ accounts, timelines }: BenchContext["services"]) {
  const { accountId } = await accounts.openAnew({
    email: "ada@example.com",
    password: "a long enough password",
    firstName: "Ada",
    lastName: "Marsh",
    dateOfBirth: "1958-03-09",
    cityName: "Utrecht",
    isReflectionPrompt: false,
  });
  const viewer = { accountId, sessionId: "" };
  await timelines.create(viewer, 1990);
  const { timeline, years } = await timelines.read(viewer);
  return { accountId, timelineId: timeline?._id ?? "", yearId: years[0]?._id ?? "" };
}
