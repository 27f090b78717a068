import type { ReadFont } from "./fonts.ts";
import type { PageContent } from "./shown.ts";

const notLetters = /[\0\ufeff\ufffe]/;

/** What is shown in letters can be copied, searched and read aloud, on any machine. */
export function fontFaults(contents: readonly PageContent[]): string[] {
  const used = new Map<ReadFont, Map<number, number>>();
  const faults: string[] = [];
  for (const { shown } of contents) {
    for (const { font, codes, operator, page } of shown) {
      if (!font && /^(?:T[jJ]|['"])$/.test(operator)) faults.push(`Page ${page.number}: words are shown in no font`);
      if (!font) continue;
      const pages = used.get(font) ?? new Map<number, number>();
      used.set(font, pages);
      for (const code of codes) if (!pages.has(code)) pages.set(code, page.number);
    }
  }
  return [...faults, ...[...used].flatMap(([font, pages]) => faultsOf(font, pages))];
}

function faultsOf(font: ReadFont, pages: ReadonlyMap<number, number>): string[] {
  const faults: string[] = [];
  // Matterhorn 31-009
  if (!font.isEmbedded) faults.push(`The font ${font.name} is not embedded`);
  // Matterhorn 31-005
  if (!font.hasGlyphMap) faults.push(`The font ${font.name} does not say which letter is which`);
  // Matterhorn 31-027
  if (!font.hasToUnicode) faults.push(`The font ${font.name} does not say what its letters stand for`);
  for (const [code, page] of pages) {
    const words = font.wordsOf(code);
    // Matterhorn 31-030
    if (font.isMissing(code)) faults.push(`Page ${page}: ${font.name} shows the box of a missing letter`);
    // Matterhorn 10-001
    else if (font.hasToUnicode && !words)
      faults.push(`Page ${page}: ${font.name} has a letter (${code}) that stands for nothing`);
    // Matterhorn 31-028 and 31-029
    else if (words && notLetters.test(words)) {
      faults.push(`Page ${page}: ${font.name} has a letter (${code}) that stands for no letter`);
    }
  }
  return faults;
}
