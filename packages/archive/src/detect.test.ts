import { array, assert, asyncProperty, constantFrom, nat, tuple } from "fast-check";
import { expect, test } from "vitest";

import { UnreadableSourceError } from "./report.ts";
import { buildZip } from "./testing/build-zip.ts";
import { jpeg } from "./testing/pictures.ts";
import { bytesOf, readAll } from "./testing/read-all.ts";

test.each([
  [["archive.json", "memories/2019.json", "index.html"], "own"],
  [["my life/archive.json", "my life/photos/x.jpg"], "own"],
  [["AppleJournalEntries/Entries/2024-01-01.html"], "apple-journal"],
  [["Takeout/Google Fotos/Fotos von 2014/a.jpg", "Takeout/Google Fotos/Fotos von 2014/a.jpg.json"], "takeout"],
  [["Photos from 2014/a.jpg", "Photos from 2014/a.jpg.supplemental-metad.json"], "takeout"],
  [["1451619000000-3fdad0c3e2.json", "1451619000000-3fdad0c3e2-0.jpg"], "journey"],
  [["Journal.json", "photos/d41d8cd98f00b204e9800998ecf8427e.jpeg"], "day-one"],
  [["DCIM/IMG_1.JPG", "notes.txt"], "photos"],
])("%j comes from %s", async (names, format) => {
  const zip = buildZip(names.map((name) => ({ name, data: "{}" })));
  const outcome = await readAll({ "a.zip": zip }).catch((error: unknown) => error);
  expect(outcome).toMatchObject(format === "own" ? { problem: { name: "archive.json" } } : { format });
});

const dayOne = '{"entries":[{"uuid":"u","creationDate":"2019-08-04T00:00:00Z","text":"We swam"}]}';
const journey = '{"date_journal":1564876800000,"text":"We swam"}';
const photo = jpeg("2019:08:04 09:00:00");

test.each([
  ["Journey with names of another kind", { "entry-1.json": journey, "entry-2.json": journey }, "journey", "journey"],
  ["Journey that was taken for Day One", { "entry-1.json": journey }, "day-one", "journey"],
  ["Day One that was taken for Journey", { "Journal.json": dayOne }, "journey", "day-one"],
  ["both of them, as Journey", { "Journal.json": dayOne, "entry-1.json": journey }, "journey", "journey"],
  ["both of them, as Day One", { "Journal.json": dayOne, "entry-1.json": journey }, "day-one", "day-one"],
  ["photos beside a file about them", { "a.jpg": photo, "catalogue.json": "[]" }, "photos", "photos"],
  ["photos of Google beside one", { "a.jpg": photo, "catalogue.json": "[]" }, "takeout", "takeout"],
] as const)("what lies inside counts, and what the person says: %s", async (_, files, said, format) => {
  const zip = buildZip(Object.entries(files).map(([name, data]) => ({ name, data })));

  const read = await readAll({ "a.zip": zip }, { said });

  expect([read.format, read.entries[0]?.date]).toMatchObject([format, { year: 2019, month: 8, day: 4 }]);
});

test("what is nothing we know says so, and what was only refused says why", async () => {
  await expect(readAll({ "a.zip": buildZip([{ name: "notes.txt", data: "x" }]) })).rejects.toMatchObject({
    problem: { reason: "unknown-format" },
  });
  await expect(readAll({ "a.zip": buildZip([{ name: "Journal.json", data: "x", flags: 1 }]) })).rejects.toMatchObject({
    problem: { name: "Journal.json", reason: "encrypted" },
  });
  await expect(readAll({ "a.zip": buildZip([]) })).rejects.toMatchObject({ problem: { reason: "unknown-format" } });
  await expect(readAll({ "a.zip": Buffer.from("no zip at all") })).rejects.toMatchObject({
    problem: { name: "a.zip", reason: "truncated" },
  });
});

const names = constantFrom(
  "Journal.json",
  "photos/aa.jpeg",
  "archive.json",
  "memories/2019.json",
  "1451619000000-3fdad0c3e2.json",
  "AppleJournalEntries/Entries/2024-01-01.html",
  "AppleJournalEntries/Resources/P1.heic",
  "Takeout/Google Photos/Photos from 2014/a.jpg",
  "Takeout/Google Photos/Photos from 2014/a.jpg.json",
  "film.mp4",
);

test("whatever lies in files of these names, reading ends with entries, problems or a refusal", async () => {
  const content = tuple(constantFrom(...almost), nat(120), constantFrom("", "{", "[", '"', "\0", "null", "9"));
  await assert(
    asyncProperty(array(tuple(names, content), { minLength: 1, maxLength: 6 }), async (files) => {
      const zip = buildZip(files.map(([name, [words, at, sign]]) => ({ name, data: changed(words, at, sign) })));
      expect(await outcomeOf(zip)).toMatch(/^(?:read|refused)$/);
    }),
    { seed: 43, numRuns: 100 },
  );
}, 30_000);

function changed(words: string, at: number, sign: string): string {
  return sign === "" ? words : words.slice(0, at) + sign + words.slice(at + sign.length);
}

/** JSON of the right kind with the wrong things in it. */
const almost = [
  '{"entries":[{"uuid":"u","creationDate":"2019-08-04T00:00:00Z","text":"![](dayone-moment://aa)","photos":[{"md5":"aa"}]}]}',
  '{"entries":[{"uuid":"u","creationDate":"2019-99-99T99:99:99Z","richText":"{}"},{"uuid":{}},null]}',
  '{"date_journal":1e308,"timezone":{},"text":7,"photos":[{}],"tags":"x"}',
  '{"date_journal":"1451619000000","text":"<p>a<ul><li>b<img src=x>","type":"html"}',
  '{"photoTakenTime":{"timestamp":"99999999999"},"description":"\\ud800"}',
  '{"format":"down-memory-lane","formatVersion":1}',
  '{"format":"down-memory-lane","formatVersion":2}',
  '{"format":"down-memory-lane","formatVersion":3}',
  '{"format":"down-memory-lane","formatVersion":4}',
  '<div class="gridItem assetType_photo" id="P1"></div><div class="title">t',
];

async function outcomeOf(zip: Buffer): Promise<string> {
  try {
    const { entries } = await readAll({ "a.zip": zip });
    for (const { media, title } of entries) {
      if (title === "" || title.length > 200) return `title ${title}`;
      for (const one of media) await bytesOf(one);
    }
    return "read";
  } catch (error) {
    return error instanceof UnreadableSourceError ? "refused" : String(error);
  }
}
