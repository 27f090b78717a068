import type { Clock } from "@lane/server/src/ports/clock.ts";
import { runMediaRounds } from "@lane/server/src/testing/media-rounds.ts";

import type { Bench, Row } from "../row.ts";
import { openHouse, type OpenHouse } from "./house.ts";

const wanted = 10_000;

/** Ten thousand random steps; throws at the first file that is missing, changed or left behind. */
export const mediaKills: Bench = {
  name: "media-kills",
  async run(): Promise<Row[]> {
    let ahead = 0;
    const clock: Clock = { now: () => Date.now() + ahead };
    const house = await openHouse({}, clock);
    const { accountId, timelineId, yearId } = await openTimeline(house.services);
    const place = { house, accountId, timelineId, yearId, advance: (ms: number) => void (ahead += ms) };
    const counts = await runMediaRounds(place, wanted);
    await house.leave();
    return [
      {
        what: "random steps with files, all kept and nothing left behind",
        value: counts.steps,
        unit: "steps",
        atLeast: wanted,
      },
      { what: "of them killed half way", value: counts.kills, unit: "kills", atLeast: 50 },
    ];
  },
};

async function openTimeline({ accounts, timelines }: OpenHouse["services"]) {
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
