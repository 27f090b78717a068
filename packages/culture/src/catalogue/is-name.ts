import { type Language, usualLanguage } from "@lane/domain/languages.ts";

import type { Entry } from "./entry.ts";

/** What the catalogue tells in its own English words, though its kind has names. */
const told =
  / (?:on (?:a|the) (?:radio|wireless|Nokia|Magnavox)\b|from (?:London|Vienna)$|(?:broadcasts?|chats|draw)$)/;

/**
 * Whether a title is a name, which every language has as it is. Songs, programmes and video games have names; an event
 * that was seen on television, what was eaten or worn, and the games of the street are told in English.
 */
export function isName({ category, title, detail, from, to }: Entry): boolean {
  if (category === "song") return true;
  if (told.test(title)) return false;
  return category === "show" ? from < to : category === "game" && detail === "video";
}

/** Whether a title of the catalogue can stand in a question of that language. */
export function isSayableIn(language: Language, entry: Entry): boolean {
  return language === usualLanguage || isName(entry);
}
