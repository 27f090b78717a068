import { readFileSync } from "node:fs";
import { join } from "node:path";

import { formatter } from "@lingui/format-po";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";

import { root } from "./source-files.ts";

const languages = ["nl", "de", "fr", "es"] as const;

test.for(languages)("every text in %s holds what its English holds", async (language) => {
  const entries = await entriesOf(language);

  const broken = entries.flatMap(({ message = "", translation = "" }) =>
    piecesOf(message).join() === piecesOf(translation).join() ? [] : [`${message} -> ${translation}`],
  );

  expect(entries.length).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});

test.for(languages)("in %s a button that is called more than it shows says first what it shows", async (language) => {
  const entries = await entriesOf(language);
  const words = new Map(entries.map(({ message = "", translation = "" }) => [message, translation]));

  const calledMore = [...words].filter(([message]) => message.endsWith(": {name}"));
  const shown = calledMore.flatMap(([message, heard]) => {
    const read = words.get(message.replace(": {name}", ""));
    return read === undefined ? [] : [{ heard, read }];
  });

  expect(shown.length).toBeGreaterThan(4);
  expect(shown.filter(({ heard, read }) => !heard.startsWith(read))).toEqual([]);
});

async function entriesOf(language: string) {
  const file = join(root, `apps/web/src/lib/locales/${language}.po`);
  const catalogue = await formatter({ explicitIdAsDefault: false }).parse(readFileSync(file, "utf8"), {
    locale: language,
    sourceLocale: "en",
    filename: file,
  });
  return Object.values(catalogue);
}

/** Names of values and numbers of tags, each once: a plural may say its number more often in another language. */
function piecesOf(text: string): string[] {
  const pieces = new Set<string>(text.match(/<\/?\d+\/?>/g));
  collect(compileMessage(text), pieces);
  return [...pieces].toSorted();
}

function collect(tokens: unknown, pieces: Set<string>): void {
  if (!Array.isArray(tokens)) return;
  for (const token of tokens) {
    if (!Array.isArray(token)) continue;
    const [name, , choices] = token;
    pieces.add(String(name));
    if (typeof choices === "object" && choices !== null)
      for (const choice of Object.values(choices)) collect(choice, pieces);
  }
}
