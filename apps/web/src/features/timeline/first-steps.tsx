import type { YearEntry } from "@lane/contract/timelines.ts";
import { spanYears } from "@lane/domain/timeline-span.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";

import { Button } from "#ui/button.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Rope } from "#ui/motifs/rope.tsx";

import type { Today } from "./place.ts";
import { SetTimelineCard, SetTimelinePrompt } from "./set-timeline-prompt.tsx";
import type { TimelineScreenProps } from "./timeline-props.ts";
import { useHeldFocus } from "./use-held-focus.ts";
import { YearPicture } from "./year-picture.tsx";

interface FirstStepsProps extends Pick<TimelineScreenProps, "links" | "firstName" | "renderInvitation"> {
  readonly years: readonly YearEntry[];
  readonly mustChooseYears: boolean;
  readonly today: Today;
  /** Shown when the introduction was skipped, with a picture where a print of the member's own will be. */
  readonly renderHome: (picture: ReactNode) => ReactNode;
}

/** From an empty timeline to a first memory; the introduction can be skipped. */
export function FirstSteps(props: FirstStepsProps) {
  const { links, firstName, years, mustChooseYears, today, renderInvitation, renderHome } = props;
  const { isWanted, onSkip } = useIntroduction();
  const frame = useHeldFocus<HTMLDivElement>(String(isWanted));
  const year = mustChooseYears ? undefined : yearToBeginWith(years);
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {isWanted ? (
        <Introduction firstName={firstName} done={year === undefined ? 1 : 2} onSkip={onSkip}>
          {year === undefined ? (
            <SetTimelinePrompt currentYear={today.year} links={links} motif={null} />
          ) : (
            <FirstMemory picture={<YearPicture year={year} links={links} Heading="h3" />}>
              {renderInvitation(year)}
            </FirstMemory>
          )}
        </Introduction>
      ) : null}
      {isWanted || year === undefined ? null : renderHome(<YearPicture year={year} links={links} Heading="h2" />)}
      {isWanted || year !== undefined ? null : <SetTimelineCard currentYear={today.year} links={links} />}
      <p className="mt-6 text-center text-ink-soft">
        <Trans>
          Already have photos or a diary?{" "}
          <links.ImportLink className="inline-flex min-h-11 items-center">Import memories</links.ImportLink>
        </Trans>
      </p>
    </div>
  );
}

interface FirstMemoryProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

function FirstMemory({ picture, children }: FirstMemoryProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5 px-4 py-6 sm:px-8 sm:py-8">
      <div className="text-center">
        <h3 className="text-2xl">{t`Add Memories`}</h3>
        <p className="mt-2 text-ink-soft">
          <Trans>Here's a question to start you off. Or choose another year.</Trans>
        </p>
      </div>
      <div className="mx-auto grid w-full max-w-5xl items-center gap-6 @min-[36rem]:grid-cols-2">
        {children}
        {picture}
      </div>
    </div>
  );
}

/** The first year of a ten-year timeline; of a whole life, the eleventh, of which most people remember something. */
function yearToBeginWith(years: readonly YearEntry[]): number | undefined {
  return (years.length > spanYears ? years[spanYears] : years[0])?.year;
}

const knots = [1 / 6, 3 / 6, 5 / 6];

interface IntroductionProps {
  readonly firstName: string | undefined;
  /** How many of the three steps are done. */
  readonly done: 1 | 2;
  readonly onSkip: () => void;
  /** The content of the current step. */
  readonly children: ReactNode;
}

/** The introduction: three knots on a rope, with a flower at each finished step. */
function Introduction({ firstName, done, onSkip, children }: IntroductionProps) {
  const { t } = useLingui();
  const headingId = useId();
  const steps = [t`Welcome`, t`Your years`, t`Your first memory`];
  return (
    <section
      aria-labelledby={headingId}
      className="@container overflow-hidden rounded-card border border-rule bg-card shadow-soft"
    >
      <div className="bg-dusk-high px-4 pt-3 pb-3 text-center sm:pt-7 sm:pb-5">
        <h2 id={headingId} className="text-3xl">
          {firstName === undefined ? t`Welcome` : t`Welcome, ${firstName}`}
        </h2>
        <p className="mx-auto mt-1 max-w-[30rem] sm:mt-2">
          {done === 1 ? (
            <Trans>Three quick steps, and your first memory is on your timeline.</Trans>
          ) : (
            <Trans>Your years are ready. Now add one memory, however small.</Trans>
          )}
        </p>
        <ol className="relative mx-auto mt-1 grid max-w-xl grid-cols-3 sm:mt-5">
          <Rope lengthPx={576} knots={knots} className="absolute inset-x-0 top-10 w-full animate-unroll sm:top-14" />
          {steps.map((step, index) => (
            <li key={step} aria-current={index === done ? "step" : undefined} className="relative grid gap-5 sm:gap-9">
              <StepMotif index={index} done={done} />
              <StepName name={step} isDone={index < done} isNow={index === done} />
            </li>
          ))}
        </ol>
      </div>
      {children}
      <p className="border-t border-rule px-4 py-3 text-center">
        <Button variant="quiet" onClick={onSkip}>{t`Skip the introduction`}</Button>
      </p>
    </section>
  );
}

function StepMotif({ index, done }: { readonly index: number; readonly done: number }) {
  return (
    <span className="flex h-10 items-end justify-center sm:h-14">
      {index < done ? <Flower memoryId={`introduction-${index}`} className="h-10 animate-appear sm:h-14" /> : null}
      {index === done ? <Bud /> : null}
    </span>
  );
}

function Bud() {
  return (
    <svg viewBox="0 0 40 56" aria-hidden="true" className="h-10 animate-appear sm:h-14">
      <path d="M20 30C20 40 19 48 20 56" className="fill-none stroke-stem" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M19.8 50C15 50 12 47 11 43 15.500 43.400 19 46 19.800 50Z" className="fill-stem" />
      <path d="M20 31C14.500 30 14 22 20 16 26 22 25.500 30 20 31Z" className="fill-petal-rose" />
      <path
        d="M20 31C16 29.500 15 25 16 22 18 24 19.500 27 20 31ZM20 31C24 29.500 25 25 24 22 22 24 20.500 27 20 31Z"
        className="fill-stem"
      />
    </svg>
  );
}

interface StepNameProps {
  readonly name: string;
  readonly isDone: boolean;
  readonly isNow: boolean;
}

function StepName({ name, isDone, isNow }: StepNameProps) {
  return (
    <span className="sr-only px-1 text-sm leading-tight @min-[14rem]:not-sr-only">
      <span className={isNow ? "font-semibold" : "text-ink-soft"}>{name}</span>
      {isDone ? (
        <span className="sr-only">
          {" "}
          <Trans>done</Trans>
        </span>
      ) : null}
    </span>
  );
}

const storageKey = "introduction";

interface IntroductionState {
  readonly isWanted: boolean;
  readonly onSkip: () => void;
}

/** Shown on this device until the member skips it. */
function useIntroduction(): IntroductionState {
  const [isSkipped, setIsSkipped] = useState(() => localStorage.getItem(storageKey) === "skipped");
  return {
    isWanted: !isSkipped,
    onSkip: () => {
      localStorage.setItem(storageKey, "skipped");
      setIsSkipped(true);
    },
  };
}
