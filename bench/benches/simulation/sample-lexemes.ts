import { memoryTypes } from "@lane/domain/marks.ts";
import { mediaKinds } from "@lane/domain/media-kinds.ts";
import { lexemesOf } from "@lane/server/src/adapters/search/postgres-search.ts";
import type { SearchDoc } from "@lane/server/src/ports/memory-search.ts";

import { createDice, sentence } from "../memories/sample-texts.ts";

/** Lexemes without the prefix of a timeline, as the index has them. */
interface Lexemes {
  readonly words: readonly string[];
  readonly beginnings: readonly string[];
}

export interface SampleText extends Lexemes {
  readonly title: string;
  readonly description: string;
}

/** The facets of a memory of some year, with some mark and some kind of file. */
export interface Facets {
  readonly year: number;
  readonly mark: string;
  readonly kind: string;
  readonly words: readonly string[];
}

const medianWords = 12;
const wordsSpread = 0.8;
const mostWords = 300;

/** From two words to half a page; the median is a line and a half. */
export async function sampleTexts(count: number): Promise<SampleText[]> {
  const roll = createDice(11);
  const texts: SampleText[] = [];
  for (let made = 0; made < count; made += 1) {
    const title = sentence(roll, 2 + Math.floor(roll() * 4));
    const normal = Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll());
    const length = Math.min(mostWords, Math.max(2, Math.round(medianWords * Math.exp(wordsSpread * normal))));
    const text = sentence(roll, length);
    const noFacets = new Set(await facetsOf({}));
    const { words, beginnings } = await lexemesOf({ ...plain, title, text }, "");
    const withoutFacets = words.filter((word) => !noFacets.has(word));
    texts.push({ title, description: `<p>${text}</p>`, words: withoutFacets, beginnings });
  }
  return texts;
}

/** Of every year, mark and kind of file that sample memories have. */
export async function sampleFacets(firstYear: number, lastYear: number): Promise<Facets[]> {
  const facets: Facets[] = [];
  for (let year = firstYear; year <= lastYear; year += 1) {
    for (const mark of [null, ...memoryTypes]) {
      for (const kind of [null, ...mediaKinds]) {
        const words = await facetsOf({ year, memoryType: mark, mediaTypes: kind === null ? [] : [kind] });
        facets.push({ year, mark: mark ?? "", kind: kind ?? "", words });
      }
    }
  }
  return facets;
}

const plain = {
  memoryId: "",
  timelineId: "",
  title: "",
  text: "",
  year: 2000,
  memoryType: null,
  mediaTypes: [],
  isArchived: false,
} satisfies SearchDoc;

async function facetsOf(facts: Partial<SearchDoc>): Promise<readonly string[]> {
  return (await lexemesOf({ ...plain, ...facts }, "")).words;
}
