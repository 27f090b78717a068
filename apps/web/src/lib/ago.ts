import { displayLocale } from "./i18n.ts";

const steps = [
  ["minute", 60_000, 60],
  ["hour", 3_600_000, 24],
  ["day", 86_400_000, 30],
] as const;
const monthMs = 30 * 86_400_000;

/** "5 minutes ago", in the words of the app. */
export function agoText(thenMs: number, nowMs: number): string {
  const passedMs = Math.max(0, nowMs - thenMs);
  const words = new Intl.RelativeTimeFormat(displayLocale(), { numeric: "auto" });
  for (const [unit, lengthMs, end] of steps) {
    const count = Math.floor(passedMs / lengthMs);
    if (count < end) return words.format(-count, unit);
  }
  return words.format(-Math.floor(passedMs / monthMs), "month");
}
