import { useLingui } from "@lingui/react/macro";
import type { PropsWithChildren } from "react";

import { classNames } from "#lib/class-names.ts";

/** A placeholder with the size of the content, so that nothing moves when it is loaded. The class sets the size. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={classNames("animate-breathe rounded-[10px] bg-rule", className)} />;
}

/** Groups skeletons and announces once that content is loading. */
export function SkeletonGroup({ children, className }: PropsWithChildren<{ readonly className?: string }>) {
  const { t } = useLingui();
  return (
    <div aria-busy="true" className={className}>
      <output className="sr-only">{t`Loading...`}</output>
      {children}
    </div>
  );
}

/** The placeholder of a memory card. */
export function SkeletonCard() {
  return (
    <div className="rounded-card border border-rule bg-card p-4">
      <Skeleton className="aspect-4/3 w-full" />
      <Skeleton className="mt-4 h-6 w-3/4" />
      <Skeleton className="mt-3 h-5 w-1/2" />
    </div>
  );
}
