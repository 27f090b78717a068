import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

function unfolded(text: string): string[] {
  return text.replaceAll("\r\n ", "").split("\r\n");
}

test("memories with a day become days of a calendar, and nothing heavy unless it is asked for", async ({ server }) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);
  const timeline = await setTimeline(ada);
  await bob.write(await setTimeline(bob), { day: 1, memoryTitle: "Not Ada's" });
  const party = await ada.write(timeline, { year: 1999, month: 12, day: 31, memoryTitle: "Party; loud, long\\" });
  await ada.write(timeline, { month: 7, memoryTitle: "No day" });
  await ada.write(timeline, { month: 2, day: 28, memoryTitle: "Heavy", memoryType: "Stone" });
  await ada.write(timeline, { month: 3, day: 1, memoryTitle: "Lost", isCandle: true });
  const put = await ada.write(timeline, { month: 4, day: 1, memoryTitle: "Put away" });
  await ada.post("/memories/archive", { id: put._id });

  const { body } = await ada.get("/archive/calendar");
  const all = await ada.get("/archive/calendar?withStones=true");

  const summaries = (text: string) => unfolded(text).filter((line) => line.startsWith("SUMMARY:"));
  expect(summaries(body.text)).toEqual(["SUMMARY:Party\\; loud\\, long\\\\"]);
  expect(summaries(all.body.text)).toEqual(["SUMMARY:Heavy", "SUMMARY:Lost", "SUMMARY:Party\\; loud\\, long\\\\"]);
  expect(unfolded(body.text)).toEqual(
    expect.arrayContaining([
      `UID:${party._id}@down-memory-lane`,
      "DTSTART;VALUE=DATE:19991231",
      "DTEND;VALUE=DATE:20000101",
      "DTSTAMP:20260515T120000Z",
      "DESCRIPTION:It rained.",
    ]),
  );
  expect(body.saveAs).toBe("down-memory-lane.ics");
});

test("long lines are folded between characters, and no text becomes a line of its own", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const words = "Düster 🎈 ".repeat(40);
  await ada.write(timeline, {
    day: 3,
    memoryTitle: "🎈".repeat(90),
    memoryDescription: `<p>${words}<br>END:VEVENT</p><p>BEGIN:VALARM\r\nX:1\u2028Y:2</p>`,
  });

  const { text } = (await ada.get("/archive/calendar")).body;

  const lines = text.split("\r\n");
  expect(lines.filter((line: string) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line: string) => !line.isWellFormed() || line.includes("\uFFFD"))).toEqual([]);
  expect(unfolded(text).filter((line) => /^(?:BEGIN|END|X|Y):/.test(line))).toEqual([
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
  expect(unfolded(text)).toContain(`SUMMARY:${"🎈".repeat(90)}`);
});
