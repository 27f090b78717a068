import { searchWords } from "@lane/domain/search-words.ts";
import { expect, test } from "vitest";

import { archiveLine, archiveMemory } from "#testing/archive.ts";

import { findIn } from "./find.ts";

const lines = [
  archiveLine("summer", { title: "The summer that never ended" }),
  archiveLine("winter", { title: "Wintersport" }),
  archiveLine("lost", { title: "Ohne Datei" }),
];
const memories = new Map([
  ["summer", archiveMemory("summer", "<p>C'était <strong>l'été</strong> de ma vie.</p>")],
  ["winter", archiveMemory("winter", "<p>Straße im Schnee, 日本の冬</p>", { place: "Zermatt" })],
]);

test.for([
  ["ETE", ["summer"]],
  ["sum VIE", ["summer"]],
  ["strasse", ["winter"]],
  ["日本", ["winter"]],
  ["wint summer", []],
  ["zerm", ["winter"]],
  ["port", []],
  ["datei", ["lost"]],
] as const)("%s finds words of title, place and text by how they begin", ([query, ids]) => {
  expect(findIn(lines, memories, searchWords(query)).map(({ line }) => line.id)).toEqual(ids);
});
