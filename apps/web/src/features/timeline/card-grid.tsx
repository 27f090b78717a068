import type { MediaKind } from "@lane/domain/media-kinds.ts";
import { pickByHash } from "@lane/domain/pick-by-hash.ts";
import type { PropsWithChildren } from "react";

import { classNames } from "#lib/class-names.ts";
import type { Picture } from "#lib/picture-of.ts";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

/** A card like a paper photo: a thin frame around the picture, with the text below. */
export const cardStyle = "relative flex h-full flex-col";
const printStyle = "border border-rule bg-card p-3 shadow-soft";
/** Slight rotations of the cards. */
const tilts = ["-rotate-[0.7deg]", "rotate-[0.5deg]", "-rotate-[0.3deg]", "rotate-[0.8deg]", "rotate-0"] as const;

/** The frame of a memory's card, rotated until the pointer is over the card. */
export function paperStyle(memoryId: string): string {
  return classNames(
    printStyle,
    "transition-[rotate,translate] duration-200 ease-out group-hover:-translate-y-0.5 group-hover:rotate-0",
    pickByHash(memoryId, tilts),
  );
}

/** The picture of a card: the chosen cover, else the first image, else the poster of the first film. */
export function coverOf<M extends { readonly isCover: boolean }>(
  media: readonly M[],
  kindOf: (item: M) => MediaKind,
  pictureOf: (item: M) => Picture | undefined,
): Picture | undefined {
  const inOrder = [
    ...media.filter(({ isCover }) => isCover),
    ...media.filter((item) => kindOf(item) === "Image"),
    ...media.filter((item) => kindOf(item) === "Video"),
  ];
  return inOrder.map(pictureOf).find((picture) => picture !== undefined);
}

/** The grid of cards. */
export function CardGrid({ children }: PropsWithChildren) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-5 gap-y-8">{children}</ul>;
}

/** As tall as the card that replaces it. */
function MemoryCardSkeleton() {
  return (
    <div aria-hidden="true" className={cardStyle}>
      <div className={printStyle}>
        <Skeleton className="aspect-4/3 w-full rounded-none" />
        <div className="mt-3 h-15 pt-1">
          <Skeleton className="h-6 w-3/4" />
        </div>
      </div>
      <div className="my-2 flex h-12 items-center px-1">
        <Skeleton className="h-6 w-24" />
      </div>
      <Skeleton className="h-12 rounded-pill" />
    </div>
  );
}

/** Placeholders while cards are loading. */
export function CardGridSkeleton({ count }: { readonly count: number }) {
  return (
    <SkeletonGroup>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <MemoryCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </SkeletonGroup>
  );
}
