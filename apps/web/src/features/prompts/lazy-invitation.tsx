import { lazy, Suspense } from "react";

import { Skeleton } from "#ui/skeleton.tsx";

import type { InvitationProps } from "./invitation.tsx";

const Card = lazy(async () => ({ default: (await import("./invitation.tsx")).Invitation }));

/** Reserves the height until the prompt is loaded. */
export function LazyInvitation(props: InvitationProps) {
  return (
    <div className="grid min-h-101 sm:min-h-70 has-data-small:min-h-0">
      <Suspense fallback={<Skeleton className="rounded-card" />}>
        <Card {...props} />
      </Suspense>
    </div>
  );
}
