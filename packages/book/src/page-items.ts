import { isRightToLeftBook } from "@lane/domain/book-choices.ts";

import {
  groupData,
  headData,
  paragraphsOf,
  recordingData,
  said,
  type SetParagraph,
  setParagraphs,
  shown,
  spokenParagraphs,
  type Typesetting,
} from "./book-data.ts";
import type { BookPhoto, BookYear } from "./book-input.ts";
import { cleanParagraphs, linesOf } from "./clean-text.ts";
import { spreadOf } from "./memory-choices.ts";
import { isWholePage, type PageBlock, type SolidBlock, type TextBlock, type WholePageBlock } from "./page-blocks.ts";
import type { PageGeometry } from "./page-geometry.ts";
import { yearsOfPages } from "./page-plan.ts";
import { placed } from "./picture-size.ts";
import type { PlannedBlock } from "./planned-block.ts";
import { type MeasuredYear } from "./year-choices.ts";
import { cultureRows, yearData } from "./year-data.ts";

export interface ItemSetting extends Typesetting {
  readonly geometry: PageGeometry;
  readonly years: ReadonlyMap<number, MeasuredYear>;
}

/** What the template draws, in runs that each begin on a new page: a changed run leaves the others as they were. */
export function pageRuns(planned: readonly PlannedBlock[], setting: ItemSetting): object[] {
  const runs: PlannedBlock[][] = [];
  for (const one of planned) {
    const isNew = one.startsPage && (one.block.kind === "year" || one.block.kind === "opening");
    if (isNew || runs.length === 0) runs.push([]);
    runs.at(-1)?.push(one);
  }
  return runs.map((blocks) => {
    const yearOfPage = yearsOfPages(blocks);
    const [firstPage, lastPage] = [blocks[0]?.page ?? 1, blocks.at(-1)?.endPage ?? 1];
    return {
      name: `run-${yearOfPage.get(firstPage) ?? 0}`,
      years: Array.from({ length: lastPage - firstPage + 1 }, (_, at) => String(yearOfPage.get(firstPage + at) ?? "")),
      items: blocks.map((block) => itemOf(block, setting)),
    };
  });
}

function itemOf({ block, above, startsPage }: PlannedBlock, setting: ItemSetting): object {
  const shared = { kind: block.kind, above, startsPage, ...("height" in block ? { height: block.height } : {}) };
  return { ...shared, ...contentOf(block, setting) };
}

function contentOf(block: PageBlock, setting: ItemSetting): object {
  if (block.kind === "text") return { paragraphs: paragraphsIn(block, setting) };
  return isWholePage(block) ? wholePage(block, setting) : solid(block, setting);
}

function paragraphsIn({ source, from, lines }: TextBlock, { years }: ItemSetting): SetParagraph[] {
  const all =
    source.of === "memory"
      ? paragraphsOf(source.memory.memory)
      : source.of === "recording"
        ? spokenParagraphs(source.memory.memory, source.at)
        : introOf(years.get(source.year)?.year);
  return all.slice(from, from + lines.length);
}

export function introOf(year: BookYear | undefined): SetParagraph[] {
  return setParagraphs(cleanParagraphs(linesOf(year?.text ?? "")));
}

function solid(block: SolidBlock, setting: ItemSetting): object {
  switch (block.kind) {
    case "head":
      return { memory: headData(block.memory.memory, block.memory.year, setting) };
    case "quote":
      return { quote: said(block.memory.memory.quote) };
    case "pictures":
      return { group: groupData(block.group, block.memory.memory.id, setting) };
    case "beside":
      return {
        group: groupData(block.group, block.memory.memory.id, setting),
        paragraphs: paragraphsOf(block.memory.memory),
      };
    case "band":
      return {
        photo: shown(block.photo, block.memory.memory.id, setting),
        caption: said(block.photo.photo.caption),
      };
    case "recording":
      return { recording: recordingData(block.memory.memory, block.at, setting) };
    case "tellings":
      return {
        columns: block.columns.map(({ memory: { memory, year }, group }) => ({
          memory: headData(memory, year, setting),
          group: group ? groupData(group, memory.id, setting) : null,
          paragraphs: paragraphsOf(memory),
        })),
      };
    case "year":
      return { isInline: block.isInline, chapter: chapterOf(block.year, setting) };
    case "culture":
      return { rows: rowsOf(block.year, setting).slice(0, block.rows) };
  }
}

function rowsOf(year: number, { years, words }: ItemSetting) {
  const measured = years.get(year);
  return measured ? cultureRows(measured.year, words) : [];
}

function chapterOf(year: number, setting: ItemSetting): object | null {
  const measured = setting.years.get(year);
  if (!measured) return null;
  const { opening } = measured;
  return {
    ...yearData(measured.year, setting),
    opening: opening
      ? { photo: shown(opening.photo, opening.memoryId, setting), caption: said(opening.caption) }
      : null,
  };
}

function wholePage(block: WholePageBlock, setting: ItemSetting): object {
  if (block.kind === "opening") return { chapter: chapterOf(block.year, setting) };
  const { geometry } = setting;
  const memoryId = block.memory.memory.id;
  const caption = said(block.photo.caption);
  if (block.kind === "page") {
    const page = { width: geometry.trimWidth + 2 * geometry.bleed, height: geometry.trimHeight + 2 * geometry.bleed };
    return { photo: shown(placed(block.photo, page), memoryId, setting), caption };
  }
  return { ...halvesOf(block.photo, memoryId, setting), caption };
}

/** Two pages with a half of the picture each, as they follow one another: it is moved behind its window. */
function halvesOf(photo: BookPhoto, memoryId: string, setting: ItemSetting): object {
  const { geometry } = setting;
  const whole = placed(photo, spreadOf(geometry));
  const page = { width: geometry.trimWidth + 2 * geometry.bleed, height: geometry.trimHeight + 2 * geometry.bleed };
  const half = { ...whole, ...page };
  const inner = geometry.trimWidth + geometry.bleed;
  // The left edge of the picture, from the left edge of each page; the inner bleed of both shows what lies beyond.
  const left = (whole.width - whole.imageWidth) / 2;
  const shifts = [left, left - inner + geometry.bleed];
  const [first, second] = isRightToLeftBook(setting.book.language) ? shifts.toReversed() : shifts;
  return {
    first: { ...shown(half, memoryId, setting), shift: first },
    second: { ...shown(half, memoryId, setting), shift: second },
  };
}
