import type { CalendarDate } from "@lane/domain/calendar.ts";

/** `upTo` is the last age of a stage: the age that a person has or reaches in the year. */
const stages = [
  { name: "before birth", upTo: -1 },
  { name: "early childhood", upTo: 4 },
  { name: "childhood", upTo: 11 },
  { name: "adolescence", upTo: 17 },
  { name: "young adulthood", upTo: 24 },
  { name: "adulthood", upTo: 39 },
  { name: "midlife", upTo: 54 },
  { name: "later midlife", upTo: 69 },
  { name: "later life", upTo: Number.POSITIVE_INFINITY },
] as const;

export type LifeStage = (typeof stages)[number]["name"];

export const lifeStages: readonly LifeStage[] = stages.map(({ name }) => name);

/** Which questions can be asked about a year depends on the age that the person had in it. */
export function lifeStageIn(year: number, born: Pick<CalendarDate, "year">): LifeStage {
  const age = year - born.year;
  return stages.find(({ upTo }) => age <= upTo)?.name ?? "later life";
}
