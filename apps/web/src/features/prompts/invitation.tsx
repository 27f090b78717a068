import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { useYearPrompt } from "./prompts.queries.ts";
import { Quill } from "./quill.tsx";

export interface InvitationProps {
  readonly year: number;
  /** Link to the form that answers the prompt. */
  readonly link: ReactNode;
}

/** The prompt of a year without memories. Renders nothing for a skipped year, or one without a prompt. */
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
