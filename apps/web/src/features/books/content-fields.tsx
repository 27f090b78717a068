import { isHeavy } from "@lane/domain/lifeline/life.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";

import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { labelStyle } from "#ui/field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

import { toggled, type WishProps } from "./book-wish.ts";
import type { MemoryChoice, YearChoice } from "./books.queries.ts";
import { monthName } from "./memory-month.ts";

interface ContentFieldsProps extends WishProps {
  readonly years: readonly YearChoice[];
  /** The number of memories in the book. */
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
      <FoldedNote years={years} />
      <Checkbox
        label={t`Include stones and candles`}
        hint={t`Heavy memories are left out unless you want them in this book.`}
        checked={wish.hasStones}
        onChange={(event) => onChange({ hasStones: event.target.checked })}
      />
      <output className="block font-semibold">
        <Plural value={count} _0="No memory yet" one="# memory" other="# memories" />
      </output>
    </>
  );
}

/** What lies folded in a vault stays out of every book, and its title with it. */
function FoldedNote({ years }: Pick<ContentFieldsProps, "years">) {
  const count = years.flatMap(({ memories }) => memories.filter(({ isFolded }) => isFolded === true)).length;
  if (count === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      <Plural
        value={count}
        one="One memory is still folded for you. It stays out of the book until you open it."
        other="# memories are still folded for you. They stay out of the book until you open them."
      />
    </p>
  );
}

interface YearPickerProps extends WishProps {
  readonly years: readonly YearChoice[];
}

function YearPicker({ wish, onChange, years }: YearPickerProps) {
  const { t } = useLingui();
  const all = years.map(({ year }) => year);
  const isAll = all.every((year) => wish.years.includes(year));
  return (
    <fieldset className="min-w-0">
      <legend className={labelStyle}>{t`Years`}</legend>
      <div className="mt-2 flex max-h-72 flex-wrap gap-2 overflow-y-auto p-1 -mx-1">
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
      <Button
        variant="quiet"
        className="mt-1 -ms-6 forced-colors:ms-0"
        onClick={() => onChange({ years: isAll ? [] : all })}
      >
        {isAll ? <Trans>None of them</Trans> : <Trans>All of them</Trans>}
      </Button>
    </fieldset>
  );
}

interface MemoryPickerProps extends WishProps {
  readonly years: readonly YearChoice[];
}

/** Selects memories one by one, grouped by year. */
function MemoryPicker({ wish, onChange, years }: MemoryPickerProps) {
  const { t } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`Memories`}</legend>
      <div className="max-h-[28rem] divide-y divide-rule overflow-y-auto border-y border-rule">
        {years.map(({ year, memories }) => {
          const offered = memories.filter((memory) => memory.isFolded !== true && (wish.hasStones || !isHeavy(memory)));
          const chosen = offered.filter(({ id }) => wish.memoryIds.includes(id)).length;
          if (offered.length === 0) return null;
          return (
            <details key={year} className="group">
              <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-semibold">
                <ChevronRight
                  aria-hidden="true"
                  className="size-5 transition-transform group-open:rotate-90 rtl:rotate-180"
                />
                <span className="grow">{year}</span>
                <span className="text-sm font-normal text-ink-soft">{t`${chosen} of ${offered.length}`}</span>
              </summary>
              <div className="ps-7 pb-2">
                {offered.map((memory) => (
                  <Checkbox
                    key={memory.id}
                    label={<MemoryLabel memory={memory} />}
                    checked={wish.memoryIds.includes(memory.id)}
                    onChange={(event) =>
                      onChange({ memoryIds: toggled(wish.memoryIds, memory.id, event.target.checked) })
                    }
                  />
                ))}
              </div>
            </details>
          );
        })}
      </div>
    </fieldset>
  );
}

function MemoryLabel({ memory: { title, month, author } }: { readonly memory: MemoryChoice }) {
  const name = monthName(month);
  return (
    <>
      <bdi>{title}</bdi>{" "}
      <span className="text-sm text-ink-soft">
        {author ? (
          <>
            <bdi>{author.name}</bdi> ·{" "}
          </>
        ) : null}
        {name}
      </span>
    </>
  );
}
