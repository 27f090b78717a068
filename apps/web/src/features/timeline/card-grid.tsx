import type { PropsWithChildren } from "react";

import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

/** A print on a wall: thin paper around the picture, what it shows written beneath. */
export const cardStyle = "relative flex h-full flex-col";
export const printStyle = "border border-rule bg-card p-3 shadow-soft";

/** A wall of prints. */
export function CardGrid({ children }: PropsWithChildren) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-5 gap-y-8">{children}</ul>;
}

/** As tall as the card that takes its place. */
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

/** Some cards that are still to come. */
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
