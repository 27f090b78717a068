import type { PropsWithChildren } from "react";

/** A drawing of its own, so that one more does not make the browser paint the others again. */
export function Sheet({ height, children }: PropsWithChildren<{ readonly height: number }>) {
  return (
    <svg width="1" height={height} className="absolute start-0 top-0 isolate max-w-none overflow-visible">
      {children}
    </svg>
  );
}
