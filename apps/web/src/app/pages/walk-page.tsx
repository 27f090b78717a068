import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { getRouteApi, Link, Navigate, useNavigate, useRouter } from "@tanstack/react-router";
import { useRef } from "react";

import { monthSearch } from "#app/month-search.ts";
import { RichTextView } from "#features/memories/rich-text-view.tsx";
import type { WalkLinks } from "#features/walk/walk-end.tsx";
import { WalkScreen } from "#features/walk/walk-screen.tsx";

const route = getRouteApi("/member/timeline/walk");

const links: WalkLinks = {
  addLink: (place, content, className) => (
    <Link to={paths.addMemory} search={monthSearch(place)} className={className}>
      {content}
    </Link>
  ),
  memoryLink: ({ _id, memoryTitle }, content, className) => (
    <Link to={paths.viewMemory} params={{ memoryId: _id, memoryName: memoryName(memoryTitle) }} className={className}>
      {content}
    </Link>
  ),
};

export function WalkPage() {
  const { from, ...place } = route.useSearch();
  const navigate = useNavigate();
  const router = useRouter();
  const { history } = router;
  const isClosed = useRef(false);

  // Every step replaces the address, so that Back returns to where the walk was opened.
  function handleMove(search: ReturnType<typeof route.useSearch>) {
    void navigate({ to: paths.walk, search, replace: true, resetScroll: false });
  }

  /** A page that comes to rest after the walk was left must not lead back into it. */
  function handleShown(memoryId: string | undefined) {
    const isLeft = isClosed.current || router.latestLocation.pathname !== paths.walk;
    if (memoryId !== from && !isLeft) handleMove({ ...place, from: memoryId });
  }

  function handleClose() {
    isClosed.current = true;
    if (history.canGoBack()) history.back();
    else void navigate({ to: paths.timeline, search: monthSearch(place), replace: true });
  }

  if (place.year === undefined && place.q === undefined) return <Navigate to={paths.timeline} replace />;
  return (
    <WalkScreen
      key={JSON.stringify(place)}
      place={place}
      from={from}
      links={links}
      renderText={(html) => <RichTextView html={html} />}
      onWalkOn={(next, first) => handleMove({ ...next, from: first })}
      onShown={handleShown}
      onClose={handleClose}
    />
  );
}
