import type { Lifeline } from "@lane/contract/lifeline.ts";
import { ageOn, parseCalendarDate } from "@lane/domain/calendar.ts";
import { journeyOf } from "@lane/domain/lifeline/journey.ts";
import { type LifelineMemory, spanOf } from "@lane/domain/lifeline/life.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useMemo, useState } from "react";

import { useWidth } from "#lib/use-width.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

import { ExportPanel } from "./export-panel.tsx";
import { HopesPanel } from "./hopes-panel.tsx";
import { lifeOf, todayHere } from "./life-of.ts";
import { LifelineList } from "./lifeline-list.tsx";
import { useLifeline, useResize, useWorld } from "./lifeline.queries.ts";
import { PosterPart } from "./poster-part.tsx";
import { Stage } from "./stage.tsx";
import { Switches } from "./switches.tsx";
import { useChoices } from "./use-choices.ts";

export interface LifelineLinks {
  readonly memoryLink: (memory: LifelineMemory, content: ReactNode) => ReactNode;
  readonly onOpen: (memory: LifelineMemory) => void;
  readonly addLink: ReactNode;
}

/** A whole life on one rope. */
export function LifelineScreen(links: LifelineLinks) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useLifeline();
  return (
    <>
      <PageHeading title={t`Lifeline`}>
        {data ? <Facts lifeline={data} /> : <Skeleton className="h-7 w-64" />}
      </PageHeading>
      {data ? <LoadedLife lifeline={data} {...links} /> : null}
      {!data && !isError ? <Skeleton className="h-96 w-full rounded-card" /> : null}
      {!data && isError ? (
        <EmptyState
          motif={<Stone memoryId="lifeline-failure" className="h-16" />}
          title={t`Your lifeline could not be loaded`}
          actions={<Button busy={isFetching} onClick={() => void refetch()}>{t`Try Again`}</Button>}
        >
          <Trans>Nothing is lost. Please try again in a moment.</Trans>
        </EmptyState>
      ) : null}
    </>
  );
}

/** Cold facts first: name, place, age. */
function Facts({ lifeline: { person } }: { readonly lifeline: Lifeline }) {
  const { t } = useLingui();
  const born = parseCalendarDate(person.born);
  const age = born ? ageOn(born, todayHere()) : undefined;
  const facts = [person.name, person.place, age === undefined ? null : t`${age} years old`];
  return <p>{facts.filter(Boolean).join(" · ")}</p>;
}

function LoadedLife({ lifeline, memoryLink, onOpen, addLink }: LifelineLinks & { readonly lifeline: Lifeline }) {
  const { choices, choose } = useChoices();
  const { ref, width } = useWidth();
  const resize = useResize();
  const [today] = useState(todayHere);
  const life = useMemo(() => lifeOf(lifeline, today, choices.lightOnly), [lifeline, today, choices.lightOnly]);
  const span = useStableSpan(spanOf({ ...life, memories: lifeline.memories }));
  const world = useWorld(Math.max(1900, Math.floor(span.from)), today.year, choices.world).data;
  const layers = useMemo(
    () => ({
      journey: choices.journey && !choices.lightOnly ? journeyOf(life.memories) : undefined,
      favourites: choices.favourites
        ? new Map(lifeline.favourites.map(({ year, titles }) => [year, titles.join(" · ")]))
        : undefined,
      world: choices.world && world ? new Map(world.map(({ year, title }) => [year, title])) : undefined,
    }),
    [choices.journey, choices.lightOnly, choices.favourites, choices.world, life.memories, lifeline.favourites, world],
  );
  return (
    <div ref={ref}>
      {lifeline.memories.length === 0 ? <FirstMark addLink={addLink} /> : null}
      {width === undefined ? null : (
        <Stage
          memories={life.memories}
          hopes={life.hopes}
          span={span}
          width={width - 2}
          layers={layers}
          onOpen={onOpen}
          onSize={(id, size) => resize.mutate({ id, size })}
          memoryLink={memoryLink}
        />
      )}
      <Switches choices={choices} onChoose={choose} />
      <LifelineList
        memories={life.memories}
        hopes={life.hopes}
        favourites={layers.favourites}
        world={layers.world}
        memoryLink={memoryLink}
      />
      <HopesPanel hopes={life.hopes} />
      <ExportPanel
        lifeline={lifeline}
        renderPoster={(withHeavy) => <PosterPart name={lifeline.person.name} withHeavy={withHeavy} />}
      />
    </div>
  );
}

/** The same numbers are the same span, so that nothing is drawn anew for them. */
function useStableSpan({ from, to }: { from: number; to: number }) {
  return useMemo(() => ({ from, to }), [from, to]);
}

function FirstMark({ addLink }: { readonly addLink: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState
      motif={<Flower memoryId="lifeline-first" className="h-20" />}
      title={t`Your lifeline is still empty.`}
      actions={addLink}
    >
      <Trans>
        Each memory you write will lie here in its place: flowers for what was good, stones for what was heavy.
      </Trans>
    </EmptyState>
  );
}
