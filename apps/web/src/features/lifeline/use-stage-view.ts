import type { LifeSpan } from "@lane/domain/lifeline/life.ts";
import { fitView, held, type Stage, type View } from "@lane/domain/lifeline/view.ts";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";

import { coversView, type Tiles, tilesOf, tileWidth } from "./stage-layout.ts";

export interface StageView {
  readonly stage: Stage;
  readonly scale: number;
  readonly tiles: Tiles & { readonly origin: number };
  /** What is moved when one pans. */
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly now: () => View;
  readonly show: (view: View) => void;
}

interface Drawn extends Tiles {
  readonly scale: number;
  /** The tile that the drawing begins at. It stays while one pans, or everything would be painted again. */
  readonly origin: number;
}

/**
 * Panning only moves the finished drawing; React draws again when one comes to its edge or looks from nearer or farther.
 * `onMoved` hears of every frame.
 */
export function useStageView(span: LifeSpan, width: number, onMoved: (view: View, stage: Stage) => void): StageView {
  const stage = useMemo(() => ({ span, width }), [span, width]);
  const drawing = useRef<SVGSVGElement>(null);
  const view = useRef<View>(undefined);
  const frame = useRef(0);
  const [drawn, setDrawn] = useState<Drawn>(() => drawnOf(fitView(stage), stage));

  const now = () => view.current ?? fitView(stage);

  function place() {
    const { start, scale } = now();
    const left = (start - span.from) * scale - drawn.origin * tileWidth;
    if (drawing.current && scale === drawn.scale) drawing.current.style.transform = `translate3d(${-left}px,0,0)`;
  }

  function settle() {
    frame.current = 0;
    const next = now();
    onMoved(next, stage);
    if (next.scale === drawn.scale && coversView(drawn, next, span, width)) place();
    else setDrawn((before) => drawnOf(next, stage, before));
  }

  const settleNow = useRef(settle);
  useLayoutEffect(() => {
    settleNow.current = settle;
    place();
  });

  // Another width, or another life: as near as before, and never beyond the ends.
  useLayoutEffect(() => {
    view.current = view.current && held(view.current, stage);
    settleNow.current();
  }, [stage]);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return {
    stage,
    scale: drawn.scale,
    tiles: drawn,
    drawing,
    now,
    show(next) {
      view.current = next;
      if (frame.current === 0) frame.current = requestAnimationFrame(() => settleNow.current());
    },
  };
}

function drawnOf(view: View, { span, width }: Stage, before?: Drawn): Drawn {
  const tiles = tilesOf(view, span, width);
  const origin = before?.scale === view.scale ? before.origin : tiles.first;
  return { ...tiles, scale: view.scale, origin };
}
