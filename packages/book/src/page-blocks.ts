import type { BookMemory, BookPhoto } from "./book-input.ts";
import type { PictureGroup } from "./picture-group.ts";
import type { PlacedPhoto } from "./picture-size.ts";

/** What is set on pages, one after another. Measures are in millimetres. */
export type PageBlock = TextBlock | SolidBlock | WholePageBlock;

/** Paragraphs: they go on over pages. */
export interface TextBlock {
  readonly kind: "text";
  readonly above: number;
  readonly source: TextSource;
  /** The first of its paragraphs, and the lines of each from there. */
  readonly from: number;
  readonly lines: readonly number[];
  /** A few lines that stand on the page of what follows. */
  readonly isSticky?: boolean;
}

export type TextSource =
  | { readonly of: "memory"; readonly memory: MeasuredMemory }
  | { readonly of: "recording"; readonly memory: MeasuredMemory; readonly at: number }
  | { readonly of: "chapter"; readonly year: number };

interface Solid {
  readonly above: number;
  readonly height: number;
  /** Never the last on a page: what follows begins on the same one. */
  readonly isSticky?: boolean;
}

export type SolidBlock = Solid &
  (
    | { readonly kind: "head" | "quote"; readonly memory: MeasuredMemory }
    | { readonly kind: "pictures" | "beside"; readonly memory: MeasuredMemory; readonly group: PictureGroup }
    | { readonly kind: "band"; readonly memory: MeasuredMemory; readonly photo: PlacedPhoto }
    | { readonly kind: "recording"; readonly memory: MeasuredMemory; readonly at: number }
    | { readonly kind: "tellings"; readonly columns: readonly TellingColumn[] }
    | { readonly kind: "year"; readonly year: number; readonly isInline: boolean }
    | { readonly kind: "culture"; readonly year: number; readonly rows: number }
  );

/** One of two tellings that stand side by side. */
export interface TellingColumn {
  readonly memory: MeasuredMemory;
  readonly group: PictureGroup | null;
}

/** A picture to the edges of the paper. */
export type WholePageBlock = { readonly above: 0; readonly photo: BookPhoto } & (
  | { readonly kind: "page" | "spread"; readonly memory: MeasuredMemory }
  | { readonly kind: "opening"; readonly year: number; readonly memoryId: string }
);

export function isWholePage(block: PageBlock): block is WholePageBlock {
  return block.kind === "page" || block.kind === "spread" || block.kind === "opening";
}

/** A memory with the measures of its words, as the typesetter gives them. */
export interface MeasuredMemory {
  readonly memory: BookMemory;
  readonly year: number;
  /** Without one that opens the year. */
  readonly photos: readonly BookPhoto[];
  readonly head: number;
  /** Lines of each paragraph over the whole width, beside a picture, and in one of two columns. */
  readonly lines: readonly number[];
  readonly linesBeside: readonly number[] | null;
  readonly linesInColumn: readonly number[] | null;
  /** The head of its own column, when its telling stands beside another. */
  readonly columnHead: number;
  /** 0 without one. */
  readonly quote: number;
  readonly recordings: readonly { readonly box: number; readonly spoken: readonly number[] }[];
}
