import { isHeavy } from "@lane/domain/lifeline/life.ts";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";

import { displayLocale } from "#lib/i18n.ts";
import { Checkbox } from "#ui/checkbox.tsx";

import { toggled } from "./book-wish.ts";
import type { MemoryChoice, YearChoice } from "./books.queries.ts";
import type { WishProps } from "./wish-props.ts";

interface MemoryPickerProps extends WishProps {
  readonly years: readonly YearChoice[];
}

/** Every memory by itself, a year at a time. */
export function MemoryPicker({ wish, onChange, years }: MemoryPickerProps) {
  const { t } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`Memories`}</legend>
      <div className="max-h-[28rem] divide-y divide-rule overflow-y-auto border-y border-rule">
        {years.map(({ year, memories }) => {
          const offered = memories.filter((memory) => wish.hasStones || !isHeavy(memory));
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

function MemoryLabel({ memory: { title, month } }: { readonly memory: MemoryChoice }) {
  const name = new Date(Date.UTC(2000, month - 1)).toLocaleDateString(displayLocale(), {
    month: "long",
    timeZone: "UTC",
  });
  return (
    <>
      <bdi>{title}</bdi> <span className="text-sm text-ink-soft">{name}</span>
    </>
  );
}
