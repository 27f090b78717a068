import type { LifelineHope, LifelineMemory, LifeSpan } from "@lane/domain/lifeline/life.ts";
import { levelOf, zoomed, type ZoomLevel, zoomLevels } from "@lane/domain/lifeline/view.ts";
import type { MarkSize } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";
import { Minus, Plus, X } from "lucide-react";
import { type ReactNode, useId } from "react";

import { IconButton } from "#ui/icon-button.tsx";

import { SizeButtons, useMarkWords, whenText } from "./mark-words.tsx";
import { RopeDrawing } from "./rope-drawing.tsx";
import { ropeY } from "./stage-layout.ts";
import type { Layers } from "./tile.tsx";
import type { StageView } from "./use-stage-view.ts";
import { useStage } from "./use-stage.ts";

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

/** The rope with its pointer, wheel and keyboard handling. */
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

interface ChosenCardProps {
  readonly memories: readonly LifelineMemory[] | undefined;
  readonly onSize: (id: string, size: MarkSize) => void;
  readonly onClose: () => void;
  readonly memoryLink: (memory: LifelineMemory, content: ReactNode) => ReactNode;
}

const mostListed = 12;

/** The chosen mark as text, with links to its memories and buttons for their sizes. */
function ChosenCard({ memories, onSize, onClose, memoryLink }: ChosenCardProps) {
  const { t } = useLingui();
  const words = useMarkWords();
  if (!memories) return null;
  const left = memories.length - mostListed;
  return (
    <section
      aria-label={t`On this spot`}
      className="mt-4 flex items-start gap-4 rounded-card border border-rule bg-card px-5 py-4"
      data-screen-only
    >
      <ul className="min-w-0 grow space-y-3">
        {memories.slice(0, mostListed).map((memory) => (
          <li key={memory.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span className="min-w-0">
              {memoryLink(memory, memory.title)}
              <span className="block text-sm text-ink-soft">
                {whenText(memory)} · {words.markText(memory)}
              </span>
            </span>
            <SizeButtons size={memory.size} of={memory.title} onSize={(size) => onSize(memory.id, size)} />
          </li>
        ))}
        {left > 0 ? <li className="text-sm text-ink-soft">{t`And ${left} more; come nearer to see them.`}</li> : null}
      </ul>
      <IconButton label={t`Close`} onClick={onClose}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </section>
  );
}

const levelStyle =
  "min-h-11 rounded-pill px-3 text-sm transition-colors duration-150 hover:bg-rule/60 aria-pressed:bg-moss aria-pressed:font-semibold aria-pressed:text-on-moss";

interface ZoomButtonsProps {
  readonly view: StageView;
  readonly onLevel: (level: ZoomLevel) => void;
}

/** Buttons for the four zoom levels, from a life to a month, and for small zoom steps. */
function ZoomButtons({ view, onLevel }: ZoomButtonsProps) {
  const { t } = useLingui();
  const { stage, now, show, scale } = view;
  const names: Record<ZoomLevel, string> = { life: t`Life`, decade: t`Decade`, year: t`Year`, month: t`Month` };
  const level = levelOf({ start: 0, scale }, stage);
  return (
    <>
      <fieldset aria-label={t`A little`} className="flex" data-screen-only>
        <IconButton label={t`Farther`} onClick={() => show(zoomed(now(), stage, 1 / 1.7, stage.width / 2))}>
          <Minus aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t`Nearer`} onClick={() => show(zoomed(now(), stage, 1.7, stage.width / 2))}>
          <Plus aria-hidden="true" className="size-5" />
        </IconButton>
      </fieldset>
      <fieldset aria-label={t`How near`} className="flex flex-wrap gap-1" data-screen-only>
        {zoomLevels.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={level === name}
            className={levelStyle}
            onClick={() => onLevel(name)}
          >
            {names[name]}
          </button>
        ))}
      </fieldset>
    </>
  );
}
