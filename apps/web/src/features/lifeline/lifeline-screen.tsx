import type { Lifeline } from "@lane/contract/lifeline.ts";
import { ageOn, parseCalendarDate } from "@lane/domain/calendar.ts";
import { journeyOf } from "@lane/domain/lifeline/journey.ts";
import { isHeavy, type Life, type LifelineMemory, type LifeSpan, spanOf } from "@lane/domain/lifeline/life.ts";
import type { MarkSize } from "@lane/domain/marks.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Play } from "lucide-react";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";

import { useChosenTimeline } from "#api/chosen-timeline.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

import { lifeOf, todayHere, useLifeline, useResize, useWorld } from "./lifeline.queries.ts";
import type { LifelineLinks, MemoryLinks } from "./memory-card.tsx";
import type { Layers } from "./tile.tsx";
import type { VaultLife } from "./vault-life.ts";

const wideScreen = "(min-width: 768px)";
const loadWide = async () => ({ default: (await import("./wide-lifeline.tsx")).WideLifeline });
const loadUpright = async () => ({ default: (await import("./upright-lifeline.tsx")).UprightLifeline });
const WideLifeline = lazy(loadWide);
const UprightLifeline = lazy(loadUpright);
// Requested beside the memories, not after them; where it fails, it is requested again with the drawing.
(matchMedia(wideScreen).matches ? loadWide : loadUpright)().catch(() => undefined);

const VaultLifeline = lazy(async () => ({ default: (await import("./vault-lifeline.tsx")).VaultLifeline }));

/** The foot of the page. */
const HopesPanel = lazy(async () => ({ default: (await import("./hopes-panel.tsx")).HopesPanel }));
const ExportPanel = lazy(async () => ({ default: (await import("./export-panel.tsx")).ExportPanel }));

/** A whole life on one rope: one's own, or what the members of a vault tell. */
export function LifelineScreen(links: LifelineLinks) {
  const timelineId = useChosenTimeline();
  if (timelineId === undefined) return <OwnLifeline {...links} />;
  return (
    <div className="min-[100rem]:mx-[calc((100%-1500px)/2)]">
      <Suspense fallback={<LifelineSkeleton />}>
        <VaultLifeline key={timelineId} timelineId={timelineId} {...links}>
          {(lifeline, vault) => <LoadedLife lifeline={lifeline} vault={vault} {...links} />}
        </VaultLifeline>
      </Suspense>
    </div>
  );
}

function OwnLifeline(links: LifelineLinks) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useLifeline();
  return (
    <div className="min-[100rem]:mx-[calc((100%-1500px)/2)]">
      <PageHeading title={t`Lifeline`}>
        {data ? <Facts lifeline={data} /> : <Skeleton className="h-7 w-64" />}
      </PageHeading>
      {data ? <LoadedLife lifeline={data} {...links} /> : null}
      {!data && !isError ? <LifelineSkeleton /> : null}
      {!data && isError ? (
        <EmptyState
          motif={<Stone memoryId="lifeline-failure" className="h-16" />}
          title={t`We couldn't load your lifeline`}
          actions={<Button busy={isFetching} onClick={() => void refetch()}>{t`Try Again`}</Button>}
        >
          <Trans>Nothing is lost. Please try again in a moment.</Trans>
        </EmptyState>
      ) : null}
    </div>
  );
}

function LifelineSkeleton() {
  return <Skeleton className="h-[60dvh] min-h-[340px] w-full rounded-card max-md:h-dvh" />;
}

/** Name, place and age of the member. */
function Facts({ lifeline: { person } }: { readonly lifeline: Lifeline }) {
  const { t } = useLingui();
  const born = parseCalendarDate(person.born);
  const age = born ? ageOn(born, todayHere()) : undefined;
  const years = age === undefined ? null : t`${age} years old`.replaceAll(" ", "\u00A0");
  // No line begins with a dot.
  return <p>{[person.name, person.place, years].filter(Boolean).join("\u00A0· ")}</p>;
}

interface LoadedLifeProps extends LifelineLinks {
  readonly lifeline: Lifeline;
  readonly vault?: VaultLife | undefined;
}

function LoadedLife({ lifeline, vault, memoryLink, walkLink, addLink }: LoadedLifeProps) {
  const { choices, choose } = useChoices();
  const isWide = useMediaQuery(wideScreen);
  const resize = useResize();
  const { today, ...named } = useNamed(vault);
  const life = useMemo(() => lifeOf(lifeline, today, choices.lightOnly), [lifeline, today, choices.lightOnly]);
  const span = useStableSpan(spanOf({ ...life, memories: lifeline.memories }));
  const layers = useLayers(lifeline, life, span, choices);
  const shown = {
    memories: life.memories,
    hopes: life.hopes,
    span,
    layers,
    isTrueScale: choices.trueScale,
    onSize: (id: string, size: MarkSize) => resize.mutate({ id, size }),
    memoryLink,
    walkLink,
    ...named,
  };
  const isEmpty = lifeline.memories.length === 0;
  const switches = isEmpty ? null : (
    <Switches choices={choices} onChoose={choose} isWide={isWide} isVault={vault !== undefined} />
  );
  return (
    <>
      {isEmpty ? <FirstMark addLink={addLink} /> : null}
      <WalkFromStart memories={life.memories} walkLink={walkLink} text={vault?.walkText} />
      <Suspense fallback={<LifelineSkeleton />}>
        {isWide ? (
          <WideLifeline {...shown} all={lifeline.memories}>
            {switches}
          </WideLifeline>
        ) : (
          <>
            <UprightLifeline {...shown} />
            {switches}
          </>
        )}
      </Suspense>
      <Foot lifeline={lifeline} vault={vault} hopes={life.hopes} isTrueScale={choices.trueScale} />
    </>
  );
}

