import type { ImportFormat } from "@lane/contract/imports.ts";
import { useLingui } from "@lingui/react/macro";

import { RadioGroup } from "#ui/radio-group.tsx";

import { useFormatTexts } from "./use-format-texts.ts";

const order: readonly ImportFormat[] = ["photos", "own", "day-one", "journey", "takeout", "apple-journal"];

interface FormatChoiceProps {
  readonly value: ImportFormat | undefined;
  readonly onValueChange: (format: ImportFormat) => void;
  readonly disabled: boolean;
}

export function FormatChoice({ value, onValueChange, disabled }: FormatChoiceProps) {
  const { t } = useLingui();
  const texts = useFormatTexts();
  return (
    <RadioGroup
      label={t`What do you bring?`}
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
      choices={order.map((format) => ({
        value: format,
        label: (
          <>
            <strong className="block">{texts[format].name}</strong>
            <span className="block text-ink-soft">{texts[format].how}</span>
          </>
        ),
      }))}
    />
  );
}
