import type { YearEntry } from "@lane/contract/timelines.ts";
import { spanYears } from "@lane/domain/timeline-span.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Introduction } from "./introduction.tsx";
import type { Today } from "./place.ts";
import { SetTimelinePrompt } from "./set-timeline-prompt.tsx";
import type { TimelineScreenProps } from "./timeline-screen-props.ts";
import { useHeldFocus } from "./use-held-focus.ts";
import { useIntroduction } from "./use-introduction.ts";

interface FirstStepsProps extends Pick<TimelineScreenProps, "links" | "firstName" | "renderInvitation"> {
  readonly years: readonly YearEntry[];
  readonly today: Today;
  /** What stands here for everybody else. */
  readonly children: ReactNode;
}

/** From nothing to a first memory; whoever wants no introduction sees nothing of it. */
export function FirstSteps({ links, firstName, years, today, renderInvitation, children }: FirstStepsProps) {
  const { isWanted, onSkip } = useIntroduction();
  const frame = useHeldFocus<HTMLDivElement>(String(isWanted));
  const year = yearToBeginWith(years);
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {isWanted ? (
        <Introduction firstName={firstName} done={year === undefined ? 1 : 2} onSkip={onSkip}>
          {year === undefined ? (
            <SetTimelinePrompt currentYear={today.year} motif={null} />
          ) : (
            <FirstMemory>{renderInvitation(year)}</FirstMemory>
          )}
        </Introduction>
      ) : null}
      {isWanted || year === undefined ? null : children}
      {isWanted || year !== undefined ? null : (
        <div className="rounded-card border border-rule bg-card shadow-soft">
          <SetTimelinePrompt currentYear={today.year} />
        </div>
      )}
      <p className="mt-6 text-center text-ink-soft">
        <Trans>
          Is some of it written or photographed already?{" "}
          <links.ImportLink className="inline-flex min-h-11 items-center">Bring your memories here</links.ImportLink>
        </Trans>
      </p>
    </div>
  );
}

function FirstMemory({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5 px-4 py-8 sm:px-8">
      <div className="text-center">
        <h3 className="text-2xl">{t`Add Memories`}</h3>
        <p className="mt-2 text-ink-soft">
          <Trans>Here's a question to start you off. Or choose another year.</Trans>
        </p>
      </div>
      {children}
    </div>
  );
}

/** The first of ten; of a whole life, one that most people remember something of. */
function yearToBeginWith(years: readonly YearEntry[]): number | undefined {
  return (years.length > spanYears ? years[spanYears] : years[0])?.year;
}
