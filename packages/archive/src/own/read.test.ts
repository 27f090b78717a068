import { maxHopes } from "@lane/domain/limits.ts";
import { expect, test } from "vitest";

import { openSource } from "../source.ts";
import { buildZip, inMemory } from "../testing/build-zip.ts";
import { ownArchive, ownMedia, ownMemory, ownZip } from "../testing/own-zip.ts";
import { jpeg } from "../testing/pictures.ts";
import { bytesOf, readAll } from "../testing/read-all.ts";
import { mostNamed } from "./fit-account-data.ts";
import type { ArchivedMemory } from "./memory-schema.ts";
import { readOwnHead } from "./read.ts";

const picture = jpeg(null, "ours");
const path = "media/2019/08-1.jpg";

test.each(["", "packed once more/"])("a memory comes back as it was, out of the folder %j", async (folder) => {
  const memory = ownMemory("m1", {
    date: { year: 2019, month: 8, day: null, isCirca: true },
    title: "The lake",
    text: [[{ text: "Warm", isBold: true }, { isBreak: true }, { text: "water", isBold: false }]],
    mark: "Flower",
    isCandle: true,
    size: "large",
    isArchived: true,
    isQuiet: true,
    place: "Lake Como",
    monthDescription: "Summer",
    prompt: { text: "Where were you?", templateId: null, bankVersion: 3 },
    version: 2,
    versions: [
      {
        version: 1,
        title: "A lake",
        text: [],
        html: "",
        mark: "Stone",
        place: "Italy",
        savedAt: "2026-01-01T00:00:00.000Z",
      },
    ],
    media: [ownMedia(path, picture, "Ünser See?.jpg")],
  });
  const { format, entries, problems } = await readAll({ "mine.zip": ownZip([memory], { [path]: picture }, folder) });
  expect({ format, problems }).toEqual({ format: "own", problems: [] });
  expect(entries).toMatchObject([
    {
      sourceId: "own:m1",
      date: { year: 2019, month: 8, day: null },
      isCirca: true,
      title: "The lake",
      text: memory.text,
      mark: "Flower",
      isCandle: true,
      size: "large",
      isArchived: true,
      isQuiet: true,
      place: "Lake Como",
      prompt: { text: "Where were you?", templateId: null, bankVersion: 3 },
      media: [{ name: "Ünser See?.jpg", caption: "A caption", isCover: true, sha256: memory.media[0]?.sha256 }],
      past: {
        monthDescription: "Summer",
        version: 2,
        versions: [
          { version: 1, title: "A lake", text: [], mark: "Stone", place: "Italy", savedAt: Date.UTC(2026, 0, 1) },
        ],
      },
    },
  ]);
  expect(await bytesOf(entries[0]?.media[0])).toEqual(picture);
});

test("what the archive lacks is reported by name, and the rest goes in", async () => {
  const memories = [
    ownMemory("m1", { media: [ownMedia(path, picture, "gone.jpg"), ownMedia(null, picture, "lost.jpg")] }),
    ownMemory("m2"),
  ];
  const { entries, problems } = await readAll({ "mine.zip": ownZip(memories) });
  expect(entries.map(({ title, media }) => [title, media.length])).toEqual([
    ["Memory m1", 0],
    ["Memory m2", 0],
  ]);
  expect(problems.map(({ name, reason }) => [name, reason])).toEqual([
    ["Memory m1: gone.jpg", "missing-media"],
    ["Memory m1: lost.jpg", "missing-media"],
  ]);
});

test.each([
  ["of another product", '{"format":"other","formatVersion":1}', "It is no archive of ours"],
  [
    "of a later version",
    '{"format":"down-memory-lane","formatVersion":5}',
    "It was made by a later version of this product",
  ],
  ["that is cut", '{"format":', "It should be JSON and is not, or only a part of it"],
  [
    "with other contents",
    '{"format":"down-memory-lane","formatVersion":1}',
    "Its contents are not as they should be (madeAt)",
  ],
])("an archive %s is refused with a sentence", async (_what, data, sentence) => {
  await expect(readAll({ "a.zip": buildZip([{ name: "archive.json", data }]) })).rejects.toMatchObject({
    problem: { sentence },
  });
});

test("what lies beside the memories is read on its own", async () => {
  const hope = { text: "A boat", size: "small" as const, createdAt: "2026-01-01T00:00:00.000Z" };
  const source = await openSource([{ name: "mine.zip", access: inMemory(ownZip([], {}, "", { hopes: [hope] })) }]);
  const { accountData } = await readOwnHead(source);
  expect(accountData.hopes).toEqual([{ ...hope, createdAt: Date.parse(hope.createdAt) }]);
});

test("of a made-up archive no more is handed on than a person could have laid down", async () => {
  const hope = { text: "A boat", size: "small" as const, createdAt: "2026-01-01T00:00:00.000Z" };
  const hopes = [
    ...Array.from({ length: 3000 }, () => hope),
    ...Array.from({ length: 3000 }, () => ({ ...hope, text: "" })),
  ];
  const source = await openSource([{ name: "mine.zip", access: inMemory(ownZip([], {}, "", { hopes })) }]);
  const { accountData, refused } = await readOwnHead(source);
  expect(accountData.hopes).toHaveLength(maxHopes + mostNamed);
  expect(refused).toHaveLength(mostNamed);
});

test("an archive of a release that knew no places is read, and a place that nobody could have typed is made to fit", async () => {
  const { place: _place, ...older } = ownMemory("m1");
  const crafted = ownMemory("m2", { place: ` Over\0there\n${"x".repeat(500)}` });

  const { entries, problems } = await readAll({ "mine.zip": ownZip([older as ArchivedMemory, crafted]) });

  expect(problems).toEqual([]);
  expect(entries.map(({ place }) => place)).toEqual(["", `Over there ${"x".repeat(109)}`]);
});

test.for([
  [1, ["payments", "shares", "comments", "asks"]],
  [2, ["shares", "comments", "asks"]],
  [3, ["asks"]],
] as const)("an archive of format %i is read without what came later", async ([formatVersion, later]) => {
  const head = Object.entries({ ...ownArchive([]), formatVersion }).filter(
    ([name]) => !later.some((one) => one === name),
  );
  const data = JSON.stringify(Object.fromEntries(head));

  const { problems } = await readAll({ "mine.zip": buildZip([{ name: "archive.json", data }]) });

  expect(problems).toEqual([]);
});