interface WalkFromStartProps extends Pick<MemoryLinks, "walkLink"> {
  readonly memories: readonly LifelineMemory[];
  readonly text: string | undefined;
}

interface FootProps extends Pick<LoadedLifeProps, "lifeline" | "vault"> {
  readonly hopes: Life["hopes"];
  readonly isTrueScale: boolean;
}

/** Hopes are one's own; a vault has none. */
function Foot({ lifeline, vault, hopes, isTrueScale }: FootProps) {
  return (
    <Suspense fallback={<div className="min-h-[50rem]" />}>
      {vault ? null : <HopesPanel hopes={hopes} />}
      {lifeline.memories.length === 0 ? null : (
        <ExportPanel lifeline={lifeline} vault={vault} isTrueScale={isTrueScale} />
      )}
    </Suspense>
  );
}

/** The day up to which the rope goes, and what is called differently in a vault. */
function useNamed(vault: VaultLife | undefined) {
  const [today] = useState(todayHere);
  const { label, end } = vault ?? {};
  return { today: end?.day ?? today, label, ending: end?.text };
}

/** A link to the walk that begins with the first memory, and with a light one if there is any. */
function WalkFromStart({ memories, walkLink, text }: WalkFromStartProps) {
  const first = memories.find((memory) => !isHeavy(memory)) ?? memories[0];
  if (!first) return null;
  return (
    <p className="-mt-4 mb-2" data-screen-only>
      {walkLink(
        first,
        <>
          <Play aria-hidden="true" className="size-4 shrink-0" />
          {text ?? <Trans>Walk through your life</Trans>}
        </>,
      )}
    </p>
  );
}

function useLayers(lifeline: Lifeline, life: Life, span: LifeSpan, choices: Choices): Layers {
  const world = useWorld(Math.max(1900, Math.floor(span.from)), life.today.year, choices.world).data;
  return useMemo(
    () => ({
      journey: choices.journey && !choices.lightOnly ? journeyOf(life.memories) : undefined,
      favourites: choices.favourites
        ? new Map(lifeline.favourites.map(({ year, titles }) => [year, titles.join(" · ")]))
        : undefined,
      world: choices.world && world ? new Map(world.map(({ year, title }) => [year, title])) : undefined,
    }),
    [choices.journey, choices.lightOnly, choices.favourites, choices.world, life.memories, lifeline.favourites, world],
  );
}

/** Returns the same object for the same numbers, so that memoised drawings are not rendered again. */
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
      <Trans>Each memory you write will appear here: flowers for what was good, stones for what was hard.</Trans>
    </EmptyState>
  );
}

// The storage key must reveal nothing about the member's life to other users of this browser.
const storageKey = "lifelineLayers";

const choiceNames = ["lightOnly", "journey", "favourites", "world", "trueScale"] as const;
type ChoiceName = (typeof choiceNames)[number];
type Choices = Readonly<Record<ChoiceName, boolean>>;

/** Which layers are shown, stored on this device. */
function useChoices() {
  const [chosen, setChosen] = useState(read);
  const choices: Choices = {
    lightOnly: chosen.has("lightOnly"),
    journey: chosen.has("journey"),
    favourites: chosen.has("favourites"),
    world: chosen.has("world"),
    trueScale: chosen.has("trueScale"),
  };
  function choose(name: ChoiceName, isChosen: boolean) {
    const next = new Set([...chosen].filter((one) => one !== name));
    if (isChosen) next.add(name);
    localStorage.setItem(storageKey, [...next].join(" "));
    setChosen(next);
  }
  return { choices, choose };
}

function read(): ReadonlySet<string> {
  return new Set((localStorage.getItem(storageKey) ?? "").split(" "));
}

interface SwitchesProps {
  readonly choices: Choices;
  readonly onChoose: (name: ChoiceName, isChosen: boolean) => void;
  readonly isWide: boolean;
  readonly isVault: boolean;
}

/** Checkboxes for the layers of the lifeline. */
function Switches({ choices, onChoose, isWide, isVault }: SwitchesProps) {
  const { t } = useLingui();
  const change = (name: ChoiceName) => (event: { target: HTMLInputElement }) => onChoose(name, event.target.checked);
  return (
    <fieldset className="mt-6 min-w-0" data-screen-only>
      <legend className="sr-only">{t`What to show`}</legend>
      <div className="flex flex-wrap gap-x-8">
        <Checkbox label={t`Hide stones and candles`} checked={choices.lightOnly} onChange={change("lightOnly")} />
        {isVault ? null : (
          <Checkbox label={t`Favourites`} checked={choices.favourites} onChange={change("favourites")} />
        )}
        <Checkbox label={t`World events`} checked={choices.world} onChange={change("world")} />
        {choices.lightOnly ? null : (
          <Checkbox label={t`Emotional journey`} checked={choices.journey} onChange={change("journey")} />
        )}
        <Checkbox label={t`True scale`} checked={choices.trueScale} onChange={change("trueScale")} />
      </div>
      {choices.journey && !choices.lightOnly ? (
        <p className="max-w-measure text-sm text-ink-soft">
          {isWide ? (
            <Trans>
              The line rises with flowers and falls with stones and candles. It only counts; it doesn't judge.
            </Trans>
          ) : (
            <Trans>
              The line moves right with flowers and left with stones and candles. It only counts; it doesn't judge.
            </Trans>
          )}
        </p>
      ) : null}
    </fieldset>
  );
}
