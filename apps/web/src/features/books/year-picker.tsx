import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "#ui/button.tsx";
import { labelStyle } from "#ui/field.tsx";

import { toggled } from "./book-wish.ts";
import type { YearChoice } from "./books.queries.ts";
import type { WishProps } from "./wish-props.ts";

interface YearPickerProps extends WishProps {
  readonly years: readonly YearChoice[];
}

export function YearPicker({ wish, onChange, years }: YearPickerProps) {
  const { t } = useLingui();
  const all = years.map(({ year }) => year);
  const isAll = all.every((year) => wish.years.includes(year));
  return (
    <fieldset className="min-w-0">
      <legend className={labelStyle}>{t`Years`}</legend>
      <div className="mt-2 flex max-h-72 flex-wrap gap-2 overflow-y-auto p-1">
        {all.map((year) => (
          <label
            key={year}
            className="flex min-h-11 items-center gap-2 rounded-pill border border-edge bg-card px-4 tabular-nums hover:border-ink-soft has-checked:border-moss has-checked:bg-paper has-checked:shadow-[inset_0_0_0_1px_var(--color-moss)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay"
          >
            <input
              type="checkbox"
              className="size-4 outline-none"
              checked={wish.years.includes(year)}
              onChange={(event) => onChange({ years: toggled(wish.years, year, event.target.checked) })}
            />
            {year}
          </label>
        ))}
      </div>
      <Button variant="quiet" className="mt-1 -ms-4" onClick={() => onChange({ years: isAll ? [] : all })}>
        {isAll ? <Trans>None of them</Trans> : <Trans>All of them</Trans>}
      </Button>
    </fieldset>
  );
}
