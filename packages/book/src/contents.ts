import { said } from "./book-data.ts";
import type { BookInput } from "./book-input.ts";
import { cleanTitle } from "./clean-text.ts";
import type { PageGeometry } from "./page-geometry.ts";
import { pagesOfYears, placesOf } from "./page-plan.ts";
import type { PlannedBlock } from "./planned-block.ts";
import { lettersIn, shortenedTo } from "./shortened-words.ts";

interface ContentsEntry {
  readonly isYear: boolean;
  readonly text: ReturnType<typeof said>;
  readonly page: number;
}

const rowEm = 1.55;
const mmPerPt = 25.4 / 72;
const headingMm = 14;
/** With more pages than this the titles of the memories are left out. */
const mostPages = 2;
const columnGap = 12;
/** What a row has beside its title: its indent, and the number of the page. */
const besideTitle = 14;
/** Of the size of the text. */
const titleSize = 0.92;

/** The years with the titles of their memories, as long as that takes a page or two; then the years alone. */
export function contentsOf({ years }: BookInput, { textHeight, textWidth, fontPt }: PageGeometry) {
  const rowHeight = fontPt * mmPerPt * rowEm;
  const perColumn = Math.floor((textHeight - headingMm) / rowHeight);
  const titled = years.flatMap(({ memories }) => memories.filter(isTitled));
  const hasTitles = years.length + titled.length <= 2 * perColumn * mostPages;
  const rows = hasTitles ? years.length + titled.length : years.length;
  const columnCount = rows > perColumn ? 2 : 1;
  const columnWidth = (textWidth - (columnCount - 1) * columnGap) / columnCount;
  const pageCount = Math.ceil(rows / (perColumn * columnCount));
  const letters = lettersIn(columnWidth - besideTitle, fontPt * titleSize);

  return {
    rowHeight,
    pageCount,
    /** By page and column, once the pages are known; no page has many more than another. */
    columns(planned: readonly PlannedBlock[]): ContentsEntry[][][] {
      const yearPages = pagesOfYears(planned);
      const memoryPages = new Map(placesOf(planned).map(({ memoryId, page }) => [memoryId, page]));
      const entries = years.flatMap(({ year, memories }): ContentsEntry[] => [
        { isYear: true, text: said(String(year)), page: yearPages.get(year) ?? 1 },
        ...(hasTitles ? memories.filter(isTitled) : []).map(({ id, title }) => ({
          isYear: false,
          text: said(shortenedTo(cleanTitle(title), letters)),
          page: memoryPages.get(id) ?? 1,
        })),
      ]);
      return inParts(entries, Math.ceil(entries.length / Math.max(1, pageCount))).map((page) =>
        inParts(page, Math.ceil(page.length / columnCount)),
      );
    },
  };
}

function isTitled({ title, isFurtherTelling }: BookInput["years"][number]["memories"][number]): boolean {
  return title.trim() !== "" && isFurtherTelling !== true;
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
