import { held, type Stage, type View, xOf } from "@lane/domain/lifeline/view.ts";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

import { type DrawnTiles, firstTiles, holdsView, nextTiles } from "./drawn-tiles.ts";
import { tileWidth } from "./stage-layout.ts";

export interface StageView {
  readonly stage: Stage;
  readonly scale: number;
  readonly tiles: DrawnTiles;
  /** The element that panning moves. */
  readonly drawing: RefObject<HTMLDivElement | null>;
  readonly now: () => View;
  readonly show: (view: View) => void;
}

interface StageViewDeps {
  readonly stage: Stage;
  /** The view until somebody moves it. */
  readonly first: View;
  /** Another value brings the first view back. */
  readonly isTrueScale: boolean;
  readonly onMoved: (view: View, stage: Stage) => void;
}

/**
 * Panning only moves the rendered drawing; React adds tiles ahead of it, a few in each frame, and renders all anew when
 * the zoom changes. `onMoved` is called for every frame.
 */
export function useStageView({ stage, first, isTrueScale, onMoved }: StageViewDeps): StageView {
  const drawing = useRef<HTMLDivElement>(null);
  const view = useRef<View>(undefined);
  const frame = useRef(0);
  const scaling = useRef(isTrueScale);
  const [drawn, setDrawn] = useState<DrawnTiles>(() => firstTiles(first, stage));

  const now = () => view.current ?? first;

  function place() {
    const { start, scale } = now();
    const left = xOf(stage, start, scale) - drawn.origin * tileWidth;
    if (drawing.current && scale === drawn.scale) drawing.current.style.transform = `translate3d(${-left}px,0,0)`;
  }

  function settle() {
    frame.current = 0;
    onMoved(now(), stage);
    if (holdsView(drawn, now(), stage)) place();
    const next = nextTiles(drawn, now(), stage);
    if (next !== drawn) setDrawn(next);
  }

  const settleNow = useRef(settle);

  function settleSoon() {
    if (frame.current === 0) frame.current = requestAnimationFrame(() => settleNow.current());
  }

  useLayoutEffect(() => {
    settleNow.current = settle;
    place();
  });

  // Repeated until all tiles ahead are rendered.
  useEffect(settleSoon, [drawn]);

  // With another width or another life, the zoom stays and the view is clamped to the ends.
  useLayoutEffect(() => {
    const isAsBefore = scaling.current === isTrueScale;
    scaling.current = isTrueScale;
    view.current = isAsBefore && view.current ? held(view.current, stage) : undefined;
    settleNow.current();
  }, [stage, isTrueScale]);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return {
    stage,
    scale: drawn.scale,
    tiles: drawn,
    drawing,
    now,
    show(next) {
      view.current = next;
      settleSoon();
    },
  };
}
