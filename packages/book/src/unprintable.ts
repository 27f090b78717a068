import { printedAttributes } from "@lane/domain/memory-fields.ts";
import type { RichText } from "@lane/domain/rich-text.ts";
import type { UnprintableWords } from "@lane/domain/typeset.ts";

import type { BookInput, BookMemory } from "./book-input.ts";
import { isUnreadable } from "./clean-text.ts";

/** At most this many characters are named, enough to find them in the text. */
const mostSigns = 12;
const mostMemories = 200;

/** Every memory with a character that no font has a drawing for, and first, without an id, what belongs to none. */
export function unprintableIn(book: BookInput, missing: ReadonlySet<number>): UnprintableWords[] {
  const { title, subtitle, author, about, dedication, afterword, backText = "", years } = book;
  const own = [title, subtitle, author, about?.name ?? "", dedication, afterword, backText];
  const ofYears = years.flatMap((year) => [
    year.title,
    year.text,
    ...year.favourites.flatMap((favourite) => [favourite.title, favourite.by]),
  ]);
  const memories = years.flatMap((year) => year.memories);
  return [
    ...unprintableWords("", [...own, ...ofYears], missing),
    ...memories.flatMap((memory) => unprintableMemory(memory, missing)),
  ].slice(0, mostMemories);
}

export function unprintableMemory(memory: BookMemory, missing: ReadonlySet<number>): UnprintableWords[] {
  const { id, title, text, photos, recordings, by = "" } = memory;
  const words = [
    title,
    by,
    ...printedAttributes.map((name) => memory[name]).filter((value) => typeof value === "string"),
    ...wordsIn(text),
    ...photos.map(({ caption }) => caption),
    ...recordings.flatMap((recording) => [recording.title, recording.transcript]),
  ];
  return unprintableWords(id, words, missing);
}

/** Empty, or one with what cannot be printed of these words. */
export function unprintableWords(
  memoryId: string,
  words: readonly string[],
  missing: ReadonlySet<number>,
): UnprintableWords[] {
  const signs = new Set<string>();
  for (const text of words) {
    for (const sign of text.toWellFormed().normalize("NFC")) {
      if (missing.has(sign.codePointAt(0) ?? 0) || isUnreadable(sign)) signs.add(sign);
    }
  }
  return signs.size === 0 ? [] : [{ memoryId, signs: [...signs].slice(0, mostSigns) }];
}

function wordsIn(text: RichText): string[] {
  return text.flatMap((paragraph) => paragraph.flatMap((piece) => ("text" in piece ? [piece.text] : [])));
}
