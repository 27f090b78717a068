import { memoryTypes } from "@lane/domain/marks.ts";
import { happenedOn } from "@lane/domain/memory-order.ts";
import { createId } from "@lane/server/src/lib/ids.ts";
import type { SearchDoc } from "@lane/server/src/ports/memory-search.ts";

import type { Person } from "./people.ts";
import { createDice, sentence } from "./sample-texts.ts";

export interface SampleMemory {
  readonly accountId: string;
  readonly doc: SearchDoc;
  readonly timelineId: string;
  readonly yearId: string;
  readonly month: number;
  readonly happenedOn: number;
  readonly description: string;
  readonly createdAt: number;
  /** The picture of the memory. */
  readonly fileId: string | null;
}

export interface Cast {
  /** The member with most of the memories. */
  readonly big: Person;
  /** The member with a thousand memories, a hundred to a month. */
  readonly small: Person;
  readonly others: readonly Person[];
  readonly bigCount: number;
  readonly smallCount: number;
  readonly total: number;
}

/** The month in which the big member has very many memories. */
export const fullMonth = { year: 1990, month: 7 } as const;
const fullMonthShare = 0.03;
const smallMonths = 10;
const archivedShare = 0.02;
const pictureShare = 0.3;
const startMs = Date.UTC(2020, 0, 1);

/** All members write by turns, as on a server with many users. */
export function* sampleMemories(cast: Cast): Generator<SampleMemory> {
  const roll = createDice(7);
  let [bigs, smalls] = [cast.bigCount, cast.smallCount];
  for (let left = cast.total; left > 0; left -= 1) {
    const createdAt = startMs + (cast.total - left) * 1000;
    const chance = roll() * left;
    if (chance < bigs) {
      bigs -= 1;
      yield memoryOf(cast.big, { ...bigMonth(roll), createdAt, words: 60 }, roll);
    } else if (chance < bigs + smalls) {
      smalls -= 1;
      yield memoryOf(cast.small, { year: 1990, month: 1 + (smalls % smallMonths), createdAt, words: 60 }, roll);
    } else {
      const other = cast.others[Math.floor(roll() * cast.others.length)];
      if (other) yield memoryOf(other, { ...anyMonth(roll), createdAt, words: 15 }, roll);
    }
  }
}

interface When {
  readonly year: number;
  readonly month: number;
  readonly createdAt: number;
  readonly words: number;
}

function anyMonth(roll: () => number) {
  return { year: 1941 + Math.floor(roll() * 85), month: 1 + Math.floor(roll() * 12) };
}

function bigMonth(roll: () => number) {
  return roll() < fullMonthShare ? fullMonth : anyMonth(roll);
}

function memoryOf(person: Person, { year, month, createdAt, words }: When, roll: () => number): SampleMemory {
  const text = sentence(roll, words);
  const { accountId, timelineId, years } = person;
  const fileId = roll() < pictureShare ? createId(createdAt) : null;
  return {
    accountId,
    doc: {
      memoryId: createId(createdAt),
      timelineId,
      title: sentence(roll, 4),
      text,
      year,
      memoryType: memoryTypes[Math.floor(roll() * 3)] ?? null,
      mediaTypes: fileId === null ? [] : ["Image"],
      isArchived: roll() < archivedShare,
    },
    timelineId,
    yearId: years.find((entry) => entry.year === year)?.id ?? "",
    month,
    happenedOn: happenedOn({ year, month, day: 1 + Math.floor(roll() * 28) }),
    description: `<p>${text}</p>`,
    createdAt,
    fileId,
  };
}
