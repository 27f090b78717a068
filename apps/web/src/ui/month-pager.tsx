import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";

import { monthName } from "#lib/date-parts.ts";

import { Button } from "./button.tsx";

interface MonthPagerProps {
  /** 1 to 12. */
  readonly month: number;
  readonly onMonthChange: (month: number) => void;
  /** The last month that can be chosen. */
  readonly lastMonth?: number;
  readonly locale?: string;
  /** Needed only where a page has several pagers. */
  readonly label?: string;
}

/** Previous, the months around, Next. It stays within the year: January has no previous month, December no next one. */
export function MonthPager({ month, onMonthChange, lastMonth = 12, locale, label }: MonthPagerProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={label ?? t`Months`} className="@container">
      <div className="grid items-center gap-3 @min-[16rem]:grid-cols-2 @2xl:grid-cols-[auto_1fr_auto]">
        <ol
          aria-live="polite"
          className="grid items-baseline gap-2 text-center @min-[16rem]:col-span-2 @min-[14rem]:grid-cols-[minmax(max-content,1fr)_auto_minmax(max-content,1fr)] @2xl:order-2 @2xl:col-span-1 @2xl:gap-4"
        >
          <MonthLabel month={month - 1} locale={locale} />
          <MonthLabel month={month} locale={locale} isCurrent />
          <MonthLabel month={month + 1} locale={locale} />
        </ol>
        <Button
          variant="secondary"
          className="justify-self-start @2xl:order-1"
          disabled={month <= 1}
          onClick={() => onMonthChange(month - 1)}
        >
          <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          {t`Previous`}
        </Button>
        <Button
          variant="secondary"
          className="justify-self-end @2xl:order-3"
          disabled={month >= lastMonth}
          onClick={() => onMonthChange(month + 1)}
        >
          {t`Next`}
          <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </Button>
      </div>
    </nav>
  );
}

interface MonthLabelProps {
  readonly month: number;
  readonly locale: string | undefined;
  readonly isCurrent?: boolean;
}

function MonthLabel({ month, locale, isCurrent = false }: MonthLabelProps) {
  if (month < 1 || month > 12) return <li aria-hidden="true" />;
  return isCurrent ? (
    <li aria-current="true" className="font-serif text-xl text-clay">
      {monthName(month, locale)}
    </li>
  ) : (
    <li className="text-sm text-ink-soft">{monthName(month, locale)}</li>
  );
}
