import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { getRouteApi, Link, Navigate, useNavigate, useRouter } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useRef } from "react";

import { useJoinedTimelines } from "#api/joined-timelines.ts";
import { monthSearch } from "#app/month-search.ts";
import { RichTextView } from "#features/memories/rich-text-view.tsx";
import type { WalkLinks } from "#features/walk/walk-end.tsx";
import { WalkScreen, WalkThrough } from "#features/walk/walk-screen.tsx";
import { LoadingOverlay } from "#ui/loading-overlay.tsx";

const SharedWalk = lazy(async () => ({
  default: (await import("#features/shared-memories/shared-walk.tsx")).SharedWalk,
}));

const route = getRouteApi("/member/timeline/walk");
type WalkSearch = ReturnType<typeof route.useSearch>;

const links: WalkLinks = {
  addLink: (place, content, className) => (
    <Link to={paths.addMemory} search={monthSearch(place)} className={className}>
      {content}
    </Link>
  ),
  // Only memories of a vault name their author. A search walks through all timelines, and each memory opens in its own.
  memoryLink: ({ _id, memoryTitle, author, timelineId }, content, className) => (
    <Link
      to={paths.viewMemory}
      params={{ memoryId: _id, memoryName: memoryName(memoryTitle) }}
      search={{ timeline: author === undefined ? undefined : timelineId }}
      className={className}
    >
      {content}
    </Link>
  ),
};

const linksOfReader: WalkLinks = { ...links, addLink: () => null };

const renderText = (html: string): ReactNode => <RichTextView html={html} />;

export function WalkPage() {
  const { from, share, ...place } = route.useSearch();
  const { move, ...going } = useGoing();
  const mayAdd = useMayAdd(place.timeline);
  if (share !== undefined) return <WalkThroughShare shareId={share} />;
  if (place.year === undefined && place.q === undefined) return <Navigate to={paths.timeline} replace />;
  return (
    <WalkScreen
      key={JSON.stringify(place)}
      place={place}
      from={from}
      links={mayAdd ? links : linksOfReader}
      renderText={renderText}
      onWalkOn={(next, first) => move({ ...next, from: first })}
      {...going}
    />
  );
}

function useMayAdd(timelineId: string | undefined): boolean {
  const { data } = useJoinedTimelines(timelineId !== undefined);
  if (timelineId === undefined) return true;
  const joined = data?.timelines.find(({ id }) => id === timelineId);
  return joined !== undefined && joined.role !== "viewer" && !joined.isReadOnly;
}

const nothingMore = { loadMore: () => undefined, isLoadingMore: false };

/** What another person shares. It has no place on the member's own timeline, so nothing can be added to it. */
function WalkThroughShare({ shareId }: { readonly shareId: string }) {
  const { from, stones } = route.useSearch();
  const { move, ...going } = useGoing();
  return (
    <Suspense fallback={<LoadingOverlay isFixed />}>
      <SharedWalk shareId={shareId} withStones={stones === true}>
        {({ walk, sharedBy, ...asking }) => (
          <WalkThrough
            key={`${shareId} ${stones}`}
            place={{ sharedBy, stones }}
            walk={walk && { ...walk, total: walk.memories.length, hasMore: false, next: null }}
            from={from}
            links={linksOfShare(shareId)}
            renderText={renderText}
            onWalkOn={(next, first) => move({ share: shareId, stones: next.stones, from: first })}
            {...nothingMore}
            {...asking}
            {...going}
          />
        )}
      </SharedWalk>
    </Suspense>
  );
}

function linksOfShare(shareId: string): WalkLinks {
  return {
    addLink: () => null,
    memoryLink: ({ _id }, content, className) => (
      <Link to={paths.sharedMemory} params={{ shareId }} hash={_id} hashScrollIntoView={false} className={className}>
        {content}
      </Link>
    ),
  };
}

/** Every step replaces the address, so that Back returns to where the walk was opened. */
function useGoing() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const router = useRouter();
  const isClosed = useRef(false);

  function move(next: WalkSearch) {
    void navigate({ to: paths.walk, search: next, replace: true, resetScroll: false });
  }

  /** A page that comes to rest after the walk was left must not lead back into it. */
  function handleShown(memoryId: string | undefined) {
    const isLeft = isClosed.current || router.latestLocation.pathname !== paths.walk;
    if (memoryId !== search.from && !isLeft) move({ ...search, from: memoryId });
  }

  function handleClose() {
    isClosed.current = true;
    const { share } = search;
    if (router.history.canGoBack()) router.history.back();
    else if (share === undefined) void navigate({ to: paths.timeline, search: monthSearch(search), replace: true });
    else void navigate({ to: paths.sharedMemory, params: { shareId: share }, replace: true });
  }

  return { move, onShown: handleShown, onClose: handleClose };
}
