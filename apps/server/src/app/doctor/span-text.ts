const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Roughly how long: "5 hours". */
export function spanText(ms: number): string {
  if (ms >= 2 * dayMs) return `${Math.floor(ms / dayMs)} days`;
  if (ms >= 2 * hourMs) return `${Math.floor(ms / hourMs)} hours`;
  return `${Math.floor(ms / minuteMs)} minutes`;
}
