import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "./button.tsx";

interface YearGuessProps {
  /** The years that what was typed may stand for; nothing is shown without any. */
  readonly years: readonly number[];
  readonly onChoose: (year: number) => void;
}

/** Asks which year two digits stand for. Nothing changes until one is pressed. */
export function YearGuess({ years, onChoose }: YearGuessProps) {
  const { t } = useLingui();
  return (
    <div aria-live="polite">
      {years.length === 0 ? null : (
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <span>
            <Trans>Which year do you mean?</Trans>
          </span>
          {years.map((year) => (
            <Button key={year} variant="secondary" className="px-4!" onClick={() => onChoose(year)}>
              {t`${year}?`}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}
