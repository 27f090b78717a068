import type { Memory } from "@lane/contract/memories.ts";
import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { useLingui } from "@lingui/react/macro";
import { getRouteApi, Link, useNavigate, useRouterState } from "@tanstack/react-router";
import { type ComponentProps, lazy, type MouseEvent, Suspense, useEffect, useState } from "react";

import { useChosenTimeline } from "#api/chosen-timeline.ts";
import { LazyPart } from "#app/lazy-part.tsx";
import type { TimelineSearch } from "#app/search-params.ts";
import { askSomeone } from "#app/sheets-above.tsx";
import { useMember } from "#features/auth/member.queries.ts";
import { LazyInvitation } from "#features/prompts/lazy-invitation.tsx";
import { LazyYearFavourites } from "#features/quiz/lazy-year-favourites.tsx";
import { TimelineSkeleton } from "#features/timeline/timeline-banner.tsx";
import type { LockedYears, PlaceProps, TimelineLinks } from "#features/timeline/timeline-props.ts";
import { TimelineScreen } from "#features/timeline/timeline-screen.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";

const loadTagging = async () => (await import("#features/memories/tag-control.tsx")).CardTagging;
const CardTagging = lazy(async () => ({ default: await loadTagging() }));

const RestoreSheet = lazy(async () => ({
  default: (await import("#features/memories/restore-sheet.tsx")).RestoreSheet,
}));

// Without a connection it may not load; the page is complete without it.
const JustAdded = lazy(async () => {
  const part = await import("#app/just-added.tsx").catch(() => undefined);
  return { default: part?.JustAdded ?? (() => null) };
});

const loadNews = async () => (await import("#app/home-news.tsx")).HomeNews;
const loadTopics = async () => (await import("#app/home-topics.tsx")).HomeTopics;

const VaultTimeline = lazy(async () => ({ default: (await import("#app/vault-timeline.tsx")).VaultTimeline }));

const route = getRouteApi("/member/timeline");

const links: TimelineLinks = {
  PlaceLink: ({ place, ...link }) => <PlainLink to={paths.timeline} search={place} {...link} />,
  AddMemoryLink: ({ year, month, answer, photos, ...link }) => (
    <Link to={paths.addMemory} search={{ year, month, answer, photos }} {...link} />
  ),
  WalkLink: ({ year, month, ...link }) => <Link to={paths.walk} search={{ year, month }} {...link} />,
  MemoryLink: ({ memory, ...link }) => (
    <Link
      to={paths.viewMemory}
      params={{ memoryId: memory._id, memoryName: memoryName(memory.memoryTitle) }}
      {...link}
    />
  ),
  PlansLink: ({ years, ...link }) => <PlainLink to={paths.subscriptions} search={years} {...link} />,
  ImportLink: (link) => <Link to={paths.import} {...link} />,
};

export function TimelinePage() {
  const place = route.useSearch();
  const navigate = useNavigate();
  const member = useMember();
  const added = useRouterState({ select: ({ location }) => location.state.added });
  const isMonth = place.month !== undefined;
  // Loaded together with the memories of the month, whose wall is shown once both are there.
  useEffect(() => {
    if (isMonth) loadTagging().catch(() => undefined);
  }, [isMonth]);
  const timelineId = useChosenTimeline();
  const shown: PlaceProps = {
    place,
    onPlaceChange: (next) => void navigate({ to: paths.timeline, search: next }),
    links,
    renderTagging: (memory) => <CardTagging memory={memory} />,
    renderRestore: (memory) => <RestoreButton memory={memory} />,
  };
  return (
    <>
      {timelineId === undefined ? (
        <TimelineScreen
          {...shown}
          firstName={member?.firstName}
          renderFavourites={(year) => <LazyYearFavourites year={year} onAsk={askSomeone} />}
          onAsk={askSomeone}
          renderInvitation={(year, month) => <YearInvitation year={year} month={month} />}
          renderTopics={() => <LazyPart load={loadTopics} isFirst />}
        />
      ) : (
        <Suspense fallback={<TimelineSkeleton />}>
          <VaultTimeline key={timelineId} {...shown} timelineId={timelineId} />
        </Suspense>
      )}
      {member && timelineId === undefined && place.year === undefined ? (
        <LazyPart load={loadNews} props={{ joinedAt: member.createdAt }} />
      ) : null}
      {added ? (
        <div data-just-added className="contents">
          <Suspense>
            <JustAdded key={added.memoryId} added={added} year={place.year} month={place.month} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

function YearInvitation({ year, month }: { readonly year: number; readonly month: number | undefined }) {
  const { t } = useLingui();
  return (
    <LazyInvitation
      year={year}
      link={
        <Link
          to={paths.addMemory}
          search={{ year, month, answer: true }}
          className={buttonStyle(month === undefined ? "primary" : "secondary")}
        >
          {t`Write about it`}
        </Link>
      }
    />
  );
}

/** Asks for confirmation before a memory is restored. */
function RestoreButton({ memory }: { readonly memory: Memory }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function handleOpen() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <Button variant="secondary" onClick={handleOpen}>
        {t`Restore`}
        <span className="sr-only">{memory.memoryTitle}</span>
      </Button>
      <Suspense>
        {wasOpened ? <RestoreSheet memory={memory} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </>
  );
}

interface PlainLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  readonly to: typeof paths.timeline | typeof paths.subscriptions;
  readonly search: TimelineSearch & LockedYears;
}

/** For pages with a hundred links: the router's own link subscribes to the address and renders ten times as slowly. */
function PlainLink({ to, search, children, ...anchor }: PlainLinkProps) {
  const navigate = useNavigate();
  const timeline = useChosenTimeline();
  const named = to === paths.timeline ? { timeline, ...search } : search;

  function handleClick(event: MouseEvent) {
    const wantsElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (wantsElsewhere) return;
    event.preventDefault();
    void navigate({ to, search });
  }

  return (
    <a {...anchor} href={to + queryOf(named)} onClick={handleClick}>
      {children}
    </a>
  );
}

function queryOf(search: PlainLinkProps["search"]): string {
  const written = Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return written.length === 0 ? "" : `?${new URLSearchParams(written).toString()}`;
}
