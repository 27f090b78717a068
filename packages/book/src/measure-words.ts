import {
  headData,
  paragraphsOf,
  recordingData,
  said,
  type SetParagraph,
  setParagraphs,
  spokenParagraphs,
  type Typesetting,
} from "./book-data.ts";
import type { BookInput, BookMemory, BookYear } from "./book-input.ts";
import { cleanParagraphs, cleanTitle, linesOf } from "./clean-text.ts";
import { besideWidth, columnWidth } from "./memory-choices.ts";
import type { MeasuredMemory } from "./page-blocks.ts";
import type { TypeArea } from "./page-flow.ts";
import type { PageGeometry } from "./page-geometry.ts";
import { type MeasuredYear, openingOf } from "./year-choices.ts";
import { cultureRows, yearData } from "./year-data.ts";

/** Longer texts never stand beside a picture or another telling, and need not be measured for it. */
const longest = { beside: 700, inColumn: 1200 };

/** Asks the typesetter how high words are; all of them at once, since each question costs it a run. */
export type Measure = (items: readonly object[]) => Promise<readonly (readonly number[])[]>;

interface Setting extends Typesetting {
  readonly geometry: PageGeometry;
  readonly area: TypeArea;
}

/** Collects what has to be measured, and hands every answer to whom it belongs. */
function createQuestions() {
  const items: object[] = [];
  return {
    items,
    ask<T>(item: object, read: (heights: readonly number[]) => T): (answers: readonly (readonly number[])[]) => T {
      const at = items.push(item) - 1;
      return (answers) => read(answers[at] ?? []);
    },
  };
}

type Questions = ReturnType<typeof createQuestions>;
type Answered<T> = (answers: readonly (readonly number[])[]) => T;

/** The measures of every year and memory of a book. */
export async function measured(book: BookInput, setting: Setting, measure: Measure) {
  const questions = createQuestions();
  const heading = questions.ask({ kind: "culture-heading", width: setting.geometry.textWidth, words: "I" }, first);
  const years = book.years.map((year) => {
    const opening = openingOf(year, setting.geometry);
    return {
      head: askYear(year, opening, setting, questions),
      memories: year.memories.map((memory) =>
        askMemory(memory, year, opening?.memoryId, opening?.photo.photo, setting, questions),
      ),
    };
  });
  const answers = await measure(questions.items);
  return years.map(({ head, memories }) => ({
    head: head(answers, heading(answers)),
    memories: memories.map((memory) => memory(answers)),
  }));
}

function first([height = 0]: readonly number[]): number {
  return height;
}

/** Heights of paragraphs as numbers of their lines. */
function inLines({ line, lead }: TypeArea): (heights: readonly number[]) => number[] {
  return (heights) => heights.map((height) => Math.max(1, Math.round((height + lead) / line)));
}

function askYear(year: BookYear, opening: MeasuredYear["opening"], setting: Setting, questions: Questions) {
  const width = setting.geometry.textWidth;
  const chapter = yearData(year, setting);
  const rows = cultureRows(year, setting.words);
  const intro = setParagraphs(cleanParagraphs(linesOf(year.text)));
  const head = questions.ask({ kind: "year", width, chapter }, first);
  const inlineHead = questions.ask({ kind: "inline-year", width, chapter }, first);
  const rowHeights = questions.ask({ kind: "culture", width, rows }, (heights) => heights);
  const introLines = questions.ask({ kind: "text", width, paragraphs: intro }, inLines(setting.area));
  return (answers: readonly (readonly number[])[], heading: number): MeasuredYear => ({
    year,
    opening,
    head: head(answers),
    inlineHead: inlineHead(answers),
    rows: rowsUpTo(rows, rowHeights(answers), heading),
    intro: introLines(answers),
  });
}

const rowGaps = { beforeHeading: 5, afterHeading: 2.4, row: 1.5 };

/** How high the first rows are, by their number. */
function rowsUpTo(rows: ReturnType<typeof cultureRows>, heights: readonly number[], heading: number): number[] {
  const upTo = [0];
  for (const [at, row] of rows.entries()) {
    const above =
      row.heading === ""
        ? at === 0
          ? 0
          : rowGaps.row
        : (at === 0 ? 0 : rowGaps.beforeHeading) + heading + rowGaps.afterHeading;
    upTo.push((upTo[at] ?? 0) + above + (heights[at] ?? 0));
  }
  return upTo;
}

function askMemory(
  memory: BookMemory,
  { year }: BookYear,
  openedBy: string | undefined,
  openingPhoto: BookMemory["photos"][number] | undefined,
  setting: Setting,
  questions: Questions,
): Answered<MeasuredMemory> {
  const { geometry, area } = setting;
  const width = geometry.textWidth;
  const paragraphs = paragraphsOf(memory);
  const letters = lettersIn(paragraphs);
  const photos = memory.id === openedBy ? memory.photos.filter((photo) => photo !== openingPhoto) : memory.photos;
  const head = headData(memory, year, setting);
  const lines = (lineWidth: number) => questions.ask({ kind: "text", width: lineWidth, paragraphs }, inLines(area));
  const full = lines(width);
  const beside = letters > 0 && letters <= longest.beside && photos.length === 1 ? lines(besideWidth(geometry)) : null;
  const inColumn = mayStandInColumn(memory, letters) ? lines(columnWidth(geometry)) : null;
  const columnHead = inColumn
    ? questions.ask({ kind: "column-head", width: columnWidth(geometry), memory: head }, first)
    : null;
  const headHeight = questions.ask({ kind: "head", width, memory: head }, first);
  const words = cleanTitle(memory.quote);
  const quote = words === "" ? null : questions.ask({ kind: "quote", width, quote: said(words) }, first);
  const recordings = memory.recordings.map((_, at) => ({
    box: questions.ask({ kind: "recording", width, recording: recordingData(memory, at, setting) }, first),
    spoken: questions.ask({ kind: "text", width, paragraphs: spokenParagraphs(memory, at) }, inLines(area)),
  }));
  return (answers) => ({
    memory,
    year,
    photos,
    head: headHeight(answers),
    lines: full(answers),
    linesBeside: beside?.(answers) ?? null,
    linesInColumn: inColumn?.(answers) ?? null,
    columnHead: columnHead?.(answers) ?? 0,
    quote: quote?.(answers) ?? 0,
    recordings: recordings.map(({ box, spoken }) => ({ box: box(answers), spoken: spoken(answers) })),
  });
}

function lettersIn(paragraphs: readonly SetParagraph[]): number {
  return paragraphs.flatMap(({ pieces }) => pieces).reduce((sum, { text }) => sum + text.length, 0);
}

function mayStandInColumn({ by = "" }: BookMemory, letters: number): boolean {
  return by !== "" && letters > 0 && letters <= longest.inColumn;
}
