import { type ComponentProps, lazy, Suspense } from "react";

import type { LockedNote as Note } from "./locked-note.tsx";

const LockedNote = lazy(async () => ({ default: (await import("./locked-note.tsx")).LockedNote }));

/** Few years have it: only those that a plan had before it ended. */
export function LazyLockedNote(props: ComponentProps<typeof Note>) {
  return (
    <Suspense fallback={<div className="mt-5 min-h-44 sm:min-h-30" />}>
      <LockedNote {...props} />
    </Suspense>
  );
}
