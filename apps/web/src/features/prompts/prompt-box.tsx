import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { classNames } from "#lib/class-names.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { FeelingRow } from "./feeling-row.tsx";
import type { Asking } from "./use-asking.ts";

export type PromptMode = "free" | "skipped" | "asked" | "failed" | "waiting" | "none";

interface PromptBoxProps {
  readonly id: string;
  readonly year: number;
  readonly asking: Asking;
}

/** The prompt with all that can be done with it. It is saved with the memory only when the member chooses to answer it. */
export function PromptBox({ id, year, asking }: PromptBoxProps) {
  const { t } = useLingui();
  const mode = promptModeOf(asking);
  const box = useFocusKept(mode);
  return (
    <section
      id={id}
      ref={box}
      tabIndex={-1}
      aria-label={t`A question for ${year}`}
      className="flex flex-col px-4 pb-3 outline-none sm:px-5"
    >
      {mode === "free" ? <Free onTakeUp={asking.putAside} /> : null}
      {mode === "skipped" ? <Skipped year={year} asking={asking} /> : null}
      {mode === "asked" ? <Asked year={year} asking={asking} /> : null}
      {mode === "waiting" ? <Waiting /> : null}
      {mode === "failed" ? <Failed asking={asking} /> : null}
    </section>
  );
}

export function promptModeOf({ isFree, question, found }: Asking): PromptMode {
  if (isFree) return "free";
  if (question !== undefined) return "asked";
  if (found.data?.feeling === "skip") return "skipped";
  if (found.data) return "none";
  return found.error ? "failed" : "waiting";
}

/** The pressed button may be removed by its own action, so the box takes the focus. */
function useFocusKept(mode: PromptMode) {
  const box = useRef<HTMLElement>(null);
  const before = useRef(mode);
  useEffect(() => {
    if (before.current === mode) return;
    const wasPressed = before.current !== "waiting";
    before.current = mode;
    if (wasPressed && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [mode]);
  return box;
}

const questionStyle = "font-serif text-xl sm:text-2xl";

function Asked({ year, asking }: { readonly year: number; readonly asking: Asking }) {
  const { t } = useLingui();
  const { data } = asking.found;
  return (
    <>
      <div aria-live="polite" aria-busy={asking.isBusy || undefined} className="grow">
        <p lang={asking.language} className={questionStyle} dir="auto">
          {asking.question}
        </p>
        {data?.isWritten ? (
          <p className="mt-1 text-sm text-ink-soft">
            <Trans>Written for you by an outside service.</Trans>
          </p>
        ) : null}
      </div>
      <Nudges nudges={asking.nudges} language={data?.language} />
      <WhereItGoes isAnswered={asking.isAnswered} />
      <div className="mt-3 flex flex-wrap gap-1">
        <AnswerButton asking={asking} />
        {data?.hasAnother === true ? (
          <Button variant="quiet" className="px-3!" busy={asking.isAnotherComing} onClick={asking.askAnother}>
            {t`Ask me something else`}
          </Button>
        ) : null}
        <Button variant="quiet" className="px-3!" onClick={asking.writeFreely}>
          {t`Just write`}
        </Button>
        <Button variant="quiet" className="px-3!" onClick={asking.askSomeone}>
          {t`Ask someone else`}
        </Button>
      </div>
      <FeelingRow year={year} asking={asking} />
    </>
  );
}

function WhereItGoes({ isAnswered }: Pick<Asking, "isAnswered">) {
  const { t } = useLingui();
  return (
    <p aria-live="polite" className="mt-2 text-ink-soft">
      {isAnswered
        ? t`This question will be shown above your memory.`
        : t`If you answer it, the question will be shown above your memory.`}
    </p>
  );
}

/** One button for both actions, so that it keeps the focus. */
function AnswerButton({ asking: { isAnswered, answer, putAside } }: { readonly asking: Asking }) {
  const { t } = useLingui();
  return (
    <Button
      variant={isAnswered ? "quiet" : "secondary"}
      className={isAnswered ? "px-3!" : "px-5!"}
      onClick={isAnswered ? putAside : answer}
    >
      {isAnswered ? t`Remove the question` : t`Answer this question`}
    </Button>
  );
}

function Skipped({ year, asking }: { readonly year: number; readonly asking: Asking }) {
  return (
    <>
      <p className={`grow ${questionStyle}`}>
        <Trans>We won't ask about {year}.</Trans>
      </p>
      <FeelingRow year={year} asking={asking} />
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="mt-4 grid gap-3">
      <Skeleton className="h-7" />
      <Skeleton className="h-7" />
      <Skeleton className="h-7 w-2/3" />
    </SkeletonGroup>
  );
}

function Failed({ asking: { found } }: { readonly asking: Asking }) {
  const { t } = useLingui();
  return (
    <div role="alert" className="mt-3">
      <p>
        <Trans>We couldn't load a question. You can write without one.</Trans>
      </p>
      <p className="text-sm text-ink-soft">{readErrorText(found.error)}</p>
      <Button variant="secondary" className="mt-4" busy={found.isFetching} onClick={() => void found.refetch()}>
        {t`Try Again`}
      </Button>
    </div>
  );
}

function Free({ onTakeUp }: { readonly onTakeUp: () => void }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      <p>
        <Trans>Writing without a question.</Trans>
      </p>
      <Button variant="quiet" className="px-3!" onClick={onTakeUp}>
        {t`Show the question`}
      </Button>
    </div>
  );
}

interface NudgesProps {
  readonly nudges: readonly string[];
  readonly language: string | undefined;
}

/** Two hints, collapsed so that they do not distract a member who knows what to write. */
function Nudges({ nudges, language }: NudgesProps) {
  const { t } = useLingui();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (nudges.length === 0) return null;
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="-ms-2 flex min-h-11 items-center gap-1 rounded-[10px] px-2 text-start text-ink-soft hover:text-clay"
      >
        {t`Not sure where to start?`}
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-5 transition-transform duration-150", isOpen && "rotate-180")}
        />
      </button>
      {isOpen ? (
        <ul id={listId} lang={language} className="mb-1 grid list-disc gap-1 ps-5 marker:text-straw">
          {nudges.map((nudge) => (
            <li key={nudge} dir="auto">
              {nudge}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
