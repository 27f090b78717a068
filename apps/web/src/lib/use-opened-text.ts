import { useLingui } from "@lingui/react/macro";

import { shortDayText } from "./day-text.ts";
import { displayLocale } from "./i18n.ts";

const dayMs = 86_400_000;

/** When a link was opened: a day of the last week by its name, as people speak of it. */
export function useOpenedText(): (openedAt: string | null, nowMs: number) => string {
  const { t } = useLingui();
  return (openedAt, nowMs) => {
    if (openedAt === null) return t`not opened yet`;
    const daysAgo = calendarDaysBetween(new Date(openedAt), new Date(nowMs));
    if (daysAgo <= 0) return t`opened today`;
    if (daysAgo === 1) return t`opened yesterday`;
    if (daysAgo < 7) {
      const weekday = new Date(openedAt).toLocaleDateString(displayLocale(), { weekday: "long" });
      return t`opened on ${weekday}`;
    }
    const date = shortDayText(openedAt, nowMs);
    return t`opened on ${date}`;
  };
}

function calendarDaysBetween(from: Date, to: Date): number {
  const [start, end] = [from, to].map((date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  return Math.round(((end ?? 0) - (start ?? 0)) / dayMs);
}
