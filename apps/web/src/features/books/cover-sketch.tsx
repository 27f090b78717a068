import type { CoverDesign, PhotoLook } from "@lane/domain/book-choices.ts";
import { type CoverLife, drawingOf } from "@lane/domain/covers/cover-plan.ts";
import { type Box, coverSheet, type CoverSheet } from "@lane/domain/covers/cover-sheet.ts";
import { planCover } from "@lane/domain/covers/plan-cover.ts";
import { useMemo } from "react";

import type { Picture } from "#lib/picture-of.ts";
import { MediaImage } from "#ui/media-image.tsx";

import type { BookWish } from "./book-wish.ts";
import { CoverNames } from "./cover-names.tsx";

/** What is drawn on a cover and said on it, whichever of them it is. */
export interface SketchedBook {
  readonly wish: Pick<BookWish, "title" | "author" | "trim">;
  readonly life: CoverLife;
}

interface CoverSketchProps extends SketchedBook {
  readonly cover: { readonly design: CoverDesign } | { readonly look: PhotoLook; readonly picture: Picture };
}

/** The front of a cover as it will be drawn, with its words about as large; the real ones are typeset with the book. */
export function CoverSketch({ cover, wish, life }: CoverSketchProps) {
  const { trim, title, author } = wish;
  const picture = "picture" in cover ? cover.picture : undefined;
  const { sheet, plan } = useCoverPlan(cover, trim, life);
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className="@container relative block size-full overflow-hidden"
      style={{ background: plan.ground }}
    >
      <FrontDrawing sheet={sheet} inside={plan.under} />
      {plan.photo && picture ? (
        <span className="absolute block overflow-hidden" style={placeOf(plan.photo, sheet)}>
          <MediaImage picture={picture} alt="" sizes="12rem" className="size-full object-cover" />
        </span>
      ) : null}
      <FrontDrawing sheet={sheet} inside={plan.over} />
      <span className="absolute block" style={placeOf(plan.front.box, sheet)}>
        <CoverNames sheet={sheet} front={plan.front} title={title} author={author} years={life.years} />
      </span>
    </span>
  );
}

const sketchedSheet = { spineMm: 12, bleedMm: 3.175, isMirrored: false } as const;

/** Stays the same while nothing that is drawn has changed: the drawings are long. */
function useCoverPlan(cover: CoverSketchProps["cover"], trim: BookWish["trim"], life: CoverLife) {
  const design = "design" in cover ? cover.design : undefined;
  const look = "look" in cover ? cover.look : "band";
  const { width = 4, height = 3 } = "picture" in cover ? cover.picture : {};
  return useMemo(() => {
    const sheet = coverSheet({ trim, ...sketchedSheet });
    const photo = { width, height, calmEnd: "bottom" } as const;
    return { sheet, plan: planCover(sheet, design === undefined ? { look, photo } : { design }, life) };
  }, [trim, design, look, width, height, life]);
}

function FrontDrawing({ sheet, inside }: { readonly sheet: CoverSheet; readonly inside: string }) {
  const src = useMemo(() => pictureOfFront(sheet, inside), [sheet, inside]);
  return inside === "" ? null : <img src={src} alt="" className="absolute inset-0 size-full" />;
}

function pictureOfFront(sheet: CoverSheet, inside: string): string {
  const { left, top, width, height } = sheet.front;
  const drawing = `<svg x="${-left}" y="${-top}" width="${sheet.width}" height="${sheet.height}">${inside}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawingOf({ width, height }, drawing))}`;
}

/** As parts of the front. */
function placeOf({ left, top, width, height }: Box, { front }: CoverSheet) {
  return {
    left: percent(left - front.left, front.width),
    top: percent(top - front.top, front.height),
    width: percent(width, front.width),
    height: percent(height, front.height),
  };
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)}%`;
}
