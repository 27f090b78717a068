import { Trans } from "@lingui/react/macro";
import { type ReactNode, useRef, useState } from "react";

import { LoadingOverlay } from "#ui/loading-overlay.tsx";

import { useWalkKeys } from "./use-walk-keys.ts";
import { useWalking } from "./use-walking.ts";
import { WalkMenu, WalkNav, WalkTopBar } from "./walk-bars.tsx";
import { useWalkTitle, WalkEnd, type WalkLinks } from "./walk-end.tsx";
import { WalkLayer } from "./walk-layer.tsx";
import { WalkMemory } from "./walk-memory.tsx";
import type { Walk, WalkedMemory, WalkPlace } from "./walk.queries.ts";

interface WalkPagesProps {
  readonly place: WalkPlace;
  readonly walk: Walk;
  /** The number of the first page. */
  readonly start: number;
  readonly links: WalkLinks;
  readonly renderText: (html: string) => ReactNode;
  readonly onWalkOn: (place: WalkPlace, from?: string) => void;
  readonly onShown: (memoryId: string) => void;
  readonly onClose: () => void;
  readonly loadMore: () => void;
  readonly isLoadingMore: boolean;
  /** Called when the address of a picture has expired. */
  readonly onLost: () => void;
}

type Walking = ReturnType<typeof useWalking>;

/** Beside the shown page so many exist, as places to stop at, and so many of these have content. */
const reach = 2;
const neighbours = 1;

/** One memory a page, side by side in a row that is swiped. */
export function WalkPages(props: WalkPagesProps) {
  const { place, walk, links, onWalkOn, onClose } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const walking = useWalking({ ...props, scroller });
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { index, memory, isLast, slideshow, position } = walking;
  const { total } = walk;
  const hasStones = place.stones === true;
  const playing = { slideshow, isPlayable: !isLast };
  useWalkKeys({
    onStep: walking.step,
    onFirst: () => walking.go(0),
    onLast: () => walking.go(total),
    onEscape: () => (isMenuOpen ? setIsMenuOpen(false) : onClose()),
  });
  return (
    <WalkLayer title={useWalkTitle(place)} {...slideshow.pausing}>
      <Announcements walking={walking} />
      <div
        ref={scroller}
        {...walking.row}
        className="absolute inset-0 snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none]"
      >
        <div style={{ width: `${(total + 1) * 100}%` }} className="h-px" />
        <Row {...props} walking={walking} />
      </div>
      <WalkNav position={position} isFirst={index === 0} isLast={isLast} onStep={walking.step} />
      <WalkTopBar
        {...playing}
        position={position}
        percent={(Math.min(index + 1, total) / total) * 100}
        onClose={onClose}
        menu={
          <WalkMenu
            {...playing}
            isOpen={isMenuOpen}
            onOpenChange={setIsMenuOpen}
            hasStones={hasStones}
            onStonesChange={
              walk.leftOut > 0 || hasStones
                ? () => onWalkOn({ ...place, stones: hasStones ? undefined : true }, memory?._id)
                : undefined
            }
            memory={memory}
            memoryLink={links.memoryLink}
          />
        }
      />
    </WalkLayer>
  );
}

/** Only the pages around the shown one. */
function Row({ walking, ...props }: WalkPagesProps & { readonly walking: Walking }) {
  const { memories, total, hasMore } = props.walk;
  const { index } = walking;
  const first = Math.max(0, index - reach);
  const last = Math.min(total, index + reach);
  return Array.from({ length: last - first + 1 }, (_, offset) => {
    const at = first + offset;
    const isShown = at === index;
    const isEnd = at === total && !hasMore;
    return (
      <div
        key={at}
        data-at={at}
        data-page={isShown ? "shown" : "beside"}
        inert={!isShown}
        aria-hidden={!isShown}
        style={{ left: `${at * 100}%` }}
        className="absolute inset-y-0 w-full snap-start snap-always"
      >
        {Math.abs(at - index) > neighbours ? null : isEnd ? (
          <WalkEnd {...props} />
        ) : (
          <LoadedMemory
            {...props}
            memory={memories[at]}
            picture={isShown ? walking.shownPicture : 0}
            onPictureChange={walking.showPicture}
            isShown={isShown}
          />
        )}
      </div>
    );
  });
}

interface LoadedMemoryProps extends Pick<WalkPagesProps, "renderText" | "onLost"> {
  readonly memory: WalkedMemory | undefined;
  readonly picture: number;
  readonly onPictureChange: (index: number) => void;
  readonly isShown: boolean;
}

function LoadedMemory({ memory, onLost, ...rest }: LoadedMemoryProps) {
  const asked = useRef(new Set<string>());

  // Once per address: a deleted file never gets one that works.
  function handleLost(address: string) {
    if (asked.current.has(address)) return;
    asked.current.add(address);
    onLost();
  }

  return memory ? <WalkMemory {...rest} memory={memory} onLost={handleLost} /> : <LoadingOverlay />;
}

/** For screen readers: the new page, where the focus does not move to it, and the slideshow. */
function Announcements({ walking: { position, memory, isTold, slideshow } }: { readonly walking: Walking }) {
  const [wasPlayed, setWasPlayed] = useState(false);
  if (slideshow.isPlaying && !wasPlayed) setWasPlayed(true);
  return (
    <>
      <output className="sr-only">
        {[position, isTold ? memory?.memoryTitle : undefined].filter(Boolean).join(": ")}
      </output>
      <output className="sr-only">
        {slideshow.isPlaying ? <Trans>The slideshow is playing</Trans> : null}
        {wasPlayed && !slideshow.isPlaying ? <Trans>The slideshow is paused</Trans> : null}
      </output>
    </>
  );
}
