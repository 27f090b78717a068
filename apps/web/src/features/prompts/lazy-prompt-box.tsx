import { type ComponentProps, lazy, Suspense } from "react";

import { Skeleton } from "#ui/skeleton.tsx";

import type { PromptBox } from "./prompt-box.tsx";

const Box = lazy(async () => ({ default: (await import("./prompt-box.tsx")).PromptBox }));

/** Reserves the height of a usual prompt, so that the form below does not move when the prompt arrives. */
export function LazyPromptBox(props: ComponentProps<typeof PromptBox>) {
  return (
    <div className="mb-8 grid min-h-114 sm:min-h-102 lg:min-h-94 has-data-small:min-h-0">
      <Suspense fallback={<Skeleton className="rounded-card" />}>
        <Box {...props} />
      </Suspense>
    </div>
  );
}
