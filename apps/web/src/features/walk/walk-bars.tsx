import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, Ellipsis, Pause, Play, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

import { ProgressRope } from "#ui/progress-rope.tsx";

import type { WalkedMemory } from "./walk.queries.ts";

const roundStyle =
  "inline-flex size-12 min-[1600px]:size-16 shrink-0 items-center justify-center rounded-pill border border-edge bg-card text-ink shadow-soft transition-colors duration-150 hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-disabled:opacity-60";

interface TopBarProps {
  /** "3 of 11". */
  readonly position: string;
  readonly percent: number;
  readonly slideshow: { readonly isPlaying: boolean; readonly toggle: () => void };
  readonly isPlayable: boolean;
  readonly menu: ReactNode;
  readonly onClose: () => void;
}

export function WalkTopBar({ position, percent, slideshow, isPlayable, menu, onClose }: TopBarProps) {
  const { t } = useLingui();
  return (
    <header className="absolute inset-x-0 top-0 flex items-center gap-2 p-2 ps-3 pt-[max(0.5rem,env(safe-area-inset-top))] sm:gap-3 sm:p-3">
      <div className="min-w-0 grow rounded-pill bg-card/85 px-4 py-1.5 forced-colors:border">
        <ProgressRope label={t`Progress`} percent={percent} valueText={position} lengthPx={3600} />
      </div>
      {isPlayable ? (
        <button
          type="button"
          data-slideshow
          onClick={slideshow.toggle}
          className="hidden min-h-12 items-center gap-2 rounded-pill border border-edge bg-card px-5 font-semibold text-ink shadow-soft hover:border-ink lg:inline-flex"
        >
          <SlideshowWords isPlaying={slideshow.isPlaying} />
        </button>
      ) : null}
      {menu}
      <button type="button" aria-label={t`Close`} title={t`Close`} onClick={onClose} className={roundStyle}>
        <X aria-hidden="true" className="size-5" />
      </button>
    </header>
  );
}

function SlideshowWords({ isPlaying }: { readonly isPlaying: boolean }) {
  return isPlaying ? (
    <>
      <Pause aria-hidden="true" className="size-5" /> <Trans>Pause slideshow</Trans>
    </>
  ) : (
    <>
      <Play aria-hidden="true" className="size-5" /> <Trans>Play slideshow</Trans>
    </>
  );
}

interface WalkMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly slideshow: TopBarProps["slideshow"];
  readonly isPlayable: boolean;
  readonly hasStones: boolean;
  /** Undefined where there is no stone or candle to include or leave out. */
  readonly onStonesChange: (() => void) | undefined;
  readonly memory: WalkedMemory | undefined;
  readonly memoryLink: (memory: WalkedMemory, content: ReactNode, className: string) => ReactNode;
}

const itemStyle =
  "flex min-h-12 w-full items-center gap-3 rounded-[10px] px-4 text-start text-ink no-underline hover:bg-rule/60";

/** What is needed rarely. On narrow screens also the slideshow. */
export function WalkMenu(props: WalkMenuProps) {
  const { isOpen, onOpenChange, slideshow, isPlayable, hasStones, onStonesChange, memory, memoryLink } = props;
  const { t } = useLingui();
  const whole = useRef<HTMLDivElement>(null);
  useOutsidePress(whole, isOpen, () => onOpenChange(false));

  function choose(action: () => void) {
    onOpenChange(false);
    action();
  }

  if (!isPlayable && !onStonesChange && !memory) return null;
  return (
    <div ref={whole} className={`relative ${memory || onStonesChange ? "" : "lg:hidden"}`}>
      <button
        type="button"
        aria-label={t`More`}
        title={t`More`}
        aria-expanded={isOpen}
        onClick={() => onOpenChange(!isOpen)}
        className={roundStyle}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </button>
      <ul
        hidden={!isOpen}
        className="absolute end-0 top-full mt-2 w-max max-w-[calc(100vw-1.5rem)] rounded-card border border-rule bg-card p-2 shadow-soft"
      >
        {isPlayable ? (
          <li className="lg:hidden">
            <button type="button" data-slideshow className={itemStyle} onClick={() => choose(slideshow.toggle)}>
              <SlideshowWords isPlaying={slideshow.isPlaying} />
            </button>
          </li>
        ) : null}
        {onStonesChange ? (
          <li>
            <button type="button" className={itemStyle} onClick={() => choose(onStonesChange)}>
              {hasStones ? <Trans>Hide stones and candles</Trans> : <Trans>Include stones and candles</Trans>}
            </button>
          </li>
        ) : null}
        {memory ? <li>{memoryLink(memory, <Trans>Open this memory</Trans>, itemStyle)}</li> : null}
      </ul>
    </div>
  );
}

function useOutsidePress(whole: { readonly current: Element | null }, isWatching: boolean, onPress: () => void): void {
  const handlePress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !whole.current?.contains(target)) onPress();
  });
  useEffect(() => {
    if (!isWatching) return undefined;
    const listen = (event: PointerEvent) => handlePress(event);
    document.addEventListener("pointerdown", listen);
    return () => document.removeEventListener("pointerdown", listen);
  }, [isWatching]);
}

interface WalkNavProps {
  readonly position: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: 1 | -1) => void;
}

export function WalkNav({ position, isFirst, isLast, onStep }: WalkNavProps) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Pages`}
      className="absolute inset-x-0 bottom-0 flex items-center justify-between gap-3 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] landscape:start-auto landscape:w-[calc(var(--walk-side)+12px)]"
    >
      <button
        type="button"
        aria-label={t`Previous page`}
        aria-disabled={isFirst}
        onClick={() => onStep(-1)}
        className={roundStyle}
      >
        <ChevronLeft aria-hidden="true" className="size-6" />
      </button>
      {position === "" ? null : (
        <span aria-hidden="true" className="rounded-pill bg-card/85 px-4 py-1 text-sm text-ink tabular-nums">
          {position}
        </span>
      )}
      <button
        type="button"
        aria-label={t`Next page`}
        aria-disabled={isLast}
        onClick={() => onStep(1)}
        className={roundStyle}
      >
        <ChevronRight aria-hidden="true" className="size-6" />
      </button>
    </nav>
  );
}
