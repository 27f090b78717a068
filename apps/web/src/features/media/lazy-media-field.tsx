import { type ComponentProps, lazy, Suspense } from "react";

import { Skeleton } from "#ui/skeleton.tsx";

import type { MediaField } from "./media-field.tsx";

const Field = lazy(async () => ({ default: (await import("./media-field.tsx")).MediaField }));

/** Loaded after its form, since the text is usually written first. */
export function LazyMediaField(props: ComponentProps<typeof MediaField>) {
  return (
    <Suspense fallback={<Skeleton className={props.isFirst ? "h-[166px]" : "h-22 sm:h-30"} />}>
      <Field {...props} />
    </Suspense>
  );
}
