import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from "react";

import { timelineQuery } from "#api/timeline-query.ts";
import { HelpNote } from "#app/help-note.tsx";
import { monthSearch, toMonth } from "#app/month-search.ts";
import { askSomeone } from "#app/sheets-above.tsx";
import { useLeaveGuard } from "#app/use-leave-guard.ts";
import { LazyMediaField } from "#features/media/lazy-media-field.tsx";
import { AddMemory } from "#features/memories/add-memory.tsx";
import type { AddedMemory } from "#features/memories/use-adding.ts";
import { LazyPromptLine } from "#features/prompts/lazy-prompt-line.tsx";
import { countSavedMemory } from "#offline/install-offer.ts";
import { buttonStyle } from "#ui/button-style.ts";

const OtherTimelineMemory = lazy(async () => ({
  default: (await import("#app/other-timeline-memory.tsx")).OtherTimelineMemory,
}));
const LockedYearNote = lazy(async () => ({ default: (await import("#app/locked-year-note.tsx")).LockedYearNote }));

interface Beginning {
  readonly opening?: ComponentProps<typeof AddMemory>["opening"];
  readonly MediaField: ComponentType<ComponentProps<typeof LazyMediaField>>;
}

const empty: Beginning = { MediaField: LazyMediaField };

/** The prompt; chosen from the start where the address says so and the form has the year of the address. */
function PromptBox(props: Omit<ComponentProps<typeof LazyPromptLine>, "onAskSomeone">) {
  const { year, answer } = useSearch({ from: "/member/timeline/memory/add-memory" });
  return (
    <LazyPromptLine
      {...props}
      isChosen={answer && props.year === year}
      onAskSomeone={(question) => askSomeone({ question, year: props.year })}
    />
  );
}

export function AddMemoryPage() {
  const { timeline } = useSearch({ from: "/member/timeline/memory/add-memory" });
  return timeline === undefined ? (
    <OwnMemory />
  ) : (
    <Suspense>
      <OtherTimelineMemory key={timeline} timelineId={timeline} />
    </Suspense>
  );
}

function OwnMemory() {
  const { year, month, shared, photos } = useSearch({ from: "/member/timeline/memory/add-memory" });
  const navigate = useNavigate();
  const handleUnsaved = useLeaveGuard();
  const beginning = useSharedContent(shared === true);
  const isLocked = useIsLocked(year);

  function handleAdded({ memoryId, title, year, month }: AddedMemory) {
    countSavedMemory();
    void navigate({ ...toMonth({ year, month }), state: { added: { memoryId, title } } });
  }

  if (!beginning) return null;
  return (
    <>
      <Suspense>{isLocked ? <LockedYearNote year={year} /> : null}</Suspense>
      <AddMemory
        key={`${year}-${month}-${photos}`}
        year={year ?? null}
        month={month ?? null}
        timelineLink={
          <Link to={paths.timeline} className={buttonStyle()}>
            <Trans>Set timeline</Trans>
          </Link>
        }
        onAdded={handleAdded}
        onDiscard={() => void navigate(toMonth({ year, month }))}
        onUndoDiscard={() => void navigate({ to: paths.addMemory, search: monthSearch({ year, month }) })}
        opening={beginning.opening}
        hasPhotosFirst={photos === true}
        MediaField={beginning.MediaField}
        PromptBox={PromptBox}
        onUnsaved={handleUnsaved}
      />
      <HelpNote />
    </>
  );
}

/** Whether the plan does not reach the year that somebody came from. */
function useIsLocked(year: number | undefined): boolean {
  const { data } = useQuery(timelineQuery);
  if (year === undefined || !data || data.mustChooseYears) return false;
  return data.lockedYears.includes(year) || data.years.some((entry) => entry.year === year && entry.lock);
}

/** The first content of the form; undefined while shared content is being read. */
function useSharedContent(isShared: boolean): Beginning | undefined {
  const [beginning, setBeginning] = useState(isShared ? undefined : empty);
  useEffect(() => {
    if (!isShared) return;
    let isGone = false;
    async function begin() {
      const taken = await take();
      if (!isGone) setBeginning(taken);
    }
    void begin();
    return () => {
      isGone = true;
    };
  }, [isShared]);
  return beginning;
}

/** What was shared, or nothing where it cannot be read. */
async function take(): Promise<Beginning> {
  try {
    const { takeShared } = await import("#app/shared-beginning.tsx");
    return (await takeShared()) ?? empty;
  } catch {
    return empty;
  }
}
