import type { PropsWithChildren } from "react";

import { Skeleton } from "#ui/skeleton.tsx";

import { cardStyle, printStyle } from "./card-style.ts";

/** A wall of prints. */
export function CardGrid({ children }: PropsWithChildren) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-5 gap-y-8">{children}</ul>;
}

/** As tall as the card that takes its place. */
export function MemoryCardSkeleton() {
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
