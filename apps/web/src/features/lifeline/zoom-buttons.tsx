import { levelOf, zoomed, type ZoomLevel, zoomLevels } from "@lane/domain/lifeline/view.ts";
import { useLingui } from "@lingui/react/macro";
import { Minus, Plus } from "lucide-react";

import { IconButton } from "#ui/icon-button.tsx";

import type { StageView } from "./use-stage-view.ts";

const levelStyle =
  "min-h-11 rounded-pill px-3 text-sm transition-colors duration-150 hover:bg-rule/60 aria-pressed:bg-moss aria-pressed:font-semibold aria-pressed:text-on-moss";

interface ZoomButtonsProps {
  readonly view: StageView;
  readonly onLevel: (level: ZoomLevel) => void;
}

/** From a life to a month in four steps, and a little nearer or farther. */
export function ZoomButtons({ view, onLevel }: ZoomButtonsProps) {
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
