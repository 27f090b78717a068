import type { Memory } from "@lane/contract/memories.ts";
import type { Share, ShareAnswer } from "@lane/contract/shares.ts";
import { useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";

import { errorText } from "#api/errors.ts";
import { monthName } from "#lib/date-parts.ts";
import { dayText } from "#lib/day-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/modal-queue.ts";
import { PersonInitial } from "#ui/person-initial.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useKeepAnswer } from "./keep-answer.ts";
import { useReadAnswers, useRemoveAnswer } from "./shares.queries.ts";

/** Opens a memory, by its id and the title of its address. */
export type GoToMemory = (memory: { readonly id: string; readonly title: string }) => void;

interface AnswerListProps {
  readonly answers: readonly ShareAnswer[];
  readonly shares: readonly Share[];
  readonly goToMemory: GoToMemory;
}

/** What people answered to what was shared with them. Showing it marks it as read. */
export function AnswerList({ answers, ...rest }: AnswerListProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useReadAnswers(answers);
  if (answers.length === 0) return null;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t`What they remember`}
      </h2>
      <ul className="mt-3 grid gap-4">
        {answers.map((answer) => (
          <AnswerCard key={answer.id} answer={answer} {...rest} onGone={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}

interface AnswerCardProps extends Omit<AnswerListProps, "answers"> {
  readonly answer: ShareAnswer;
  /** Called when the answer has left the list, and its buttons with it. */
  readonly onGone: () => void;
}

function AnswerCard({ answer, shares, goToMemory, onGone }: AnswerCardProps) {
  const { t } = useLingui();
  const headingId = useId();
  const keep = useKeepAnswer(shares, handleKept);
  const remove = useRemoveAnswer(onGone);
  const { name, text } = answer;

  function handleKept({ _id: id, memoryTitle: title, month, year }: Memory) {
    const when = `${monthName(month)} ${year}`;
    toast("success", t`Saved in ${when}`, { text: t`Open`, run: () => goToMemory({ id, title }) });
    onGone();
  }

  async function handleDelete() {
    const { answer: isMeant } = openModal({
      type: "confirm",
      title: t`Delete what ${name} wrote?`,
      text: t`This can't be undone.`,
      confirmText: t`Delete`,
      isDangerous: true,
    });
    if (await isMeant) remove.mutate(answer);
  }

  const failure = keep.error ?? remove.error;
  return (
    <li>
      <article aria-labelledby={headingId} className="rounded-card border border-rule bg-card p-5 shadow-soft">
        <AnswerHeading answer={answer} id={headingId} />
        <p className="mt-3 max-w-reading whitespace-pre-line wrap-anywhere" dir="auto">
          {text}
        </p>
        <AnswerSource answer={answer} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            variant="secondary"
            className="grow sm:grow-0"
            busy={keep.isPending}
            onClick={() => keep.mutate(answer)}
          >
            {t`Keep as a memory`}
          </Button>
          <Button variant="quiet" className="text-alarm!" busy={remove.isPending} onClick={() => void handleDelete()}>
            {t`Delete`}
          </Button>
        </div>
        <div className="has-[p]:mt-3">
          <AlertNote summary={t`That didn't work`} text={failure ? errorText(failure) : undefined} />
        </div>
      </article>
    </li>
  );
}

function AnswerHeading({ answer, id }: { readonly answer: ShareAnswer; readonly id: string }) {
  const { t } = useLingui();
  const { name, isUnread } = answer;
  return (
    <div className="flex items-center gap-3">
      <PersonInitial name={name} className="size-9" />
      <h3 id={id} className="min-w-0 grow text-xl wrap-anywhere">
        {t`${name} remembers:`}
      </h3>
      {isUnread ? (
        <span className="shrink-0 rounded-pill bg-clay px-3 py-0.5 text-sm font-semibold text-on-moss">{t`New`}</span>
      ) : null}
    </div>
  );
}

function AnswerSource({ answer: { memoryTitle, createdAt } }: { readonly answer: ShareAnswer }) {
  const { t } = useLingui();
  const day = dayText(createdAt);
  return (
    <p className="mt-2 text-sm wrap-anywhere text-ink-soft">
      {memoryTitle === null ? day : t`About “${memoryTitle}” · ${day}`}
    </p>
  );
}
