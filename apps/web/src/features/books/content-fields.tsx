import { Plural, useLingui } from "@lingui/react/macro";

import { Checkbox } from "#ui/checkbox.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

import type { YearChoice } from "./books.queries.ts";
import { MemoryPicker } from "./memory-picker.tsx";
import type { WishProps } from "./wish-props.ts";
import { YearPicker } from "./year-picker.tsx";

interface ContentFieldsProps extends WishProps {
  readonly years: readonly YearChoice[];
  /** How many memories would be in the book. */
  readonly count: number;
}

export function ContentFields({ wish, onChange, years, count }: ContentFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <RadioGroup
        label={t`Choose by`}
        choices={[
          { value: "years", label: t`Whole years` },
          { value: "memories", label: t`Single memories` },
        ]}
        value={wish.isByYear ? "years" : "memories"}
        onValueChange={(value) => onChange({ isByYear: value === "years" })}
      />
      {wish.isByYear ? (
        <YearPicker wish={wish} onChange={onChange} years={years} />
      ) : (
        <MemoryPicker wish={wish} onChange={onChange} years={years} />
      )}
      <Checkbox
        label={t`With stones and candles`}
        hint={t`Heavy memories stay out of a book unless you want them in this one.`}
        checked={wish.hasStones}
        onChange={(event) => onChange({ hasStones: event.target.checked })}
      />
      <output className="block font-semibold">
        <Plural value={count} _0="No memory yet" one="# memory" other="# memories" />
      </output>
    </>
  );
}
