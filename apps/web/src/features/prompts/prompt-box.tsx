import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { classNames } from "#lib/class-names.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { FeelingRow } from "./feeling-row.tsx";
import { Quill } from "./quill.tsx";
import { type Asking, type AskingProps, useAsking } from "./use-asking.ts";

type Mode = "free" | "skipped" | "asked" | "failed" | "waiting" | "none";

/** A prompt above the form. It is saved with the memory only when the member chooses to answer it. */
export function PromptBox(props: AskingProps) {
  const { year } = props;
  const asking = useAsking(props);
  const mode = modeOf(asking);
  const box = useFocusKept(mode);
  if (mode === "none") return <div data-small />;
  if (mode === "free") return <FreeLine box={box} onTakeUp={asking.putAside} />;
  return (
    <PromptCard year={year} box={box}>
      {mode === "skipped" ? <Skipped year={year} asking={asking} /> : null}
      {mode === "asked" ? <Asked year={year} asking={asking} /> : null}
      {mode === "waiting" ? <Waiting /> : null}
      {mode === "failed" ? <Failed asking={asking} /> : null}
    </PromptCard>
  );
}

function modeOf({ isFree, question, found }: Asking): Mode {
  if (isFree) return "free";
  if (question !== undefined) return "asked";
  if (found.data?.feeling === "skip") return "skipped";
  if (found.data) return "none";
  return found.error ? "failed" : "waiting";
}

/** The pressed button may be removed by its own action, so the box takes the focus. */
function useFocusKept(mode: Mode) {
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

interface PromptCardProps {
  readonly year: number;
  readonly box: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

function PromptCard({ year, box, children }: PromptCardProps) {
  const titleId = useId();
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col rounded-card border border-rule bg-card px-5 pt-5 pb-3 shadow-soft sm:px-7"
    >
      <div className="flex items-center gap-3">
        <Quill className="h-11 shrink-0" />
        <h2 id={titleId} className="font-sans text-base text-ink-soft">
          <Trans>A question for {year}</Trans>
        </h2>
      </div>
      {children}
    </section>
  );
}

const questionStyle = "font-serif text-xl sm:text-2xl";

function Asked({ year, asking }: { readonly year: number; readonly asking: Asking }) {
  const { t } = useLingui();
  const { data } = asking.found;
  return (
    <>
      <div aria-live="polite" aria-busy={asking.isBusy || undefined} className="mt-3 grow">
        <p lang={asking.language} className={questionStyle} dir="auto">
          {asking.question}
        </p>
        {data?.isWritten ? (
          <p className="mt-1 text-sm text-ink-soft">
            <Trans>Written for you by the helping service.</Trans>
          </p>
        ) : null}
      </div>
      <Nudges nudges={asking.nudges} language={data?.language} />
      <WhereItGoes isAnswered={asking.isAnswered} />
      <div className="mt-3 flex flex-wrap gap-1">
        <AnswerButton asking={asking} />
        {data?.hasAnother === true ? (
          <Button variant="quiet" className="px-3!" busy={asking.isAnotherComing} onClick={asking.askAnother}>
            {t`Another one`}
          </Button>
        ) : null}
        <Button variant="quiet" className="px-3!" onClick={asking.writeFreely}>
          {t`Write freely`}
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
        : t`Would you like to answer it? Then the question will be shown above your memory.`}
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
      <p className={`mt-3 grow ${questionStyle}`}>
        <Trans>{year} is left in peace. Nothing will be asked about it.</Trans>
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
        <Trans>No question came just now. You can write without one.</Trans>
      </p>
      <p className="text-sm text-ink-soft">{readErrorText(found.error)}</p>
      <Button variant="secondary" className="mt-4" busy={found.isFetching} onClick={() => void found.refetch()}>
        {t`Try Again`}
      </Button>
    </div>
  );
}

interface FreeLineProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly onTakeUp: () => void;
}

function FreeLine({ box, onTakeUp }: FreeLineProps) {
  const { t } = useLingui();
  return (
    <section
      ref={box}
      tabIndex={-1}
      data-small
      aria-label={t`Question`}
      className="flex flex-wrap items-center gap-x-3 text-ink-soft"
    >
      <Quill className="h-9 shrink-0" />
      <p>
        <Trans>Writing freely, without a question.</Trans>
      </p>
      <Button variant="quiet" className="px-3!" onClick={onTakeUp}>
        {t`Show the question`}
      </Button>
    </section>
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
        {t`Where to begin?`}
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
