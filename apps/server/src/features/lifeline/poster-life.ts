import type { Lifeline, PosterOptions } from "@lane/contract/lifeline.ts";
import { type CalendarDate, parseCalendarDate } from "@lane/domain/calendar.ts";
import { isHeavy, type Life } from "@lane/domain/lifeline/life.ts";
import { eventsIn, tellersAmong } from "@lane/domain/lifeline/vault-events.ts";

import type { LifelineTimelines } from "./lifeline.service.ts";

type Vault = Awaited<ReturnType<LifelineTimelines["findVault"]>>;

interface PosterLifeDeps {
  readonly lifeline: Lifeline;
  /** Undefined for one's own life. */
  readonly vault: Vault;
  readonly withStones: PosterOptions["withStones"];
  readonly today: CalendarDate;
}

/**
 * What is on a poster: stones, candles and quiet memories only if they were chosen, never what lies folded in a vault,
 * and each event of a vault once. Undefined without a date of birth.
 */
export function posterLifeOf({ lifeline, vault, withStones, today }: PosterLifeDeps): Life | undefined {
  const { person, memories, hopes } = lifeline;
  const born = bornIn(vault) ?? parseCalendarDate(person.born);
  if (!born) return undefined;
  const told = vault
    ? eventsIn(memories).map(({ first, tellings }) => ({ ...first, tellers: tellersAmong(tellings) }))
    : memories;
  const unfolded = told.filter(({ isFolded }) => isFolded !== true);
  return {
    born,
    today: endOf(vault, memories) ?? today,
    memories: withStones ? unfolded : unfolded.filter((memory) => !memory.isQuiet && !isHeavy(memory)),
    hopes,
  };
}

/** Name, place and year of birth; of the person a vault is about, the years of their life. */
export function posterFactsOf({ person }: Lifeline, vault: Vault, title: string): string {
  const name = person.name === title ? null : person.name;
  const years = vault ? livedYears(vault) : person.born.slice(0, 4);
  return [name, person.place, years].filter(Boolean).join(" · ");
}

/** Empty for somebody who lives. */
function livedYears({ about }: NonNullable<Vault>): string {
  const { born = null, died = null } = about ?? {};
  if (died === null) return "";
  return born === null ? String(died) : `${born}–${died}`;
}

function bornIn(vault: Vault): CalendarDate | undefined {
  const year = vault?.about?.born ?? undefined;
  return year === undefined ? undefined : { year, month: 1, day: 1 };
}

/** Where somebody has died, the rope ends with that year, or with the last that others remember. */
function endOf(vault: Vault, memories: Lifeline["memories"]): CalendarDate | undefined {
  const died = vault?.about?.died ?? undefined;
  if (died === undefined) return undefined;
  return { year: memories.reduce((last, { year }) => Math.max(last, year), died), month: 12, day: 31 };
}
