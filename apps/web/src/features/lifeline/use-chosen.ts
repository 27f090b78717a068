import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import { centred, momentAt, xOf, zoomed } from "@lane/domain/lifeline/view.ts";
import { type RefObject, useMemo, useState } from "react";

import type { PlacedCluster } from "./stage-layout.ts";
import type { TapTarget } from "./use-stage-gestures.ts";
import type { StageView } from "./use-stage-view.ts";

/** What the card shows: one memory, or a heap that no zoom takes apart. */
interface Opened {
  readonly key: string;
  readonly ids: ReadonlySet<string>;
  /** The place of its mark, from the left edge of the stage. */
  readonly x: number;
}

interface ChosenDeps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly view: StageView;
  readonly memories: readonly LifelineMemory[];
  readonly clusters: readonly PlacedCluster[];
}

/** Which mark has the focus, and what the card shows. */
export function useChosen({ frame, view, memories, clusters }: ChosenDeps) {
  const { stage, scale } = view;
  const [active, setActive] = useState<string>();
  const [opened, setOpened] = useState<Opened>();
  const shown = useMemo(() => opened && memories.filter(({ id }) => opened.ids.has(id)), [memories, opened]);

  function open({ key, at }: PlacedCluster, found: readonly LifelineMemory[]) {
    const { start, scale: now } = view.now();
    setActive(key);
    setOpened({ key, ids: new Set(found.map(({ id }) => id)), x: at - xOf(stage, start, now) });
  }

  /** Shows a memory; a heap is zoomed in on until its memories lie side by side. */
  function handleTap({ kind, key }: TapTarget) {
    const isMeant = (one: PlacedCluster) => (kind === "mark" ? one.key : one.landmark?.id) === key;
    const cluster = clusters.find(isMeant);
    if (!cluster) return;
    if (kind === "landmark") return open(cluster, cluster.landmark ? [cluster.landmark] : []);
    const nearer = centred(zoomed(view.now(), stage, 4, stage.width / 2), stage, momentAt(stage, cluster.at, scale));
    if (cluster.memories.length === 1 || nearer.scale <= scale) return open(cluster, cluster.memories);
    setActive(key);
    setOpened(undefined);
    view.show(nearer);
  }

  /** The focus goes back to the mark, or to the rope where the mark is no longer drawn. */
  function close() {
    const mark = frame.current?.querySelector<SVGGElement>(`[data-mark="${CSS.escape(opened?.key ?? "")}"]`);
    setOpened(undefined);
    (mark ?? frame.current)?.focus({ preventScroll: true });
  }

  return {
    active,
    setActive,
    handleTap,
    close,
    hide: () => setOpened(undefined),
    handleEscape: () => (opened ? close() : setActive(undefined)),
    card: opened && shown && shown.length > 0 ? { memories: shown, x: opened.x } : undefined,
  };
}
