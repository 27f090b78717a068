import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { useYearPrompt } from "./prompts.queries.ts";
import { Quill } from "./quill.tsx";

export interface InvitationProps {
  readonly year: number;
  /** Leads to where the answer is written. */
  readonly link: ReactNode;
}

/** The year's own question where nothing is written yet. A year that is to be left alone, or has none, invites nobody. */
export function Invitation({ year, link }: InvitationProps) {
  const { data, error } = useYearPrompt(year);
  if (error || data?.prompt === null) return <div data-small />;
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge/60 px-5 py-6 text-center">
      <Quill className="h-12" />
      {data ? (
        <p className="max-w-measure font-serif text-xl text-balance" dir="auto">
          <span className="sr-only">
            <Trans>A question for {year}</Trans>:{" "}
          </span>
          <span lang={data.language}>{data.prompt}</span>
        </p>
      ) : (
        <SkeletonGroup className="grid w-full max-w-measure justify-items-center gap-3">
          <Skeleton className="h-7 w-full" />
          <Skeleton className="h-7 w-2/3" />
        </SkeletonGroup>
      )}
      <div className="mt-auto pt-3">{link}</div>
    </div>
  );
}
