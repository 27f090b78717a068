import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { errorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";

import type { Asking } from "./use-asking.ts";

interface FeelingRowProps {
  readonly year: number;
  readonly asking: Asking;
}

/** Buttons to skip a year or mark it as tender, and to undo that. */
export function FeelingRow({ year, asking }: FeelingRowProps) {
  const { t } = useLingui();
  const { failure, isBusy, setFeeling } = asking;
  const feeling = asking.found.data?.feeling ?? null;
  return (
    <div className="mt-4 border-t border-rule pt-1">
      <div className="-mx-3 flex flex-wrap items-center">
        {feeling === "tender" ? (
          <p className="ps-3 pe-1 text-sm text-ink-soft">
            <Trans>Only gentle questions about {year}.</Trans>
          </p>
        ) : null}
        {feeling === "skip" ? null : (
          <Small isBusy={isBusy} onPress={() => setFeeling("skip")}>{t`Don't ask about this year`}</Small>
        )}
        {feeling === null ? (
          <Small isBusy={isBusy} onPress={() => setFeeling("tender")}>{t`This was a hard year`}</Small>
        ) : (
          <Small isBusy={isBusy} onPress={() => setFeeling(null)}>{t`Undo`}</Small>
        )}
      </div>
      <div aria-live="polite">
        {failure ? <p className="pb-2 text-sm font-semibold text-alarm">{errorText(failure)}</p> : null}
      </div>
    </div>
  );
}

interface SmallProps {
  readonly isBusy: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Small({ isBusy, onPress, children }: SmallProps) {
  return (
    <Button
      variant="quiet"
      className="px-3! text-sm font-normal! text-ink-soft!"
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {children}
    </Button>
  );
}
