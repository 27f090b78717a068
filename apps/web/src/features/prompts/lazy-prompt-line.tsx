import { type ComponentProps, lazy, Suspense } from "react";

import { Skeleton } from "#ui/skeleton.tsx";

import type { PromptLine } from "./prompt-line.tsx";

const Line = lazy(async () => ({ default: (await import("./prompt-line.tsx")).PromptLine }));

/** Reserves the height of a prompt, so that the form below does not move when the prompt arrives. */
export function LazyPromptLine(props: ComponentProps<typeof PromptLine>) {
  return (
    <div className="mb-3 grid min-h-[4.125rem] sm:mb-5 has-data-small:min-h-0">
      <Suspense fallback={<Skeleton className="rounded-card" />}>
        <Line {...props} />
      </Suspense>
    </div>
  );
}
