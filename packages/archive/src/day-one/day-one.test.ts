import { writeRichText } from "@lane/domain/rich-text.ts";
import { expect, test } from "vitest";

import { buildZip } from "../testing/build-zip.ts";
import { dayOneZip } from "../testing/journals.ts";
import { jpeg } from "../testing/pictures.ts";
import { bytesOf, readAll } from "../testing/read-all.ts";

const byMd5 = { bytes: jpeg(null, "one"), kind: "photos", ending: "jpeg", identifier: "AAA1" } as const;
const byIdentifier = {
  bytes: jpeg(null, "two"),
  kind: "photos",
  ending: "jpeg",
  identifier: "BBB2",
  naming: "by-identifier",
} as const;
const sound = { bytes: Buffer.from("sound"), kind: "audios", ending: "m4a", identifier: "CCC3" } as const;
const film = { bytes: Buffer.from("film"), kind: "videos", ending: "mov", identifier: "DDD4" } as const;

test("an entry keeps its words, its day where it happened, and its files in the order of the text", async () => {
  const text = [
    "# A day at the lake",
    "![](dayone-moment:/video/DDD4)",
    String.raw`It was **warm**\. We swam\!`,
    "![](dayone-moment://BBB2)",
    "![](dayone-moment:/audio/CCC3)",
  ].join("\n\n");
  const { format, entries, problems } = await readAll({
    "export.zip": dayOneZip([
      {
        uuid: "E1",
        creationDate: "2019-08-04T02:30:00Z",
        timeZone: "America/New_York",
        text,
        tags: ["summer", "lake"],
        attachments: [byMd5, byIdentifier, sound, film],
      },
    ]),
  });
  expect({ format, problems }).toEqual({ format: "day-one", problems: [] });
  const [entry] = entries;
  expect(entry).toMatchObject({
    sourceId: "day-one:E1",
    date: { year: 2019, month: 8, day: 3, time: "22:30", zone: "America/New_York" },
    title: "A day at the lake",
    tagCount: 2,
    mark: null,
  });
  expect(writeRichText(entry?.text ?? [])).toBe("<p>It was <strong>warm</strong>. We swam!</p>");
  expect(entry?.media.map(({ kind, name }) => `${kind} ${name.slice(name.lastIndexOf("."))}`)).toEqual([
    "Video .mov",
    "Image .jpeg",
    "Audio .m4a",
    "Image .jpeg",
  ]);
  expect(await bytesOf(entry?.media[1])).toEqual(byIdentifier.bytes);
  expect(await bytesOf(entry?.media[3])).toEqual(byMd5.bytes);
});

test("sounds that end in aac are m4a files", async () => {
  const { entries } = await readAll({
    "a.zip": dayOneZip([
      { uuid: "E1", creationDate: "2019-08-04T02:30:00Z", text: "Listen", attachments: [{ ...sound, ending: "aac" }] },
    ]),
  });
  expect(entries[0]?.media[0]).toMatchObject({ kind: "Audio", name: expect.stringMatching(/\.m4a$/) });
});

test("files that are not there, or that nobody can show, are reported by name and the words go in", async () => {
  const { entries, problems } = await readAll({
    "a.zip": dayOneZip([
      {
        uuid: "E1",
        creationDate: "2019-08-04T02:30:00Z",
        text: "Lost things\n\n![](dayone-moment://EEE5)",
        attachments: [
          { ...byMd5, naming: "nowhere" },
          { ...byIdentifier, ending: "tiff" },
        ],
      },
    ]),
  });
  expect(entries).toMatchObject([{ title: "Lost things", media: [] }]);
  expect(problems.map(({ name, reason }) => `${reason} ${name}`)).toEqual([
    expect.stringMatching(/^missing-media Lost things: [\da-f]{32}$/),
    "kind-not-kept BBB2.tiff",
    "missing-media Lost things: EEE5",
  ]);
});

