import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { readErrorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { AnswerList, type GoToMemory } from "./answer-list.tsx";
import { FlowersOfYear } from "./flowers-of-year.tsx";
import { ShareList } from "./share-list.tsx";
import { useAnswers, useShares } from "./shares.queries.ts";

interface ByMeProps {
  /** Leads to the timeline, where memories are shared. */
  readonly timelineLink: ReactNode;
  readonly goToMemory: GoToMemory;
}

/** Everything that a member shares with others, and what they answered. */
export function ByMe({ timelineLink, goToMemory }: ByMeProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useShares();
  const answers = useAnswers();
  if (!data) {
    return error ? (
      <div className="grid justify-items-start gap-4">
        <AlertNote summary={t`We couldn't load what you share`} text={readErrorText(error)} />
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t`Try again`}
        </Button>
      </div>
    ) : (
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </SkeletonGroup>
    );
  }
  const { shares } = data;
  if (shares.length === 0 && (answers.data ?? []).length === 0) return <NothingShared timelineLink={timelineLink} />;
  return (
    <div className="grid max-w-measure gap-10">
      <AnswerList answers={answers.data ?? []} shares={shares} goToMemory={goToMemory} />
      <ShareList level="h2" heading={t`What you share`} noneText={t`Nothing at the moment.`} shares={shares} />
      <FlowersOfYear />
    </div>
  );
}

function NothingShared({ timelineLink }: Pick<ByMeProps, "timelineLink">) {
  const { t } = useLingui();
  return (
    <EmptyState
      motif={<Flower memoryId="shared-by-me" className="h-24" />}
      title={t`You haven't shared anything yet`}
      actions={
        <>
          {timelineLink}
          <FlowersOfYear />
        </>
      }
    >
      <p>{t`Open a memory and choose Share. You decide who sees it and for how long, and you can stop at any time.`}</p>
    </EmptyState>
  );
}
