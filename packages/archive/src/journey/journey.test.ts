import { writeRichText } from "@lane/domain/rich-text.ts";
import { expect, test } from "vitest";

import { buildZip } from "../testing/build-zip.ts";
import { journeyZip } from "../testing/journals.ts";
import { jpeg } from "../testing/pictures.ts";
import { bytesOf, readAll } from "../testing/read-all.ts";

const newYear = Date.UTC(2016, 0, 1, 3, 30);

test("an entry in HTML and one in Markdown keep their words, days and files", async () => {
  const picture = jpeg(null, "one");
  const { format, entries, problems } = await readAll({
    "journey.zip": journeyZip([
      {
        id: "1451619000000-3fdad0c3e2",
        date: newYear,
        timezone: "America/Los_Angeles",
        text: '<p dir="auto">New year&#39;s <b>eve</b></p><p>Second &amp; last</p>',
        type: "html",
        tags: ["party"],
        photos: {
          "1451619000000-3fdad0c3e2-0.jpg": picture,
          "1451619000000-3fdad0c3e2-1.psd": picture,
          "lost.jpg": null,
        },
      },
      { id: "1451619000001-aaaaaaaaaa", date: newYear, text: "Plain *words*\nsecond line" },
      { id: "1451619000002-bbbbbbbbbb", date: Date.UTC(1899, 5, 1), text: "Too old" },
    ]),
  });
  expect(format).toBe("journey");
  expect(entries).toMatchObject([
    {
      sourceId: "journey:1451619000000-3fdad0c3e2",
      title: "New year's eve",
      date: { year: 2015, month: 12, day: 31, time: "19:30" },
      tagCount: 1,
      media: [{ kind: "Image" }],
    },
    { title: "Plain words", date: { year: 2016, month: 1, day: 1 } },
  ]);
  expect(entries.map(({ text }) => writeRichText(text))).toEqual(["<p>Second &amp; last</p>", "<p>second line</p>"]);
  expect(await bytesOf(entries[0]?.media[0])).toEqual(picture);
  expect(problems.map(({ name, reason }) => [name, reason])).toEqual([
    ["1451619000000-3fdad0c3e2-1.psd", "kind-not-kept"],
    ["New year's eve: lost.jpg", "missing-media"],
    ["Too old", "date-outside"],
  ]);
});

test("newer downloads say the day in words, and what is no entry is reported", async () => {
  const id = "1451619000000-3fdad0c3e2";
  const newer = {
    id,
    type: "markdown",
    text: "# Hello",
    dateOfJournal: "2016-01-01T03:30:00.000Z",
    location: { lat: 1e308 },
  };
  const { entries, problems } = await readAll({
    "journey.zip": buildZip([
      { name: `${id}.json`, data: JSON.stringify(newer) },
      { name: "1451619000009-cccccccccc.json", data: '{"text": "no date"}' },
      { name: "1451619000010-dddddddddd.json", data: "<html>" },
    ]),
  });
  expect(entries).toMatchObject([{ title: "Hello", date: { year: 2016, month: 1, day: 1 } }]);
  expect(problems.map(({ reason }) => reason)).toEqual(["no-such-shape", "not-json"]);
});
