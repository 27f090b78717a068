import { displayLocale } from "./i18n.ts";

const minuteMs = 60_000;
const steps = [
  ["minute", minuteMs, 60],
  ["hour", 3_600_000, 24],
  ["day", 86_400_000, 30],
] as const;
const monthMs = 30 * 86_400_000;

/** "5 minutes ago" in the language of the app; undefined for less than a minute. */
export function agoText(thenMs: number, nowMs: number): string | undefined {
  const passedMs = nowMs - thenMs;
  if (passedMs < minuteMs) return undefined;
  const words = new Intl.RelativeTimeFormat(displayLocale(), { numeric: "auto" });
  for (const [unit, lengthMs, end] of steps) {
    const count = Math.floor(passedMs / lengthMs);
    if (count < end) return words.format(-count, unit);
  }
  return words.format(-Math.floor(passedMs / monthMs), "month");
}
