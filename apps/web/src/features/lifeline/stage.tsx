import type { LifelineHope, LifelineMemory } from "@lane/domain/lifeline/life.ts";
import {
  levelOf,
  type Stage as StageShape,
  type View,
  zoomed,
  type ZoomLevel,
  zoomLevels,
} from "@lane/domain/lifeline/view.ts";
import type { MarkSize } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";
import { Minus, Plus } from "lucide-react";
import { lazy, Suspense, useId, useMemo } from "react";

import { IconButton } from "#ui/icon-button.tsx";

import { LevelButtons } from "./level-buttons.tsx";
import type { MemoryLinks } from "./memory-card.tsx";
import { RopeDrawing } from "./rope-drawing.tsx";
import { heightsOf } from "./stage-layout.ts";
import type { Layers } from "./tile.tsx";
import { useStageHeight } from "./use-stage-height.ts";
import type { StageView } from "./use-stage-view.ts";
import { useStage } from "./use-stage.ts";

const ChosenCard = lazy(async () => ({ default: (await import("./chosen-card.tsx")).ChosenCard }));

interface StageProps extends MemoryLinks {
  readonly memories: readonly LifelineMemory[];
  readonly hopes: readonly LifelineHope[];
  readonly stage: StageShape;
  readonly first: View;
  readonly isTrueScale: boolean;
  readonly layers: Layers;
  readonly onSize: (id: string, size: MarkSize) => void;
  /** Undefined for one's own lifeline. */
  readonly label?: string | undefined;
  readonly ending?: string | undefined;
}

/** The rope with its pointer, wheel and keyboard handling. */
export function Stage({ hopes, layers, memoryLink, walkLink, label, ending, ...deps }: StageProps) {
  const { t } = useLingui();
  const hintId = useId();
  const { frame, range, view, byTile, activeKey, card, close, onLevel, hands } = useStage(deps);
  const height = useStageHeight();
  const hasCaptions = Boolean(layers.favourites ?? layers.world);
  // The same object, so that the tiles that are there are not rendered again with every new one.
  const heights = useMemo(() => heightsOf(height, hasCaptions), [height, hasCaptions]);
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center gap-x-4">
        <output ref={range} className="figures-old min-h-[1.25em] grow text-2xl" />
        <ZoomButtons view={view} onLevel={onLevel} />
      </div>
      <div className="relative">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- each mark on it is a button; this moves them */}
        <section
          ref={frame}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be moved must be within reach of the keys
          tabIndex={0}
          aria-label={label ?? t`Your lifeline`}
          aria-describedby={hintId}
          {...hands}
          className="relative animate-unroll cursor-grab touch-pan-y overflow-hidden rounded-card border border-rule bg-card select-none active:cursor-grabbing"
          style={{ height: heights.height }}
        >
          <RopeDrawing
            view={view}
            heights={heights}
            hopes={hopes}
            isEnded={ending !== undefined}
            layers={layers}
            clustersOf={(tile) => byTile.get(tile)}
            activeKey={activeKey}
          />
        </section>
        {card ? (
          <Suspense>
            <ChosenCard
              key={card.memories[0]?.id}
              memories={card.memories}
              x={card.x}
              width={deps.stage.width}
              onSize={deps.onSize}
              onClose={close}
              memoryLink={memoryLink}
              walkLink={walkLink}
            />
          </Suspense>
        ) : null}
      </div>
      <p id={hintId} className="mt-2 text-sm text-ink-soft" data-screen-only>
        {t`Drag to move along; scroll or pinch to zoom. Choose a mark to see its memory; drag it up or down to change its size. On the keyboard, use the arrows, plus and minus, and Enter to reach the marks.`}
      </p>
    </div>
  );
}

interface ZoomButtonsProps {
  readonly view: StageView;
  readonly onLevel: (level: ZoomLevel) => void;
}

/** Buttons for the four zoom levels, from a life to a month, and for small zoom steps. */
function ZoomButtons({ view, onLevel }: ZoomButtonsProps) {
  const { t } = useLingui();
  const { stage, now, show, scale } = view;
  return (
    <>
      <fieldset aria-label={t`Zoom`} className="flex" data-screen-only>
        <IconButton label={t`Zoom out`} onClick={() => show(zoomed(now(), stage, 1 / 1.7, stage.width / 2))}>
          <Minus aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t`Zoom in`} onClick={() => show(zoomed(now(), stage, 1.7, stage.width / 2))}>
          <Plus aria-hidden="true" className="size-5" />
        </IconButton>
      </fieldset>
      <LevelButtons levels={zoomLevels} chosen={levelOf({ start: 0, scale }, stage)} onLevel={onLevel} />
    </>
  );
}
