import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

test("looking back finds the same month of other years, many years rather than many of one", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  for (const year of [1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997, 1998, 1999]) {
    for (const day of [1, 2, 3]) await ada.write(timeline, { year, day, memoryTitle: `${year} ${day}` });
  }
  const look = await ada.get(`/memories/look-back?yearId=${timeline.yearId(1995)}&month=7`);

  expect(look.body.memories.map(({ memoryTitle }: { memoryTitle: string }) => memoryTitle)).toEqual([
    "1999 1",
    "1999 2",
    "1998 1",
    "1998 2",
    "1997 1",
    "1997 2",
    "1996 1",
    "1994 1",
    "1993 1",
    "1992 1",
    "1991 1",
    "1990 1",
  ]);
});

test("looking back never shows a stone or a candle, nor what is quiet, archived or of another month", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const flower = await ada.write(timeline, { year: 1991, memoryType: "Flower" });
  const plain = await ada.write(timeline, { year: 1992 });
  await ada.write(timeline, { year: 1993, memoryType: "Stone" });
  await ada.write(timeline, { year: 1997, memoryType: "Flower", isCandle: true });
  await ada.write(timeline, { year: 1994, month: 8 });
  await ada.write(timeline, { year: 1990 });
  const quiet = await ada.write(timeline, { year: 1995 });
  await ada.put("/memories", { _id: quiet._id, isQuiet: true });
  const archived = await ada.write(timeline, { year: 1996 });
  await ada.post("/memories/archive", { id: archived._id });

  const look = await ada.get(`/memories/look-back?yearId=${timeline.yearId(1990)}&month=7`);

  expect(look.body.memories.map(({ _id }: { _id: string }) => _id)).toEqual([plain._id, flower._id]);
});
