import { type ComponentProps, lazy, Suspense } from "react";

import { Skeleton } from "#ui/skeleton.tsx";

import type { PromptBox } from "./prompt-box.tsx";

const Box = lazy(async () => ({ default: (await import("./prompt-box.tsx")).PromptBox }));

/** Holds the room for a question of usual length, so that the form below stays where it is when the question comes. */
export function LazyPromptBox(props: ComponentProps<typeof PromptBox>) {
  return (
    <div className="mb-8 grid min-h-114 sm:min-h-102 lg:min-h-94 has-data-small:min-h-0">
      <Suspense fallback={<Skeleton className="rounded-card" />}>
        <Box {...props} />
      </Suspense>
    </div>
  );
}
