import { posterSizes, type PosterPaper } from "@lane/domain/lifeline/poster-sheets.ts";
import { maxPosterTitleLength } from "@lane/domain/limits.ts";
import { useLingui } from "@lingui/react/macro";

import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { PosterChoices } from "./use-poster.ts";

interface PosterFieldsProps {
  readonly choices: PosterChoices;
  readonly onChoose: (change: Partial<PosterChoices>) => void;
  /** Without any picture there is nothing to choose. */
  readonly hasPictures: boolean;
}

export function PosterFields({ choices, onChoose, hasPictures }: PosterFieldsProps) {
  const { t } = useLingui();
  const names: Record<PosterPaper, string> = {
    A4: t`A4 (21 x 30 cm)`,
    A3: t`A3 (30 x 42 cm)`,
    A2: t`A2 (42 x 59 cm)`,
    "24x36": t`24 x 36 in (61 x 91 cm)`,
  };
  return (
    <>
      <TextField
        label={t`Poster title`}
        value={choices.title}
        maxLength={maxPosterTitleLength}
        onChange={(event) => onChoose({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-1">
        <SelectField
          label={t`Paper size`}
          value={choices.size}
          onChange={({ target }) => onChoose({ size: posterSizes.find((one) => one === target.value) ?? "A3" })}
        >
          {posterSizes.map((size) => (
            <option key={size} value={size}>
              {names[size]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Orientation`}
          value={choices.isUpright ? "upright" : "across"}
          onChange={({ target }) => onChoose({ isUpright: target.value === "upright" })}
        >
          <option value="across">{t`Landscape`}</option>
          <option value="upright">{t`Portrait`}</option>
        </SelectField>
      </div>
      <div>
        <Checkbox
          label={t`Only the years with memories`}
          checked={choices.isBareShort}
          onChange={(event) => onChoose({ isBareShort: event.target.checked })}
        />
        {hasPictures ? (
          <Checkbox
            label={t`Small photos next to the flowers`}
            checked={choices.withPrints}
            onChange={(event) => onChoose({ withPrints: event.target.checked })}
          />
        ) : null}
        <Checkbox
          label={t`Include stones, candles and quiet memories`}
          checked={choices.withHeavy}
          onChange={(event) => onChoose({ withHeavy: event.target.checked })}
        />
      </div>
    </>
  );
}
