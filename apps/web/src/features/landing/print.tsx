import type { ReactNode } from "react";

import { classNames } from "#lib/class-names.ts";

interface PrintProps {
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  readonly caption: ReactNode;
  readonly tilt: string;
  readonly children: ReactNode;
}

/** A photograph as it comes from the shop: thin paper edge, a line written underneath. */
export function ResizedPhoto({ label, caption, tilt, children }: PrintProps) {
  return (
    <figure className={classNames("border border-rule bg-card p-3 shadow-soft", tilt)}>
      <p className="sr-only">{label}</p>
      <div aria-hidden="true" className="relative aspect-4/5 overflow-hidden bg-lane">
        {children}
      </div>
      <figcaption className="px-1 pt-3 pb-1 text-center font-serif text-lg italic">{caption}</figcaption>
    </figure>
  );
}
