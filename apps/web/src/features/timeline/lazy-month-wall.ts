import { lazy } from "react";

const load = async () => (await import("./month-wall.tsx")).MonthWall;

/** Loaded after the screen: a visit usually begins at home or in a year. */
export const LazyMonthWall = lazy(async () => ({ default: await load() }));

/** Where it fails, the wall loads when a month is opened. */
export function preloadMonthWall(): void {
  load().catch(() => undefined);
}
