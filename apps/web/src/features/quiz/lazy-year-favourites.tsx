import { type ComponentProps, lazy, Suspense } from "react";

import { firstViewShown } from "#lib/first-view.ts";

import type { YearFavourites } from "./year-favourites.tsx";

const Favourites = lazy(async () => {
  await firstViewShown();
  return { default: (await import("./year-favourites.tsx")).YearFavourites };
});

/** Loaded after the months of the year, which are above; reserves its height. */
export function LazyYearFavourites(props: ComponentProps<typeof YearFavourites>) {
  const room = <div data-room className="mt-8 min-h-60 sm:min-h-36" />;
  return (
    <Suspense fallback={room}>
      <Favourites {...props} room={room} />
    </Suspense>
  );
}
