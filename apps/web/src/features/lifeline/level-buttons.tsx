import type { ZoomLevel } from "@lane/domain/lifeline/view.ts";
import { useLingui } from "@lingui/react/macro";

interface LevelButtonsProps<L extends ZoomLevel> {
  readonly levels: readonly L[];
  readonly chosen: ZoomLevel;
  readonly onLevel: (level: L) => void;
}

export function LevelButtons<L extends ZoomLevel>({ levels, chosen, onLevel }: LevelButtonsProps<L>) {
  const { t } = useLingui();
  const names: Record<ZoomLevel, string> = { life: t`Life`, decade: t`Decade`, year: t`Year`, month: t`Month` };
  return (
    <fieldset aria-label={t`Zoom level`} className="flex flex-wrap gap-1" data-screen-only>
      {levels.map((level) => (
        <button
          key={level}
          type="button"
          aria-pressed={chosen === level}
          className="min-h-11 rounded-pill px-3 text-sm transition-colors duration-150 hover:bg-rule/60 aria-pressed:bg-moss aria-pressed:font-semibold aria-pressed:text-on-moss forced-colors:aria-pressed:border-2"
          onClick={() => onLevel(level)}
        >
          {names[level]}
        </button>
      ))}
    </fieldset>
  );
}
