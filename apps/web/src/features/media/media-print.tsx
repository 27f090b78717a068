import type { MediaItem } from "@lane/contract/memories.ts";
import type { MouseEvent, ReactNode } from "react";

import { classNames } from "#lib/class-names.ts";

/** A file's name for screen readers, with what is known about its content. */
export function describedName(name: string, alt: string | null, caption: string | null): string {
  const words = alt ?? caption ?? "";
  return words === "" ? name : `${name}: ${words}`;
}

/** What is said in a sound or film, for under its player; passed in because it belongs to another feature. */
export type RenderTranscript = (item: MediaItem, name: string, isInViewer?: boolean) => ReactNode;

interface MediaPrintProps {
  readonly name: string;
  readonly alt: string | null;
  readonly caption: string | null;
  readonly onOpen: () => void;
  /** Where the file is in the memory; the viewer finds the print by it. */
  readonly index?: number;
  /** Lies on the picture; outside the button, whose name says something else. */
  readonly badge?: ReactNode;
  /** Shown between the picture and its caption. */
  readonly note?: ReactNode;
  /** Width and colour of the paper around the picture. */
  readonly paperStyle?: string;
  readonly children: ReactNode;
}

/** One file of a memory, framed like a paper photo; pressing it opens the file in full. */
export function MediaPrint({
  name,
  alt,
  caption,
  index,
  badge,
  note,
  paperStyle = printStyle,
  ...print
}: MediaPrintProps) {
  // Some browsers do not focus a pressed button; without this the focus could not return to it.
  function handleOpen({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.focus({ preventScroll: true });
    print.onOpen();
  }

  return (
    <figure data-file={index}>
      <div className="relative">
        <button
          type="button"
          onClick={handleOpen}
          aria-label={describedName(name, alt, caption)}
          className={classNames("block w-full", paperStyle)}
        >
          {print.children}
        </button>
        {badge}
      </div>
      {note}
      {caption === null ? null : (
        <figcaption className={captionStyle} dir="auto">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

export const captionStyle = "mt-2 text-sm wrap-anywhere text-ink-soft";

const printStyle =
  "rounded-[4px] border border-rule bg-card p-1.5 shadow-soft transition-[translate] duration-200 hover:-translate-y-0.5";

/** What the paper takes of a print's width, for the layout of a wall. */
export const printFrame = "14px";
