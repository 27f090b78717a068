import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";

import { monthName } from "#lib/date-parts.ts";

import { Button } from "./button.tsx";

interface MonthPagerProps {
  /** 1 to 12. */
  readonly month: number;
  readonly onMonthChange: (month: number) => void;
  readonly locale?: string;
}

/** Previous, the months around, Next. The year does not turn: January has no previous, December no next. */
export function MonthPager({ month, onMonthChange, locale }: MonthPagerProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Months`} className="flex items-center justify-between gap-2">
      <Button variant="secondary" disabled={month <= 1} onClick={() => onMonthChange(month - 1)}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t`Previous`}
      </Button>
      <ol className="flex min-w-0 items-baseline gap-5 text-center" aria-live="polite">
        <MonthLabel month={month - 1} locale={locale} />
        <MonthLabel month={month} locale={locale} isCurrent />
        <MonthLabel month={month + 1} locale={locale} />
      </ol>
      <Button variant="secondary" disabled={month >= 12} onClick={() => onMonthChange(month + 1)}>
        {t`Next`}
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}

interface MonthLabelProps {
  readonly month: number;
  readonly locale: string | undefined;
  readonly isCurrent?: boolean;
}

function MonthLabel({ month, locale, isCurrent = false }: MonthLabelProps) {
  if (month < 1 || month > 12) return <li className="hidden w-24 sm:block" />;
  return isCurrent ? (
    <li aria-current="true" className="font-serif text-xl text-clay">
      {monthName(month, locale)}
    </li>
  ) : (
    <li className="hidden w-24 text-ink-soft sm:block">{monthName(month, locale)}</li>
  );
}
