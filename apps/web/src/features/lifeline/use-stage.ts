import { type LifelineMemory, momentOf } from "@lane/domain/lifeline/life.ts";
import {
  levelOf,
  momentsInSight,
  nearestInSight,
  scaleOfLevel,
  type Stage,
  type View,
  zoomedTo,
  type ZoomLevel,
} from "@lane/domain/lifeline/view.ts";
import type { MarkSize } from "@lane/domain/marks.ts";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";

import { monthName } from "#lib/date-parts.ts";

import { placeClusters, type PlacedCluster, ranksOf, tileWidth } from "./stage-layout.ts";
import { useChosen } from "./use-chosen.ts";
import { tapTargetAt, useGestures } from "./use-stage-gestures.ts";
import { useStageKeys } from "./use-stage-keys.ts";
import { type StageView, useStageView } from "./use-stage-view.ts";

interface StageDeps {
  readonly memories: readonly LifelineMemory[];
  readonly stage: Stage;
  /** The view until somebody moves it. */
  readonly first: View;
  readonly isTrueScale: boolean;
  readonly onSize: (id: string, size: MarkSize) => void;
}

interface Sizing {
  readonly id: string;
  readonly size: MarkSize;
}

/** The state of the stage: the view, the clusters in it, and the handlers of pointer and keyboard. */
export function useStage({ memories: all, stage, first, isTrueScale, onSize }: StageDeps) {
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLOutputElement>(null);
  const [sizing, setSizing] = useState<Sizing>();
  const view = useStageView({ stage, first, isTrueScale, onMoved: sayRange });
  const memories = useMemo(() => withSize(all, sizing), [all, sizing]);
  const { clusters, byTile } = useClusters(memories, view);
  const { active, card, ...chosen } = useChosen({ frame, view, memories, clusters });

  function sayRange(now: View, of: Stage) {
    const text = viewText(now, of);
    if (range.current && range.current.textContent !== text) range.current.textContent = text;
  }

  /** Zooms in on the chosen mark, else on the nearest one; zooms out around the middle of the view. */
  function handleLevel(level: ZoomLevel) {
    const now = view.now();
    const focused = clusters.find(({ key }) => key === active);
    const nearest = (found: readonly LifelineMemory[]) => nearestInSight(found.map(momentOf), now, stage);
    const isNearer = scaleOfLevel(level, stage) > now.scale;
    const goal = isNearer ? (nearest(focused?.memories ?? []) ?? nearest(memories)) : undefined;
    chosen.hide();
    view.show(zoomedTo(level, now, stage, goal));
  }

  const gestures = useGestures({
    view,
    frame,
    sizeOf: (key) => {
      const memory = onlyOf(clusters, key);
      return memory?.isMine === false ? undefined : memory?.size;
    },
    onTap: chosen.handleTap,
    onSizing: (id, size) => setSizing({ id, size }),
    onSized: (id, size) => {
      onSize(id, size);
      setSizing(undefined);
    },
  });
  const onKeyDown = useStageKeys({
    view,
    clusters,
    onActive: chosen.setActive,
    onTap: (key) => chosen.handleTap({ kind: "mark", key }),
    onEscape: chosen.handleEscape,
  });
  useFocusOn(frame, active);

  function onClick(event: React.MouseEvent<HTMLElement>) {
    // A click without a pointer comes from a screen reader.
    const target = event.detail === 0 ? tapTargetAt(event.target) : undefined;
    if (target) chosen.handleTap(target);
  }

  return {
    frame,
    range,
    view,
    byTile,
    activeKey: active,
    card,
    close: chosen.close,
    onLevel: handleLevel,
    hands: { ...gestures, onKeyDown, onClick },
  };
}

/** The clusters of this zoom, and the same by tile. */
function useClusters(memories: readonly LifelineMemory[], { stage, scale }: StageView) {
  const ranks = useMemo(() => ranksOf(memories), [memories]);
  const clusters = useMemo(() => placeClusters({ memories, ranks, stage, scale }), [memories, ranks, stage, scale]);
  const byTile = useMemo(() => Map.groupBy(clusters, ({ at }) => Math.floor(at / tileWidth)), [clusters]);
  return { clusters, byTile };
}

function withSize(memories: readonly LifelineMemory[], sizing: Sizing | undefined): readonly LifelineMemory[] {
  if (!sizing) return memories;
  return memories.map((memory) => (memory.id === sizing.id ? { ...memory, size: sizing.size } : memory));
}

function onlyOf(clusters: readonly PlacedCluster[], key: string): LifelineMemory | undefined {
  const found = clusters.find((cluster) => cluster.key === key);
  return found?.memories.length === 1 ? found.memories[0] : undefined;
}

/** Moves the focus to the chosen mark, and back to the rope when the mark is left. */
function useFocusOn(frame: RefObject<HTMLElement | null>, active: string | undefined): void {
  const before = useRef(active);
  const wasInside = useRef(false);
  useEffect(() => {
    const isInside = () => frame.current?.contains(document.activeElement) ?? false;
    // When the focused mark is no longer rendered, the browser moves the focus to the body.
    const isLost = wasInside.current && document.activeElement === document.body;
    if (active !== undefined) {
      const mark = frame.current?.querySelector<SVGGElement>(`[data-mark="${CSS.escape(active)}"]`);
      if (isInside() || isLost) mark?.focus({ preventScroll: true });
    } else if (before.current !== undefined) {
      frame.current?.focus({ preventScroll: true });
    }
    before.current = active;
    wasInside.current = isInside();
  });
}

/** The visible range as a short text: "1966 – 2026", "1998", "July 1998". */
function viewText(view: View, stage: Stage): string {
  const { from, to } = momentsInSight(view, stage);
  if (levelOf(view, stage) === "month") {
    const middle = (from + to) / 2;
    return `${monthName(Math.floor((middle % 1) * 12) + 1)} ${Math.floor(middle)}`;
  }
  const [first, last] = [Math.floor(from), Math.ceil(to) - 1];
  return first === last ? String(first) : `${first} – ${last}`;
}
