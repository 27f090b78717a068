import { centred, fitView, momentAt, panned, xOf, zoomed } from "@lane/domain/lifeline/view.ts";
import type { KeyboardEvent } from "react";

import type { PlacedCluster } from "./stage-layout.ts";
import { tapTargetAt } from "./use-stage-gestures.ts";
import type { StageView } from "./use-stage-view.ts";

interface StageKeysDeps {
  readonly view: StageView;
  readonly clusters: readonly PlacedCluster[];
  readonly onActive: (key: string | undefined) => void;
  readonly onTap: (key: string) => void;
  readonly onEscape: () => void;
}

const step = 0.2;

/** On the rope the arrows pan; on a mark they go to the next mark, and Enter shows its memory. */
export function useStageKeys({ view, clusters, onActive, onTap, onEscape }: StageKeysDeps) {
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
    const x = cluster.at - xOf(stage, start, scale);
    if (x < 40 || x > stage.width - 40) show(centred(now(), stage, momentAt(stage, cluster.at, scale)));
    onActive(cluster.key);
  }

  function enter(key: string): boolean {
    if (key !== "Enter" && key !== "ArrowDown") return false;
    const { start, scale } = now();
    const middle = xOf(stage, start, scale) + stage.width / 2;
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
      Escape: onEscape,
    };
    keys[key]?.();
    return key in keys;
  }

  return (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const mark = tapTargetAt(event.target)?.key;
    const { key } = event;
    const isHandled = mark === undefined ? look(key) || pan(key) || enter(key) : onMark(key, mark) || look(key);
    if (isHandled) event.preventDefault();
  };
}
