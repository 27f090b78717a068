import type { ReactNode } from "react";

import { readErrorText } from "#api/errors.ts";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { PlanFacts } from "./plan-facts.tsx";
import { useSubscription } from "./subscriptions.queries.ts";

/** The plan as the profile shows it, with the link to all of it. */
export function PlanSummary({ link }: { readonly link: ReactNode }) {
  const { data, error } = useSubscription();
  return (
    <>
      {data ? <PlanFacts subscription={data} /> : null}
      {!data && error ? <p className="text-ink-soft">{readErrorText(error)}</p> : null}
      {!data && !error ? (
        <SkeletonGroup>
          <Skeleton className="h-14" />
        </SkeletonGroup>
      ) : null}
      <div className="mt-4">{link}</div>
    </>
  );
}
