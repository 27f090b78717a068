import { type LifelineMemory, type LifeSpan, momentOf } from "@lane/domain/lifeline/life.ts";
import {
  centred,
  fitView,
  levelOf,
  nearestInSight,
  panned,
  scaleOfLevel,
  type Stage,
  type View,
  zoomed,
  zoomedTo,
  type ZoomLevel,
} from "@lane/domain/lifeline/view.ts";
import type { MarkSize } from "@lane/domain/marks.ts";
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";

import { monthName } from "#lib/date-parts.ts";

import { placeClusters, type PlacedCluster, tileWidth } from "./stage-layout.ts";
import { markAt, useGestures } from "./use-stage-gestures.ts";
import { type StageView, useStageView } from "./use-stage-view.ts";

interface StageDeps {
  readonly memories: readonly LifelineMemory[];
  readonly span: LifeSpan;
  readonly width: number;
  readonly onOpen: (memory: LifelineMemory) => void;
  readonly onSize: (id: string, size: MarkSize) => void;
}

interface Sizing {
  readonly id: string;
  readonly size: MarkSize;
}

/** The state of the stage: the view, the clusters in it, and the handlers of pointer and keyboard. */
export function useStage({ memories: all, span, width, onOpen, onSize }: StageDeps) {
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLOutputElement>(null);
  const [sizing, setSizing] = useState<Sizing>();
  const [active, setActive] = useState<string>();
  const view = useStageView(span, width, sayRange);
  const { stage, scale } = view;
  const memories = useMemo(() => withSize(all, sizing), [all, sizing]);
  const clusters = useMemo(() => placeClusters(memories, stage, scale), [memories, stage, scale]);
  const chosen = clusters.find(({ key }) => key === active);
  const byTile = useMemo(() => Map.groupBy(clusters, ({ at }) => Math.floor(at / tileWidth)), [clusters]);

  function sayRange(now: View, of: Stage) {
    const text = viewText(now, of);
    if (range.current && range.current.textContent !== text) range.current.textContent = text;
  }

  function handleTap(key: string) {
    const cluster = clusters.find((one) => one.key === key);
    if (!cluster) return;
    if (cluster.memories.length === 1) return onOpen(cluster.memories[0]);
    const moment = span.from + cluster.at / scale;
    const nearer = centred(zoomed(view.now(), stage, 4, width / 2), stage, moment);
    setActive(key);
    if (nearer.scale > scale) view.show(nearer);
  }

  /** Zooms in on the chosen mark, else on the nearest one; zooms out around the middle of the view. */
  function handleLevel(level: ZoomLevel) {
    const now = view.now();
    const nearest = (found: readonly LifelineMemory[]) => nearestInSight(found.map(momentOf), now, stage);
    const isNearer = scaleOfLevel(level, stage) > now.scale;
    const goal = isNearer ? (nearest(chosen?.memories ?? []) ?? nearest(memories)) : undefined;
    view.show(zoomedTo(level, now, stage, goal));
  }

  const gestures = useGestures({
    view,
    frame,
    sizeOf: (key) => onlyOf(clusters, key)?.size,
    onTap: handleTap,
    onSizing: (id, size) => setSizing({ id, size }),
    onSized: (id, size) => {
      onSize(id, size);
      setSizing(undefined);
    },
  });
  const onKeyDown = useStageKeys({ view, clusters, onActive: setActive, onTap: handleTap });
  useFocusOn(frame, active);

  function onClick(event: React.MouseEvent<HTMLElement>) {
    // A click without a pointer comes from a screen reader.
    const key = event.detail === 0 ? markAt(event.target) : undefined;
    if (key !== undefined) handleTap(key);
  }

  return {
    frame,
    range,
    view,
    byTile,
    chosen,
    onLevel: handleLevel,
    leave: () => setActive(undefined),
    hands: { ...gestures, onKeyDown, onClick },
  };
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

interface StageKeysDeps {
  readonly view: StageView;
  readonly clusters: readonly PlacedCluster[];
  readonly onActive: (key: string | undefined) => void;
  readonly onTap: (key: string) => void;
}

const step = 0.2;

/** On the rope the arrows pan; on a mark they go to the next mark, and Enter opens it. */
function useStageKeys({ view, clusters, onActive, onTap }: StageKeysDeps) {
  const { stage, now, show } = view;

  function look(key: string): boolean {
    const middle = stage.width / 2;
    const views: Record<string, () => void> = {
      "+": () => show(zoomed(now(), stage, 1.7, middle)),
      "=": () => show(zoomed(now(), stage, 1.7, middle)),
      "-": () => show(zoomed(now(), stage, 1 / 1.7, middle)),
      "0": () => show(fitView(stage)),
      Home: () => show(centred(now(), stage, stage.span.from)),
      End: () => show(centred(now(), stage, stage.span.to)),
    };
    views[key]?.();
    return key in views;
  }

  function pan(key: string): boolean {
    const way = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
    if (way !== 0) show(panned(now(), stage, way * step * stage.width));
    return way !== 0;
  }

  function goTo(cluster: PlacedCluster | undefined): void {
    if (!cluster) return;
    const { start, scale } = now();
    const x = cluster.at - (start - stage.span.from) * scale;
    if (x < 40 || x > stage.width - 40) show(centred(now(), stage, stage.span.from + cluster.at / scale));
    onActive(cluster.key);
  }

  function enter(key: string): boolean {
    if (key !== "Enter" && key !== "ArrowDown") return false;
    const { start, scale } = now();
    const middle = (start - stage.span.from) * scale + stage.width / 2;
    goTo(clusters.toSorted((one, other) => Math.abs(one.at - middle) - Math.abs(other.at - middle))[0]);
    return true;
  }

  function onMark(key: string, mark: string): boolean {
    const at = clusters.findIndex((cluster) => cluster.key === mark);
    const keys: Record<string, () => void> = {
      ArrowLeft: () => goTo(clusters[at - 1]),
      ArrowRight: () => goTo(clusters[at + 1]),
      Enter: () => onTap(mark),
      " ": () => onTap(mark),
      Escape: () => onActive(undefined),
    };
    keys[key]?.();
    return key in keys;
  }

  return (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const mark = markAt(event.target);
    const { key } = event;
    const isHandled = mark === undefined ? look(key) || pan(key) || enter(key) : onMark(key, mark) || look(key);
    if (isHandled) event.preventDefault();
  };
}

/** The visible range as a short text: "1966 – 2026", "1998", "July 1998". */
function viewText(view: View, stage: Stage): string {
  // A period that is visible only at the very edge is not named.
  const edge = Math.min(2 / view.scale, 0.02);
  const from = Math.max(view.start + edge, stage.span.from);
  const to = Math.min(view.start + stage.width / view.scale, stage.span.to) - edge;
  const middle = (from + to) / 2;
  const [first, last] = [Math.floor(from), Math.floor(to)];
  if (levelOf(view, stage) === "month") {
    return `${monthName(Math.floor((middle % 1) * 12) + 1)} ${Math.floor(middle)}`;
  }
  return first === last ? String(first) : `${first} – ${last}`;
}