test("newer entries that only have rich text are read from that", async () => {
  const contents = [
    { attributes: { line: { header: 1 } }, text: "Heading\n" },
    { embeddedObjects: [{ type: "photo", identifier: "AAA1" }] },
    { attributes: { bold: true }, text: "Bold" },
    { text: " and plain\nsecond line" },
  ];
  const { entries } = await readAll({
    "a.zip": dayOneZip([
      {
        uuid: "E1",
        creationDate: "2019-08-04T12:00:00Z",
        richText: JSON.stringify({ contents }),
        attachments: [byMd5],
      },
    ]),
  });
  expect(entries).toMatchObject([{ title: "Heading", media: [{ kind: "Image" }] }]);
  expect(writeRichText(entries[0]?.text ?? [])).toBe("<p><strong>Bold</strong> and plain<br>second line</p>");
});

test("entries that cannot be kept are reported by name, and the rest goes in", async () => {
  const good = { creationDate: "2020-01-01T12:00:00Z", timeZone: "Europe/Berlin" };
  const { entries, problems } = await readAll({
    "a.zip": dayOneZip([
      { ...good, uuid: "OLD", text: "Too old", creationDate: "1899-12-31T12:00:00Z" },
      { ...good, uuid: "NEW", text: "Too new", creationDate: "2099-01-01T12:00:00Z" },
      { ...good, uuid: "LONG", text: "Ten megabytes ".repeat(750_000) },
      { ...good, uuid: "LONGER", text: `Heading\n\n${"<".repeat(150_000)}` },
      { ...good, uuid: "EMPTY", text: "  " },
      { text: "No name" },
      [],
      { ...good, uuid: "GOOD", text: "Fine", tags: "not a list", photos: [null, 7] },
      { ...good, uuid: "UNDATED", text: "Some day", creationDate: "soon" },
      { ...good, uuid: "ZONE", text: "Somewhere", timeZone: "Moon/Crater" },
    ]),
  });
  expect(entries.map(({ sourceId, date }) => [sourceId, date?.day ?? null])).toEqual([
    ["day-one:GOOD", 1],
    ["day-one:UNDATED", null],
    ["day-one:ZONE", 1],
  ]);
  expect(problems.map(({ name, reason }) => [name, reason])).toEqual([
    ["Too old", "date-outside"],
    ["Too new", "date-outside"],
    ["Journal.json, entry 3 (2020-01-01)", "text-too-long"],
    ["Heading", "text-too-long"],
    ["Journal.json, entry 5", "empty"],
    ["Journal.json, entry 6", "no-such-shape"],
    ["Journal.json, entry 7", "no-such-shape"],
  ]);
});

test("several journals are read one after another, and one that is no JSON is reported", async () => {
  const { entries, problems } = await readAll({
    "a.zip": dayOneZip([{ uuid: "A", creationDate: "2020-01-01T12:00:00Z", text: "a" }], "Travel"),
    "b.zip": buildZip([
      { name: "Broken.json", data: '{"entries": [' },
      { name: "Other.json", data: '{"things": []}' },
    ]),
  });
  expect(entries).toHaveLength(1);
  expect(problems.map(({ name, reason }) => [name, reason])).toEqual([
    ["Broken.json", "not-json"],
    ["Other.json", "no-such-shape"],
  ]);
});

test("more files than a memory holds continue in a second one", async () => {
  const attachments = Array.from({ length: 85 }, (_, index) => ({
    ...byMd5,
    bytes: jpeg(null, `${index}`),
    identifier: `ID${index}`,
  }));
  const { entries } = await readAll({
    "a.zip": dayOneZip([{ uuid: "E", creationDate: "2020-01-01T12:00:00Z", text: "Many", attachments }]),
  });
  expect(entries.map(({ sourceId, title, media }) => [sourceId, title, media.length])).toEqual([
    ["day-one:E", "Many", 40],
    ["day-one:E#2", "Many (2)", 40],
    ["day-one:E#3", "Many (3)", 5],
  ]);
});
