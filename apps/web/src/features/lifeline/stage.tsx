import type { LifelineHope, LifelineMemory, LifeSpan } from "@lane/domain/lifeline/life.ts";
import type { MarkSize } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";

import { ChosenCard } from "./chosen-card.tsx";
import { RopeDrawing } from "./rope-drawing.tsx";
import { ropeY } from "./stage-layout.ts";
import type { Layers } from "./tile.tsx";
import { useStage } from "./use-stage.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

interface StageProps {
  readonly memories: readonly LifelineMemory[];
  readonly hopes: readonly LifelineHope[];
  readonly span: LifeSpan;
  readonly width: number;
  readonly layers: Layers;
  readonly onOpen: (memory: LifelineMemory) => void;
  readonly onSize: (id: string, size: MarkSize) => void;
  readonly memoryLink: (memory: LifelineMemory, content: ReactNode) => ReactNode;
}

/** The rope, with everything that can be done to it by hand, wheel and keyboard. */
export function Stage({ hopes, layers, memoryLink, ...deps }: StageProps) {
  const { t } = useLingui();
  const hintId = useId();
  const { frame, range, view, byTile, chosen, leave, onLevel, hands } = useStage(deps);
  const top = layers.journey ? 0 : 58;
  const height = ropeY - top + (layers.favourites || layers.world ? 154 : 100);
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center gap-x-4">
        <output ref={range} className="figures-old min-h-[1.25em] grow text-2xl" />
        <ZoomButtons view={view} onLevel={onLevel} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- each mark on it is a button; this moves them */}
      <section
        ref={frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be moved must be within reach of the keys
        tabIndex={0}
        aria-label={t`Your lifeline`}
        aria-describedby={hintId}
        {...hands}
        className="relative animate-unroll cursor-grab touch-pan-y overflow-hidden rounded-card border border-rule bg-card select-none active:cursor-grabbing"
        style={{ height }}
      >
        <RopeDrawing
          view={view}
          top={top}
          height={height}
          hopes={hopes}
          layers={layers}
          clustersOf={(tile) => byTile.get(tile)}
          activeKey={chosen?.key}
        />
      </section>
      <p id={hintId} className="mt-2 text-sm text-ink-soft" data-screen-only>
        {t`Drag to move along, pinch or turn the wheel to come nearer. Tap a mark to open it; pull it up or down to make it larger or smaller. With the keyboard: arrows, plus and minus, and Enter to go to the marks.`}
      </p>
      <ChosenCard memories={chosen?.memories} onSize={deps.onSize} onClose={leave} memoryLink={memoryLink} />
    </div>
  );
}
