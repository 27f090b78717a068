import type { ComponentProps, MouseEvent, ReactNode } from "react";

import { MediaImage } from "#ui/media-image.tsx";

/** One file takes the whole width, several are laid out side by side. */
export function PrintGrid({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const columns = count === 1 ? "" : "grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))]";
  return <ul className={`grid items-start gap-5 ${columns}`}>{children}</ul>;
}

interface MediaPrintProps {
  readonly name: string;
  readonly alt: string | null;
  readonly caption: string | null;
  readonly onOpen: () => void;
  /** Shown between the picture and its caption. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One file of a memory, framed like a paper photo; pressing it opens the file in full. */
export function MediaPrint({ name, alt, caption, onOpen, note, children }: MediaPrintProps) {
  const label = alt ?? caption ?? "";

  // Some browsers do not focus a pressed button; without this the focus could not return to it.
  function handleOpen({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.focus();
    onOpen();
  }

  return (
    <figure>
      <button
        type="button"
        onClick={handleOpen}
        aria-label={label === "" ? name : `${name}: ${label}`}
        className="relative block w-full rounded-[4px] border border-rule bg-card p-2 shadow-soft transition-[translate] duration-200 hover:-translate-y-0.5 sm:p-2.5"
      >
        {children}
      </button>
      {note}
      {caption === null ? null : (
        <figcaption className="mt-2 text-sm wrap-anywhere text-ink-soft" dir="auto">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

type PrintImageProps = Pick<ComponentProps<typeof MediaImage>, "picture" | "sizes" | "onLost"> & {
  readonly isAlone: boolean;
};

/** A single picture keeps its aspect ratio; several pictures share one. */
export function PrintImage({ isAlone, ...image }: PrintImageProps) {
  return (
    <MediaImage
      {...image}
      alt=""
      className={
        isAlone
          ? "mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-[2px]"
          : "aspect-4/3 h-auto w-full rounded-[2px] object-cover"
      }
    />
  );
}
