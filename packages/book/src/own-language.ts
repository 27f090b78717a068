import type { Piece, RichText } from "@lane/domain/rich-text.ts";

import type { BookInput, BookMemory } from "./book-input.ts";
import { quotesOf } from "./quotes.ts";
import { primaryOf } from "./words.ts";

/** Short words that nearly every text has, and few other languages. */
const commonWords: Readonly<Record<string, readonly string[]>> = {
  en: ["the", "and", "was", "of", "to", "we", "it", "that", "with", "my", "had", "were"],
  nl: ["de", "het", "een", "en", "van", "was", "ik", "dat", "niet", "met", "we", "zijn"],
  de: ["der", "die", "das", "und", "war", "ich", "nicht", "mit", "ein", "wir", "den", "zu"],
  fr: ["le", "la", "les", "et", "était", "je", "une", "dans", "nous", "des", "qui", "pas"],
  es: ["el", "la", "los", "y", "era", "que", "una", "con", "en", "mi", "nos", "del"],
  it: ["il", "che", "era", "una", "di", "con", "non", "mi", "gli", "della", "per", "e"],
  pt: ["o", "os", "que", "era", "uma", "com", "não", "do", "da", "meu", "minha", "e"],
  da: ["og", "det", "jeg", "var", "ikke", "vi", "med", "som", "han", "til", "af", "på"],
  sv: ["och", "det", "jag", "var", "inte", "vi", "med", "som", "att", "till", "av", "på"],
  nb: ["og", "det", "jeg", "var", "ikke", "vi", "med", "som", "å", "til", "av", "på"],
  fi: ["ja", "oli", "että", "minä", "mutta", "se", "hän", "kun", "en", "me", "niin", "ei"],
  pl: ["i", "w", "się", "na", "był", "nie", "było", "z", "że", "to", "jak", "do"],
  cs: ["a", "se", "byl", "na", "že", "bylo", "jsme", "to", "v", "je", "jsem", "s"],
  hu: ["a", "az", "és", "volt", "hogy", "nem", "egy", "meg", "is", "mert", "de", "ez"],
  tr: ["ve", "bir", "bu", "çok", "da", "için", "ile", "gibi", "o", "ne", "daha", "ben"],
};

const fewestWords = 12;
/** The share of common words that a text in its own language has at least, and how far it is above the book's. */
const likely = 0.16;
const clearly = 1.5;

/** Every memory with its own language, where that is clear and not the book's, and with the quotation marks of it. */
export function inOwnLanguages(book: BookInput): BookInput {
  const years = book.years.map((year) => ({
    ...year,
    memories: year.memories.map((memory) => inOwnLanguage(memory, book.language)),
  }));
  return { ...book, years };
}

export function inOwnLanguage(memory: BookMemory, bookLanguage: string): BookMemory {
  const own = languageOf(wordsOf(memory.text), primaryOf(bookLanguage));
  const text = withQuotesOf(memory.text, own ?? primaryOf(bookLanguage));
  return own === undefined ? { ...memory, text } : { ...memory, text, language: own };
}

/** Undefined for a text in the book's language, or one that is too short to tell. */
export function languageOf(text: string, bookLanguage: string): string | undefined {
  const own = byLetters(text) ?? byWords(text, bookLanguage);
  return own === bookLanguage ? undefined : own;
}

const ownScripts = [
  ["el", /\p{Script=Greek}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["ar", /\p{Script=Arabic}/gu],
] as const;

function byLetters(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of ownScripts) if (share(text, script, letters) > 0.5) return language;
  if (share(text, /\p{Script=Cyrillic}/gu, letters) <= 0.5) return undefined;
  return /[іїєґ]/iu.test(text) ? "uk" : "ru";
}

function byWords(text: string, bookLanguage: string): string | undefined {
  const words = text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
  if (words.length < fewestWords) return undefined;
  const scores = Object.entries(commonWords).map(([language, common]) => {
    const known = new Set(common);
    return { language, score: words.filter((word) => known.has(word)).length / words.length };
  });
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  const own = scores.find(({ language }) => language === bookLanguage)?.score ?? 0;
  return best && best.score >= Math.max(likely, own * clearly) ? best.language : undefined;
}

function share(text: string, script: RegExp, letters: number): number {
  return letters === 0 ? 0 : (text.match(script)?.length ?? 0) / letters;
}

function wordsOf(text: RichText): string {
  return text.map((paragraph) => paragraph.map((piece) => ("text" in piece ? piece.text : "\n")).join("")).join("\n");
}

const opening = /(?<=^|[\s([{\u2013\u2014«„“])"(?=\S)/gu;
const closing = /(?<=\S)"(?=$|[\s)\]}.,;:!?…\u2013\u2014\u060c\u061b\u061f])/gu;
const apostrophe = /(?<=\p{L})'(?=\p{L})/gu;

/** Typed marks as a printer sets them, where it is plain which one opens and which one closes. */
function withQuotesOf(text: RichText, language: string): RichText {
  const [open, close] = quotesOf(language);
  const typeset = (piece: Piece): Piece => {
    if (!("text" in piece)) return piece;
    const marks = piece.text.match(/"/gu)?.length ?? 0;
    const openings = piece.text.match(opening)?.length ?? 0;
    const closings = piece.text.match(closing)?.length ?? 0;
    const isPlain = openings === closings && openings + closings === marks;
    const quoted = isPlain ? piece.text.replaceAll(opening, open).replaceAll(closing, close) : piece.text;
    return { ...piece, text: quoted.replaceAll(apostrophe, "’") };
  };
  return text.map((paragraph) => paragraph.map(typeset));
}
