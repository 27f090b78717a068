import { type Language, spokenOf } from "@lane/domain/languages.ts";

/** Real headers have fewer; a malicious header may have thousands. */
const mostTags = 20;
const piece = /^([a-z]{1,8}(?:-[\da-z]{1,8})*)(?:\s*;\s*q\s*=\s*([01](?:\.\d{0,3})?))?$/i;

interface Wish {
  readonly tag: string;
  readonly quality: number;
}

/** The most preferred supported language of an Accept-Language header; undefined when it names none. */
export function askedLanguage(header: string | undefined): Language | undefined {
  const wishes = (header ?? "").split(",", mostTags).flatMap(wishOf);
  // The sort is stable, so that equal qualities keep their order.
  return spokenOf(wishes.sort((one, other) => other.quality - one.quality).map(({ tag }) => tag));
}

function wishOf(text: string): Wish[] {
  const [, tag, quality = "1"] = piece.exec(text.trim()) ?? [];
  return tag !== undefined && Number(quality) > 0 ? [{ tag, quality: Number(quality) }] : [];
}
