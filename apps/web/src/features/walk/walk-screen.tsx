import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

import { useChosenTimeline } from "#api/chosen-timeline.ts";
import { readErrorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { LoadingOverlay } from "#ui/loading-overlay.tsx";

import { useWalkTitle, WalkEnd, type WalkLinks } from "./walk-end.tsx";
import { WalkLayer } from "./walk-layer.tsx";
import { WalkPages } from "./walk-pages.tsx";
import { useWalk, type Walk, type WalkPlace } from "./walk.queries.ts";

interface WalkFrameProps {
  readonly place: WalkPlace;
  /** The memory to begin with. */
  readonly from: string | undefined;
  readonly links: WalkLinks;
  /** Draws the text of a memory; passed in because it belongs to another feature. */
  readonly renderText: (html: string) => ReactNode;
  /** Walks somewhere else. */
  readonly onWalkOn: (place: WalkPlace, from?: string) => void;
  /** Called with each memory that is shown. */
  readonly onShown: (memoryId: string) => void;
  readonly onClose: () => void;
}

/** The memories of the chosen timeline one after the other over the whole screen. */
export function WalkScreen(props: WalkFrameProps) {
  const isOwn = useChosenTimeline() === undefined;
  const { walk, isNowhere, error, isFetching, refetch, ...loading } = useWalk(props.place);
  const trouble = isNowhere ? <NoSuchYear isOwn={isOwn} /> : error && readErrorText(error);
  return (
    <WalkThrough
      {...props}
      {...loading}
      walk={walk}
      trouble={trouble}
      isBusy={isFetching}
      onRetry={isNowhere ? undefined : refetch}
      onLost={refetch}
    />
  );
}

function NoSuchYear({ isOwn }: { readonly isOwn: boolean }) {
  return isOwn ? <Trans>This year isn't on your timeline.</Trans> : <Trans>This year isn't on this timeline.</Trans>;
}

interface WalkThroughProps extends WalkFrameProps, TroubleProps {
  /** Undefined until there is something to walk through. */
  readonly walk: Walk | undefined;
  readonly loadMore: () => void;
  readonly isLoadingMore: boolean;
  /** Called when the address of a picture has expired. */
  readonly onLost: () => void;
}

/** A walk through given memories. */
export function WalkThrough(props: WalkThroughProps) {
  const { place, from, walk, loadMore, isLoadingMore, onClose } = props;
  const start = useStart(walk, from, { loadMore, isLoadingMore });
  if (walk && start !== undefined && walk.total > 0) {
    return <WalkPages {...props} walk={walk} start={start} />;
  }
  return (
    <PlainLayer place={place} onClose={onClose}>
      {walk && !walk.hasMore ? <WalkEnd {...props} walk={walk} /> : <Waiting {...props} />}
    </PlainLayer>
  );
}

/** The number of the first page. Undefined until the memory it begins with is loaded. */
function useStart(
  walk: Walk | undefined,
  from: string | undefined,
  { loadMore, isLoadingMore }: { readonly loadMore: () => void; readonly isLoadingMore: boolean },
): number | undefined {
  const [first] = useState(from);
  const index = first === undefined ? 0 : walk?.memories.findIndex(({ _id }) => _id === first);
  const isUnknown = index === -1 || walk?.memories.length === 0;
  const isWanted = isUnknown && walk?.hasMore === true;
  const load = useEffectEvent(loadMore);
  useEffect(() => {
    if (isWanted && !isLoadingMore) load();
  }, [isWanted, isLoadingMore]);
  return index === undefined || isWanted ? undefined : Math.max(0, index);
}

interface PlainLayerProps {
  readonly place: WalkPlace;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The layer while there is no page to show. */
function PlainLayer({ place, onClose, children }: PlainLayerProps) {
  const { t } = useLingui();
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <WalkLayer title={useWalkTitle(place)}>
      {children}
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page below is inert, and nothing else can be focused yet
        autoFocus
        aria-label={t`Close`}
        title={t`Close`}
        onClick={onClose}
        className="absolute end-2 top-2 inline-flex size-12 items-center justify-center rounded-pill border border-edge bg-card text-ink shadow-soft sm:end-3 sm:top-3"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </WalkLayer>
  );
}

interface TroubleProps {
  /** Why there is nothing to walk through; empty while it is loading. */
  readonly trouble: ReactNode;
  readonly isBusy: boolean;
  /** Undefined where trying again is of no use. */
  readonly onRetry: (() => void) | undefined;
}

function Waiting({ trouble, isBusy, onRetry }: TroubleProps) {
  const { t } = useLingui();
  if (trouble === null || trouble === undefined) return <LoadingOverlay />;
  return (
    <div className="flex h-full flex-col items-center justify-center gap-5 px-6 text-center">
      <p role="alert" className="max-w-measure text-lg text-balance">
        {trouble}
      </p>
      {onRetry ? <Button variant="secondary" busy={isBusy} onClick={onRetry}>{t`Try Again`}</Button> : null}
    </div>
  );
}
