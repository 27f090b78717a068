import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";

import { monthName } from "#lib/date-parts.ts";
import { buttonStyle } from "#ui/button-style.ts";

import { HashLink } from "./hash-link.tsx";

interface MonthTurnerProps {
  readonly year: number;
  readonly month: number;
  /** Those that hold something, in order. */
  readonly months: readonly number[];
}

/** To the next month of this year that holds something, either way. */
export function MonthTurner({ year, month, months }: MonthTurnerProps) {
  const { t } = useLingui();
  const before = months.findLast((one) => one < month);
  const after = months.find((one) => one > month);
  if (before === undefined && after === undefined) return null;
  return (
    <nav
      aria-label={t`Months`}
      className="mt-10 flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-6"
    >
      {before === undefined ? (
        <span />
      ) : (
        <HashLink to={{ page: "month", year, month: before }} className={buttonStyle("secondary")}>
          <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          {monthName(before)}
        </HashLink>
      )}
      {after === undefined ? null : (
        <HashLink to={{ page: "month", year, month: after }} className={buttonStyle("secondary")}>
          {monthName(after)}
          <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </HashLink>
      )}
    </nav>
  );
}
