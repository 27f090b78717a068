import { Trans } from "@lingui/react/macro";

import { Candle } from "#ui/motifs/candle.tsx";
import { Spinner } from "#ui/spinner.tsx";

interface CandleButtonProps {
  readonly isLit: boolean;
  readonly onLight: () => void;
  readonly isBusy?: boolean;
}

/** A candle marks a loss; it is independent of flower and stone. */
export function CandleButton({ isLit, onLight, isBusy = false }: CandleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isLit}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={onLight}
      className="mt-3 inline-flex min-h-11 items-center gap-2 rounded-pill border border-transparent ps-2 pe-4 text-sm text-ink-soft transition-colors duration-150 hover:border-edge hover:text-ink aria-pressed:border-wax aria-pressed:bg-card aria-pressed:text-ink"
    >
      <span className="flex w-6 justify-center">{isBusy ? <Spinner /> : <Candle className="h-8" />}</span>
      {isLit ? <Trans>A candle is lit</Trans> : <Trans>Light a candle for a loss</Trans>}
    </button>
  );
}
