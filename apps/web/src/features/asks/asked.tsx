import type { Ask, AskAnswer } from "@lane/contract/asks.ts";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import type { AnswerParts } from "./answer-parts.ts";
import { AnswerTray } from "./answer-tray.tsx";
import { useAskAnswers } from "./ask-answers.queries.ts";
import { AskList } from "./ask-list.tsx";
import { AskSheet } from "./ask-sheet.tsx";
import { useAsks } from "./asks.queries.ts";

const anyQuestion = { question: "" };

/** What people answered, and the questions that the member has asked. */
export function Asked({ parts }: { readonly parts: AnswerParts }) {
  const { t } = useLingui();
  const asks = useAsks();
  const answers = useAskAnswers();
  const [isAsking, setIsAsking] = useState(false);
  if (!asks.data || !answers.data) {
    const error = asks.error ?? answers.error;
    const retry = () => void Promise.all([asks.refetch(), answers.refetch()]);
    return error ? (
      <div className="grid justify-items-start gap-4">
        <AlertNote summary={t`We couldn't load your questions`} text={readErrorText(error)} />
        <Button variant="secondary" busy={asks.isFetching || answers.isFetching} onClick={retry}>
          {t`Try again`}
        </Button>
      </div>
    ) : (
      <Waiting />
    );
  }
  const { mayAsk } = asks.data;
  const askButton = mayAsk ? <Button onClick={() => setIsAsking(true)}>{t`Ask someone`}</Button> : null;
  return (
    <>
      {asks.data.asks.length === 0 && answers.data.length === 0 ? (
        <NothingAsked mayAsk={mayAsk}>{askButton}</NothingAsked>
      ) : (
        <Everything asks={asks.data.asks} answers={answers.data} parts={parts} onLost={() => void answers.refetch()}>
          {askButton}
        </Everything>
      )}
      <AskSheet subject={anyQuestion} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

interface EverythingProps {
  readonly asks: readonly Ask[];
  readonly answers: readonly AskAnswer[];
  readonly parts: AnswerParts;
  readonly onLost: () => void;
  readonly children: ReactNode;
}

function Everything({ asks, answers, parts, onLost, children }: EverythingProps) {
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-10">
      <AnswerTray answers={answers} parts={parts} onLost={onLost} />
      <AskList asks={asks}>{children}</AskList>
    </div>
  );
}

interface NothingAskedProps {
  readonly mayAsk: boolean;
  readonly children: ReactNode;
}

function NothingAsked({ mayAsk, children }: NothingAskedProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      motif={<Flower memoryId="asked" className="h-24" />}
      title={t`Ask someone who was there`}
      actions={children}
    >
      <p>
        {mayAsk
          ? t`Send a question to a grandmother, a brother or an old friend. They answer out loud, in writing or with photos, and don't need an account.`
          : t`Asking by link is for people aged 18 and over.`}
      </p>
    </EmptyState>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-20" />
    </SkeletonGroup>
  );
}
