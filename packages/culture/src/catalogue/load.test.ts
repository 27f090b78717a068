import { expect, test } from "vitest";

import { entriesOf } from "./load.ts";

const song = { year: 1976, places: ["US", "GB"], title: "Dancing Queen", detail: "ABBA", source: "common-knowledge" };

function fileOf(...entries: unknown[]) {
  return [{ group: "1970s", entries }];
}

test("an entry of a file has an id, and the years from its first to its last", () => {
  expect(entriesOf("song", fileOf(song))).toEqual([
    {
      id: "song-1976-dancing-queen",
      category: "song",
      title: "Dancing Queen",
      detail: "ABBA",
      from: 1976,
      to: 1976,
      places: ["US", "GB"],
      isHeavy: false,
      fromAge: 0,
      source: "common-knowledge",
    },
  ]);
});

test("a tragedy has no other detail", () => {
  const tragedy = { year: 1986, places: ["world"], title: "Chernobyl", heavy: true, source: "common-knowledge" };

  expect(entriesOf("news", fileOf(tragedy))).toMatchObject([{ isHeavy: true, detail: null }]);
});

test("a span ends in its last year, or not yet", () => {
  const snack = { places: ["world"], source: "maker" };
  const file = fileOf({ from: 1970, to: 1976, title: "Gone", ...snack }, { from: 1976, title: "Still here", ...snack });

  expect(entriesOf("snack", file).map(({ from, to }) => [from, to])).toEqual([
    [1970, 1976],
    [1976, Number.POSITIVE_INFINITY],
  ]);
});

test("groups follow each other, and a remark is only for the person who edits the file", () => {
  const file = [...fileOf(song), { group: "1980s", remark: "A remark.", entries: [{ ...song, year: 1980 }] }];

  expect(entriesOf("song", file).map(({ from }) => from)).toEqual([1976, 1980]);
});

const here = "song.json, group “1970s”, entry 1";
const named = `${here} (Dancing Queen)`;

test.for([
  [{ ...song, artist: "ABBA" }, `${here} has the unknown field “artist”. It may have: year, from, to, places, title`],
  [{ ...song, title: undefined }, `${here}, title is missing.`],
  [{ ...song, title: "" }, `${here}, title must be a text without spaces around it, not "".`],
  [{ ...song, detail: " ABBA" }, `${named}, detail must be a text without spaces around it, not " ABBA".`],
  [{ ...song, year: undefined }, `${named}, from (or year) is missing.`],
  [{ ...song, year: 76 }, `${named}, year must be a year of four digits, not 76.`],
  [{ ...song, year: "1976" }, `${named}, year must be a year of four digits, not "1976".`],
  [{ ...song, from: 1975 }, `${named} has a year, so it has no “from” nor “to”.`],
  [{ ...song, year: undefined, from: 1976, to: 1975 }, `${named} ends in 1975, before it begins in 1976.`],
  [{ ...song, places: [] }, `${named}, places must be a list with something in it.`],
  [{ ...song, places: ["USA"] }, `${named}, places is "USA", and must be one of: US, CA, GB`],
  [{ ...song, source: undefined }, `${named}, source is missing.`],
  [{ ...song, source: "hearsay" }, `${named}, source is "hearsay", and must be one of:`],
  [{ ...song, heavy: true }, `${named} is heavy, so it has no detail.`],
  [{ ...song, heavy: "yes" }, `${named}, heavy must be true, or not be there.`],
  ["Dancing Queen", `${here} must be an object.`],
] as const)("an entry like %j is refused", ([entry, sentence]) => {
  expect(() => entriesOf("song", fileOf(entry))).toThrow(sentence);
});

test.for([
  [{}, "song.json must be a list with something in it."],
  [[], "song.json must be a list with something in it."],
  [[{ entries: [song] }], "song.json, group 1, group is missing."],
  [[{ group: "1970s" }], "song.json, group “1970s”, entries must be a list with something in it."],
  [[{ group: "1970s", songs: [song] }], "song.json, group 1 has the unknown field “songs”."],
  [[{ group: "1970s", remark: 7, entries: [song] }], "song.json, group “1970s”, remark must be a text"],
] as const)("a file like %j is refused", ([file, sentence]) => {
  expect(() => entriesOf("song", file)).toThrow(sentence);
});
