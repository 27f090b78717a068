import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { sentencesIn } from "./sentences.ts";
import { listSources, readFiles, root } from "./source-files.ts";

const languages = ["nl", "de", "fr", "es"] as const;

/** The files with sentences that a call can end with: those of the server, and those for a missing answer. */
const speaking =
  /^(packages\/(contract|domain)\/src|apps\/server\/src|apps\/web\/src\/api)\/(?!testing\/).*(?<!\.test|-contract)\.ts$/;

/** Mails have their own translations; the other places address operators, search engines and programs. */
const quietPlaces =
  /server\/src\/([^/]+\.ts$|app\/|config\/|db\/migrations\/|features\/(backups\/|notices\/|operator\/|shares\/report-mail|print-orders\/operator-)|adapters\/print\/(demo-printer|lulu-answers|lulu-webhook)|adapters\/(backup-places|billing|ciphers|media-store|own-programs|prompts|search)\/|ports\/cipher|http\/(openapi|operator-|shared-page|api-page|dev-mailbox|plain-page|static-app|restore-calls|restore-page|security-txt))/;

/** Sentences for developers who use the API, or names of things. Everything else is for people. */
const notForPeople = [
  "A PDF or a picture?",
  "D02 AF30",
  "EB Garamond",
  "Another book is being laid out",
  "Baúl familiar",
  "Coffre de famille",
  "Family vault",
  "Guest contributor",
  "Pluma invitada",
  "Plume invitée",
  "Lulu answered {0} to {1} {2}",
  "Memory archived successfully",
  "Memory keeper",
  "Memory restored successfully",
  "Memory tag saved successfully",
  "Memory updated successfully",
  "Other sites may not ask this. Please open the page by its own address",
  "Please name a country by its two letters",
  "Please name a language",
  "Please send a key",
  "Please send the bytes as {0}",
  "Please send this as JSON",
  "Samsung Internet",
  "The Idempotency-Key must have 8 to 128 letters, digits or . : _ -",
  "The key must have 8 to 128 letters, digits or . : _ -",
  "The child that draws pages has ended",
  "The child was {0}: {1}",
  "This link has expired or was already used. Run npm run admin -- sign-in for a new one",
  "This message is not signed as it should be",
  "This Idempotency-Key was already used for something else",
  "Upload-Metadata is too long",
  "sha256 must be 64 hexadecimal digits",
  "You're not signed in. Run npm run admin -- sign-in for a link",
  "{0} must be a number",
  "{0} on {1}",
];

const said = sentencesIn(
  readFiles(
    root,
    listSources(root).filter((path) => speaking.test(path)),
  ),
  quietPlaces,
);

test("the sentences of the server are found, and those for programs are all still said", () => {
  expect(said.size).toBeGreaterThan(130);
  expect(notForPeople.filter((sentence) => !said.has(sentence))).toEqual([]);
});

test.for(languages)("every sentence of the server is known in %s, and nothing else", (language) => {
  const table = tableOf(language);

  expect(Object.keys(table).toSorted()).toEqual([...said].filter((text) => !notForPeople.includes(text)).toSorted());
  expect(Object.entries(table).filter(([english, words]) => valuesIn(english) !== valuesIn(words))).toEqual([]);
});

test.for([
  ['throw new AppError("conflict", "already there");', ["already there"]],
  [
    'throw new AppError("conflict", isOld ? "Too old for us" : "Too new for us");',
    ["Too old for us", "Too new for us"],
  ],
  ['const sentence = "Please wait";', ["Please wait"]],
  ["const sentence = `At most ${most} files`;", ["At most {0} files"]],
  [
    "function line(label: string) { return `${label} is short`; } line('Name'); line('First name');",
    ["Name is short", "First name is short"],
  ],
  [
    "function said(label: string) { return `${label} is short`; } function line(label: string) { return () => said(label); } line('Name');",
    ["Name is short"],
  ],
  ['throw new Error("The disk is gone");', []],
  ['logger.warn({}, "The disk is gone");', []],
  ['const shape = { summary: "Add a memory" };', []],
  ['done("Memory added successfully", {});', []],
] as const)("of %s a person hears %j", ([text, expected]) => {
  expect([...sentencesIn([{ path: "a.ts", text }], quietPlaces)]).toEqual(expected);
});

test("in a quiet place only a refusal is said", () => {
  const text = 'const help = "Port of the API."; throw new AppError("conflict", "This is taken");';

  expect([...sentencesIn([{ path: "apps/server/src/config/a.ts", text }], quietPlaces)]).toEqual(["This is taken"]);
});

function tableOf(language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, `apps/web/src/lib/locales/server/${language}.json`), "utf8"));
}

function valuesIn(text: string): string {
  return [...new Set(text.match(/\{\d\}/g))].toSorted().join();
}
