import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { Lifeline } from "@lane/contract/lifeline.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";

import { ApiError, readErrorText } from "#api/errors.ts";
import { useJoinedTimelines } from "#api/joined-timelines.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Faces } from "#ui/faces.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { useLifeline } from "./lifeline.queries.ts";
import type { LifelineLinks } from "./memory-card.tsx";
import { eventsOf, type FoldedTitle, tellersOf, type VaultLife } from "./vault-life.ts";

const SideBySide = lazy(async () => ({ default: (await import("./side-by-side.tsx")).SideBySide }));

interface VaultLifelineProps extends LifelineLinks {
  readonly timelineId: string;
  /** Draws the joint rope. */
  readonly children: (lifeline: Lifeline, vault: VaultLife) => ReactNode;
}

/** What the members of a vault tell, on one rope or side by side. */
export function VaultLifeline({ timelineId, children, ...links }: VaultLifelineProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useLifeline();
  const { data: joined } = useJoinedTimelines();
  const vault = joined?.timelines.find(({ id }) => id === timelineId);
  if (data) {
    return (
      <LoadedVault lifeline={data} about={vault?.about ?? null} timelineId={timelineId} {...links}>
        {children}
      </LoadedVault>
    );
  }
  if (!error) {
    return (
      <SkeletonGroup>
        <PageHeading title={vault?.name ?? t`Lifeline`}>
          <Skeleton className="h-7 w-64" />
        </PageHeading>
        <Skeleton className="h-[60dvh] min-h-[340px] w-full rounded-card max-md:h-dvh" />
      </SkeletonGroup>
    );
  }
  return <NotLoaded error={error} isFetching={isFetching} onRetry={() => void refetch()} ownLink={links.ownLink} />;
}

interface NotLoadedProps extends Pick<LifelineLinks, "ownLink"> {
  readonly error: Error;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

function NotLoaded({ error, isFetching, onRetry, ownLink }: NotLoadedProps) {
  const { t } = useLingui();
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeading title={t`Lifeline`} />
      <EmptyState
        motif={<Stone memoryId="lifeline-failure" className="h-16" />}
        title={isGone ? t`We can't find this vault` : t`We couldn't load this lifeline`}
        actions={
          isGone ? (
            ownLink
          ) : (
            <Button busy={isFetching} onClick={onRetry}>
              {t`Try Again`}
            </Button>
          )
        }
      >
        {isGone ? <Trans>It may have been deleted, or you may no longer belong to it.</Trans> : readErrorText(error)}
      </EmptyState>
    </>
  );
}

interface LoadedVaultProps extends VaultLifelineProps {
  readonly lifeline: Lifeline;
  readonly about: JoinedTimeline["about"];
}

function LoadedVault({ lifeline, about, timelineId, children, addLink, memoryLink, walkLink }: LoadedVaultProps) {
  const { t } = useLingui();
  const [isBeside, setIsBeside] = useState(false);
  const foldedTitle = useFoldedTitle();
  const { name } = lifeline.person;
  const tellers = useMemo(() => tellersOf(lifeline.memories, foldedTitle), [lifeline.memories, foldedTitle]);
  const joint = useMemo(
    () => ({
      ...lifeline,
      person: { ...lifeline.person, ...bornIn(about) },
      memories: eventsOf(lifeline.memories, foldedTitle),
    }),
    [lifeline, about, foldedTitle],
  );
  const end = useMemo(() => endOf(about, lifeline.memories), [about, lifeline.memories]);
  return (
    <>
      <PageHeading title={t`Lifeline of ${name}`}>
        <About about={about} />
        <People tellers={tellers} />
      </PageHeading>
      {lifeline.memories.length === 0 ? (
        <EmptyState
          motif={<Flower memoryId="lifeline-first" className="h-20" />}
          title={t`Nothing here yet.`}
          actions={addLink}
        >
          <Trans>Every memory added to the vault will appear here.</Trans>
        </EmptyState>
      ) : (
        <>
          {tellers.length > 1 ? <ViewChoice isBeside={isBeside} onChange={setIsBeside} /> : null}
          {isBeside ? (
            <Suspense fallback={<Skeleton className="h-[60dvh] w-full rounded-card" />}>
              <SideBySide tellers={tellers} memories={lifeline.memories} memoryLink={memoryLink} walkLink={walkLink} />
            </Suspense>
          ) : (
            children(joint, {
              timelineId,
              label: t`Lifeline of ${name}`,
              walkText: t`Walk through these years together`,
              end,
            })
          )}
        </>
      )}
    </>
  );
}

function useFoldedTitle(): FoldedTitle {
  const { i18n, t } = useLingui();
  return useMemo(
    () => (author) => (author === undefined ? t`A heavy memory` : t`A heavy memory by ${author}`),
    // `t` is another function with every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [i18n.locale],
  );
}

function bornIn(about: LoadedVaultProps["about"]): { born?: string } {
  return about === null || about.born === null ? {} : { born: `${String(about.born).padStart(4, "0")}-01-01` };
}

/** Where somebody has died, the rope ends with that year, or with the last that others remember. */
function endOf(about: LoadedVaultProps["about"], memories: Lifeline["memories"]): VaultLife["end"] {
  if (about === null || about.died === null) return undefined;
  const year = memories.reduce((last, memory) => Math.max(last, memory.year), about.died);
  return { day: { year, month: 12, day: 31 }, text: lifeYears(about.born, about.died) };
}

function lifeYears(born: number | null, died: number): string {
  return born === null ? String(died) : `${born}–${died}`;
}

function About({ about }: Pick<LoadedVaultProps, "about">) {
  const { t } = useLingui();
  if (!about) return null;
  const { name, born, died } = about;
  if (died === null) return <p>{born === null ? t`About ${name}` : t`About ${name}, born in ${born}`}</p>;
  return (
    <p className="font-serif text-lg italic">
      {born === null ? t`In memory of ${name}, who died in ${died}` : t`In memory of ${name}, ${born}–${died}`}
    </p>
  );
}

function People({ tellers }: { readonly tellers: ReturnType<typeof tellersOf> }) {
  const { i18n } = useLingui();
  const named = tellers.flatMap(({ name, colour }) => (name === undefined ? [] : [{ name, colour }]));
  if (named.length === 0) return null;
  return (
    <p className="mt-2 flex items-center gap-3">
      <Faces people={named} className="size-8 text-sm" />
      <span className="min-w-0 wrap-anywhere" dir="auto">
        {new Intl.ListFormat(i18n.locale).format(named.map(({ name }) => name))}
      </span>
    </p>
  );
}

interface ViewChoiceProps {
  readonly isBeside: boolean;
  readonly onChange: (isBeside: boolean) => void;
}

function ViewChoice({ isBeside, onChange }: ViewChoiceProps) {
  const { t } = useLingui();
  const choices = [
    { label: t`Together`, value: false },
    { label: t`Side by side`, value: true },
  ];
  return (
    <fieldset aria-label={t`View`} className="mb-6 flex flex-wrap gap-2" data-screen-only>
      {choices.map(({ label, value }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isBeside === value}
          onClick={() => onChange(value)}
          className="min-h-11 rounded-pill border border-edge px-5 font-semibold hover:border-ink aria-pressed:border-moss aria-pressed:bg-moss aria-pressed:text-on-moss"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
