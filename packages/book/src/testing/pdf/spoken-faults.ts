import { foreignLetters } from "../letters.ts";
import type { Pdf } from "./objects.ts";
import type { PageContent } from "./shown.ts";
import { type Element, nameOf, type StructureTree } from "./structure-tree.ts";

/** Matterhorn 11-001 and 11-007: words in Hebrew letters are not read aloud as if they were English. */
export function spokenFaults(pdf: Pdf, tree: StructureTree | undefined, contents: readonly PageContent[]): string[] {
  const words = new Map<string, { text: string; language: string | undefined }>();
  for (const { page, mcid, words: text, language } of contents.flatMap(({ shown }) => shown)) {
    if (typeof mcid !== "number") continue;
    const key = `${page.ref}/${mcid}`;
    words.set(key, { text: (words.get(key)?.text ?? "") + text, language });
  }
  return (tree?.elements ?? []).flatMap((element) => {
    const pieces = element.kids.flatMap((kid) =>
      kid.kind === "content" ? (words.get(`${kid.page}/${kid.mcid}`) ?? []) : [],
    );
    const spoken = Map.groupBy(pieces, (piece) => piece.language ?? element.language);
    return [...spoken].flatMap(([language, said]) => {
      const text = said.map((piece) => piece.text).join("");
      return foreign(element, text, language, pdf);
    });
  });
}

function foreign(element: Element, text: string, language: string, pdf: Pdf): string[] {
  const letters = foreignLetters(text, language);
  if (letters === undefined) return [];
  return [
    `${nameOf(element, pdf)} is written in ${letters} letters and said to be in “${language}”: ${text.slice(0, 40)}`,
  ];
}
