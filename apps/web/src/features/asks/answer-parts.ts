import type { MediaItem } from "@lane/contract/memories.ts";
import type { MemoryType } from "@lane/domain/marks.ts";
import type { ComponentType, ReactNode } from "react";

export interface When {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  /** "About then". */
  readonly isCirca?: boolean | undefined;
}

export interface Marks {
  readonly mark: MemoryType | null;
  readonly isCandle?: boolean | undefined;
}

interface LinkProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** What an answer needs of other features; passed in by the page. */
export interface AnswerParts {
  /** Plays the sounds of an answer, says what is said in them, and shows its photos. */
  readonly Media: ComponentType<{
    readonly media: readonly MediaItem[];
    /** Shown under each photo that is opened. */
    readonly byline: string;
    /** Called when an address has expired and newer ones are needed. */
    readonly onLost: () => void;
  }>;
  readonly WhenFields: ComponentType<{
    readonly value: When;
    readonly onChange: (change: Partial<When>) => void;
    readonly years: readonly number[];
    readonly error: string | undefined;
  }>;
  readonly MarkFields: ComponentType<{
    readonly value: Marks;
    readonly onChange: (change: Partial<Marks>) => void;
    /** Selects the drawings. */
    readonly seed: string;
  }>;
  readonly MemoryLink: ComponentType<LinkProps & { readonly memory: { readonly id: string; readonly title: string } }>;
  readonly StorageLink: ComponentType<LinkProps>;
  /** Leads to where the years of the timeline are chosen. */
  readonly TimelineLink: ComponentType<LinkProps>;
}
