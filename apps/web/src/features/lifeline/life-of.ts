import type { Lifeline } from "@lane/contract/lifeline.ts";
import { type CalendarDate, parseCalendarDate } from "@lane/domain/calendar.ts";
import { type Life, withoutHeavy } from "@lane/domain/lifeline/life.ts";

export function todayHere(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** What the server knows of somebody, as the rope takes it. */
export function lifeOf({ person, memories, hopes }: Lifeline, today: CalendarDate, isLightOnly: boolean): Life {
  return {
    born: parseCalendarDate(person.born) ?? today,
    today,
    memories: isLightOnly ? withoutHeavy(memories) : memories,
    hopes,
  };
}

/** What may leave the server without having been asked for: nothing heavy, and nothing that was to be left in peace. */
export function shownToOthers(lifeline: Lifeline): Lifeline {
  return { ...lifeline, memories: withoutHeavy(lifeline.memories.filter(({ isQuiet }) => !isQuiet)) };
}
