import { Trans, useLingui } from "@lingui/react/macro";

import { Checkbox } from "#ui/checkbox.tsx";

import type { ChoiceName, Choices } from "./use-choices.ts";

interface SwitchesProps {
  readonly choices: Choices;
  readonly onChoose: (name: ChoiceName, isChosen: boolean) => void;
}

/** What else is shown, and what is not. */
export function Switches({ choices, onChoose }: SwitchesProps) {
  const { t } = useLingui();
  const change = (name: ChoiceName) => (event: { target: HTMLInputElement }) => onChoose(name, event.target.checked);
  return (
    <fieldset className="mt-6 min-w-0" data-screen-only>
      <legend className="sr-only">{t`What is shown`}</legend>
      <div className="flex flex-wrap gap-x-8">
        <Checkbox label={t`Leave out stones and candles`} checked={choices.lightOnly} onChange={change("lightOnly")} />
        <Checkbox label={t`Favourites`} checked={choices.favourites} onChange={change("favourites")} />
        <Checkbox label={t`What the world spoke of`} checked={choices.world} onChange={change("world")} />
        {choices.lightOnly ? null : (
          <Checkbox label={t`Emotional journey`} checked={choices.journey} onChange={change("journey")} />
        )}
      </div>
      {choices.journey && !choices.lightOnly ? (
        <p className="max-w-measure text-sm text-ink-soft">
          <Trans>
            The line rises where flowers lie and sinks where stones and candles do; it counts what you laid there, and
            judges nothing.
          </Trans>
        </p>
      ) : null}
    </fieldset>
  );
}
