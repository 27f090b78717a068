import { Trans, useLingui } from "@lingui/react/macro";
import { Check, ChevronDown } from "lucide-react";
import { useId, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { PromptBox, type PromptMode, promptModeOf } from "./prompt-box.tsx";
import { Quill } from "./quill.tsx";
import { type Asking, type AskingProps, useAsking } from "./use-asking.ts";

/** The prompt above a form, as one line that opens. */
export function PromptLine(props: AskingProps) {
  const { year } = props;
  const boxId = useId();
  const asking = useAsking(props);
  const mode = promptModeOf(asking);
  const [isOpen, setIsOpen] = useState(false);
  if (mode === "none") return <div data-small />;
  return (
    <div className="rounded-card border border-rule bg-card">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? boxId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-16 w-full items-center gap-3 rounded-card px-3 py-1.5 text-start hover:bg-rule/40"
      >
        <Quill className="h-8 shrink-0" />
        <span className="grid min-h-[2.75rem] min-w-0 grow content-center">
          {isOpen ? <BoxTitle year={year} /> : <LineText {...{ year, mode, asking }} />}
        </span>
        {asking.isAnswered ? <Answered /> : null}
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-5 shrink-0 transition-transform duration-150", isOpen && "rotate-180")}
        />
      </button>
      {isOpen ? <PromptBox id={boxId} year={year} asking={asking} /> : null}
    </div>
  );
}

function BoxTitle({ year }: { readonly year: number }) {
  return (
    <span className="text-ink-soft">
      <Trans>A question for {year}</Trans>
    </span>
  );
}

interface LineTextProps {
  readonly year: number;
  readonly mode: PromptMode;
  readonly asking: Asking;
}

function LineText({ year, mode, asking }: LineTextProps) {
  const { t } = useLingui();
  if (mode === "waiting") {
    return (
      <SkeletonGroup className="grid">
        <Skeleton className="h-5 w-4/5" />
      </SkeletonGroup>
    );
  }
  if (mode === "asked") {
    return (
      <>
        <span className="sr-only">
          <Trans>A question for {year}</Trans>:{" "}
        </span>
        <span lang={asking.language} dir="auto" className="line-clamp-2 font-serif leading-snug italic">
          {asking.question}
        </span>
      </>
    );
  }
  const texts = {
    free: t`Writing without a question.`,
    skipped: t`No questions about ${year}.`,
    failed: t`We couldn't load a question. You can write without one.`,
    none: "",
  };
  return <span className="line-clamp-2 leading-snug text-ink-soft">{texts[mode]}</span>;
}

/** The question is saved with the memory. */
function Answered() {
  const { t } = useLingui();
  return <Check aria-label={t`You're answering this question.`} className="size-5 shrink-0 text-moss" />;
}
