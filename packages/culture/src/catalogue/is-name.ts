import type { Entry } from "./entry.ts";

/** Matches titles that describe an event in English, in categories whose other titles are names. */
const englishPhrase =
  / (?:on (?:a|the) (?:radio|wireless|Nokia|Magnavox)\b|from (?:London|Vienna)$|(?:broadcasts?|chats|draw)$)/;

/**
 * Whether a title is a name, which every language has as it is. Songs, programmes and video games have names; an event
 * that was seen on television, what was eaten or worn, and the games of the street are described in English.
 */
export function isName({ category, title, detail, from, to }: Entry): boolean {
  if (category === "song") return true;
  if (englishPhrase.test(title)) return false;
  return category === "show" ? from < to : category === "game" && detail === "video";
}
