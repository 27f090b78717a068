import { type ComponentProps, lazy, Suspense } from "react";

import { Skeleton } from "#ui/skeleton.tsx";

import type { ConflictScreen } from "./conflict-screen.tsx";

const Screen = lazy(async () => ({ default: (await import("./conflict-screen.tsx")).ConflictScreen }));

/** Comes when there are two texts of one memory, which is rare. */
export function LazyConflictScreen(props: ComponentProps<typeof ConflictScreen>) {
  return (
    <Suspense fallback={<Skeleton className="min-h-96" />}>
      <Screen {...props} />
    </Suspense>
  );
}
