const windowMs = 4000;

/** Bytes per second over the last seconds; undefined until that can be said. */
export function createSpeedMeter(): (sentBytes: number, nowMs: number) => number | undefined {
  let seen: readonly (readonly [number, number])[] = [];
  return (sentBytes, nowMs) => {
    seen = [...seen.filter(([at]) => at > nowMs - windowMs), [nowMs, sentBytes]];
    const [first] = seen;
    if (!first || nowMs - first[0] < 500) return undefined;
    return Math.max(0, ((sentBytes - first[1]) / (nowMs - first[0])) * 1000);
  };
}
