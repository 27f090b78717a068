import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

import { isHeavy } from "./kept-walk.ts";
import { readingSeconds } from "./reading-time.ts";
import { useSlideshow } from "./use-slideshow.ts";
import { useTrack } from "./use-track.ts";
import { picturesOf } from "./walk-picture.tsx";
import type { Walk } from "./walk.queries.ts";

interface WalkingOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly walk: Walk;
  readonly start: number;
  readonly loadMore: () => void;
  readonly isLoadingMore: boolean;
  readonly onShown: (memoryId: string) => void;
}

/** So many pages before the last loaded one, the next are requested. */
const ahead = 8;
/** A page counts as shown once it stays. */
const settledMs = 400;

/** Which page and picture is shown, and the ways to go on: buttons, keys, and the slideshow. */
export function useWalking({ scroller, walk, start, loadMore, isLoadingMore, onShown }: WalkingOptions) {
  const { memories, total, hasMore } = walk;
  const track = useTrack({ scroller, count: total + 1, start });
  const { index, how } = track;
  const [picture, setPicture] = useState({ page: start, shown: 0 });
  const memory = memories[index];
  const shownPicture = picture.page === index ? picture.shown : 0;
  const isLast = index === total;

  function step(by: 1 | -1, kind: "gone" | "shown" = "gone") {
    const next = memories[index + by];
    track.go(index + by, { how: kind, isStill: next !== undefined && isHeavy(next) });
  }

  function handleAdvance() {
    const count = memory ? picturesOf(memory.media).length : 0;
    if (shownPicture + 1 < count) setPicture({ page: index, shown: shownPicture + 1 });
    else step(1, "shown");
  }

  const slideshow = useSlideshow({
    seconds: memory && readingSeconds(memory, shownPicture),
    shown: `${index} ${shownPicture}`,
    onAdvance: handleAdvance,
  });
  useMore(hasMore && memories.length < index + ahead && !isLoadingMore, loadMore);
  useShown(memory?._id, onShown);
  useHeadingFocus({
    scroller,
    index,
    isReady: memory !== undefined || isLast,
    // At its end the slideshow's button is gone, and with it the focus.
    isWanted: how === "gone" || (how === "shown" && isLast),
  });
  return {
    index,
    memory,
    isLast,
    step,
    go: track.go,
    row: track.row,
    slideshow,
    shownPicture,
    showPicture: (shown: number) => setPicture({ page: index, shown }),
    /** Announced when the focus does not move to the new page. */
    isTold: how !== "gone",
    position: usePosition(index, walk),
  };
}

/** "3 of 11"; empty on the last page. A search only knows what it has loaded. */
function usePosition(index: number, { total, hasMore, memories }: Walk): string {
  const { t } = useLingui();
  const number = index + 1;
  if (index >= total) return "";
  return hasMore && memories.length === total ? String(number) : t`${number} of ${total}`;
}

function useMore(isWanted: boolean, loadMore: () => void): void {
  const load = useEffectEvent(loadMore);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);
}

function useShown(memoryId: string | undefined, onShown: (memoryId: string) => void): void {
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    if (memoryId === undefined) return undefined;
    const timer = setTimeout(() => tell(memoryId), settledMs);
    return () => clearTimeout(timer);
  }, [memoryId]);
}

interface HeadingFocus extends Pick<WalkingOptions, "scroller"> {
  readonly index: number;
  readonly isReady: boolean;
  readonly isWanted: boolean;
}

/** The heading of a new page gets the focus, unless the page was swiped to. */
function useHeadingFocus({ scroller, index, isReady, isWanted }: HeadingFocus): void {
  useEffect(() => {
    if (!isReady || !isWanted) return;
    scroller.current?.querySelector<HTMLElement>(`[data-at="${index}"] h2`)?.focus({ preventScroll: true });
  }, [scroller, index, isReady, isWanted]);
}
