import { readdirSync, readFileSync } from "node:fs";
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

/** Turns that no native would say: most are another language word by word. */
const bannedTurns = {
  en: [
    /\bdid not come\b/i,
    /\bwhoever\b/i,
    /\bstands? under\b/i,
    /\bhow near\b/i,
    /\b(is|are) taken\b(?! (out|down|away|off))/i,
    /\bto be asked\b/i,
    /(^|[.!?] )(with whom|under which|at which)\b/i,
    /\bas the system\b/i,
    /\bof strangers\b/i,
    /\bis asleep\b/i,
    /\b(bring|take) it (in|out)\?/i,
    /\bof (four|six) digits\b/i,
    /\bunwanted mail\b/i,
    /^another one\b/i,
  ],
  nl: [/\bkwam(en)? niet\b/i, /\bhulpdienst/i, /\baccount slaapt\b/i, /\b(u|uw)\b(?!-)/i, /\been hoop\b/i],
  de: [/\bkam(en)? nicht\b/i, /\bkonto schläft\b/i, /\b(du|dir|dich|dein(e[mnrs]?)?)\b/i, /\bnicht gekommen\b/i],
  fr: [
    /\bn[’']est pas venue?\b/i,
    /\bbon retour\b/i,
    /(?<!\p{L})(né|bienvenu|inscrit|connecté|sûr) [?!]/iu,
    /(?<![\p{L}’'-])(tu|ton|tes|toi)(?!\p{L})/iu,
    /\bcompte dort\b/i,
  ],
  es: [/\bno llegó/i, /\bcuenta duerme\b/i, /\b(usted|ustedes|cancélelo|su cuenta)\b/i, /\ben paz\b/i],
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

test.for(languages)("no text, in English or in %s, is said in a turn that no native would say", async (language) => {
  const entries = await entriesOf(language);
  const english = [...entries.map(({ message = "" }) => message), ...Object.keys(serverSentences(language))];
  const translated = [
    ...entries.map(({ translation = "" }) => translation),
    ...Object.values(serverSentences(language)),
  ];

  expect([...english, ...textsInCode("en")].filter((text) => isBanned("en", text))).toEqual([]);
  expect([...translated, ...textsInCode(language)].filter((text) => isBanned(language, text))).toEqual([]);
});

test.for([
  ["en", "Your timeline did not come."],
  ["en", "Whoever has the link can read it."],
  ["en", "{used} of {whole} are taken."],
  ["nl", "Je tijdlijn kwam niet."],
  ["de", "Ihre Zeitleiste kam nicht."],
  ["fr", "Votre frise n’est pas venue."],
  ["es", "Tu línea del tiempo no llegó."],
] as const)("in %s such a turn is noticed: %s", ([language, text]) => {
  expect(isBanned(language, text)).toBe(true);
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

function isBanned(language: keyof typeof bannedTurns, text: string): boolean {
  return bannedTurns[language].some((turn) => turn.test(text));
}

/** Lines of the mails and of the visitor's page, whose words are kept in code. */
function textsInCode(language: keyof typeof bannedTurns): string[] {
  const folder = join(root, "apps/server/src/features/notices/mails");
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const inMails = mails.flatMap((mail) => [...mail.matchAll(wordsIn(language))].map(([words]) => words));
  const onPage = [language, `ask-${language}`].map((name) =>
    readFileSync(join(root, `apps/web/shared-page/texts/${name}.ts`), "utf8"),
  );
  expect(inMails.length).toBeGreaterThan(10);
  return [...inMails, ...onPage].flatMap((text) => text.split("\n"));
}

/** `de: { ... },` on one line or several, as the formatter indents them. */
function wordsIn(language: string): RegExp {
  return new RegExp(`^( *)${language}: \\{(.*\\},$|\\n[^]*?^\\1\\},$)`, "gm");
}

function serverSentences(language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, `apps/web/src/lib/locales/server/${language}.json`), "utf8"));
}

/** Of the app, and of its releases. */
const catalogues = ["lib/locales", "features/whats-new/words"] as const;

async function entriesOf(language: string) {
  const read = await Promise.all(catalogues.map((folder) => entriesIn(folder, language)));
  return read.flat();
}

async function entriesIn(folder: string, language: string) {
  const file = join(root, `apps/web/src/${folder}/${language}.po`);
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
