import { Trans, useLingui } from "@lingui/react/macro";

import { openingsOf } from "#ui/openings.ts";
import type { ShownBook } from "#ui/page-spread.tsx";
import { usePlaceText } from "#ui/turning-row.tsx";

import type { YearStart } from "./book-places.ts";

interface PageChooserProps {
  readonly page: number;
  readonly pageCount: number;
  readonly isPair: boolean;
  readonly direction: ShownBook["direction"];
  readonly starts: readonly YearStart[];
  readonly onTurn: (page: number) => void;
}

/** Leads quickly to any page or year. */
export function PageChooser({ page, pageCount, isPair, direction, starts, onTurn }: PageChooserProps) {
  const { t } = useLingui();
  const { openingOf, pagesOf, last } = openingsOf(pageCount, isPair);
  const open = openingOf(page);
  const place = usePlaceText(pagesOf(open), pageCount);
  const year = starts.findLast((start) => start.page <= (pagesOf(open).at(-1) ?? 0))?.year;
  return (
    <div className="mx-auto flex w-full max-w-[46rem] items-center gap-4">
      <input
        type="range"
        dir={direction}
        aria-label={t`Page`}
        aria-valuetext={place}
        min={0}
        max={last}
        value={open}
        onChange={(event) => onTurn(pagesOf(event.target.valueAsNumber)[0] ?? 0)}
        className="h-11 min-w-0 grow accent-moss"
      />
      {starts.length < 2 ? null : (
        <select
          aria-label={t`Year`}
          value={year ?? ""}
          onChange={(event) => onTurn(starts.find((start) => String(start.year) === event.target.value)?.page ?? page)}
          className="min-h-11 rounded-card border border-edge bg-card px-3"
        >
          {year === undefined ? (
            <option value="">
              <Trans>Year</Trans>
            </option>
          ) : null}
          {starts.map((start) => (
            <option key={start.year} value={start.year}>
              {start.year}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
