import { readFileSync } from "node:fs";
import { join } from "node:path";

import { formatter } from "@lingui/format-po";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";

import { root } from "./source-files.ts";

const languages = ["nl", "de", "fr", "es"] as const;

/** People write of losing a loved one by suicide here. The rope of the lifeline is drawn and never named. */
const unkindWords = {
  en: /\b(ropes?|knots?|noose|hang(s|ing|ed)?|hung)\b/i,
  nl: /\b(touw\w*|knoop|knopen|strop|hang(t|en)?|hing(en)?)\b/i,
  de: /\b(seile?s?|knoten|strick|schlinge|häng(t|en)|hing(en)?)\b/i,
  fr: /\b(cordes?|n(œ|oe)uds?|pend(ent|re|u|us|ue)?|accroch\w*)(?!\p{L})/iu,
  es: /\b(cuerdas?|nudos?|soga|cuelg\w*|colg\w*)\b/i,
} as const;

test.for(languages)("every text is said in %s", async (language) => {
  const entries = await entriesOf(language);

  const missing = entries.filter(({ translation = "" }) => translation.trim() === "");

  expect(missing.map(({ message }) => message)).toEqual([]);
});

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

test.for(languages)("no text, in English or in %s, speaks of a rope, a knot or of hanging", async (language) => {
  const entries = await entriesOf(language);
  const server = Object.entries(serverSentences(language));
  const texts = [...entries.map(({ message = "", translation = "" }) => [message, translation] as const), ...server];

  expect(texts.filter(([english, words]) => unkindWords.en.test(english) || unkindWords[language].test(words))).toEqual(
    [],
  );
});

test.for([
  ["en", "Your first memory hangs on the rope."],
  ["nl", "Je eerste herinnering hangt aan het touw."],
  ["de", "Ihre erste Erinnerung hängt am Seil."],
  ["fr", "Votre premier souvenir pend à la corde."],
  ["es", "Tu primer recuerdo cuelga de la cuerda."],
] as const)("in %s that is noticed: %s", ([language, text]) => {
  expect(unkindWords[language].test(text)).toBe(true);
});

function serverSentences(language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, `apps/web/src/lib/locales/server/${language}.json`), "utf8"));
}

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
