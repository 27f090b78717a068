import type { MemoryType } from "@lane/domain/marks.ts";
import { happenedOn } from "@lane/domain/memory-order.ts";

/** A memory in the plain model that the database is compared with. */
export interface ModelMemory {
  readonly id: string;
  readonly createdAt: number;
  year: number;
  month: number;
  day: number | null;
  title: string;
  text: string;
  mark: MemoryType | null;
  isArchived: boolean;
  isQuiet: boolean;
  version: number;
  readonly versions: ModelVersion[];
}

interface ModelVersion {
  readonly version: number;
  readonly title: string;
  readonly text: string;
  readonly mark: MemoryType | null;
}

export type ModelChange = Partial<Omit<ModelMemory, "id" | "createdAt" | "version" | "versions">>;

const lookedBack = 12;

export function createMemoryModel() {
  const all: ModelMemory[] = [];
  const ordered = (): ModelMemory[] => [...all].sort(inOrder);

  return {
    all,
    ordered,

    add(memory: Omit<ModelMemory, "isArchived" | "isQuiet" | "version" | "versions">): ModelMemory {
      const added = { ...memory, isArchived: false, isQuiet: false, version: 1, versions: [] };
      all.push(added);
      return added;
    },

    change(memory: ModelMemory, change: ModelChange): void {
      const { version, title, text, mark } = memory;
      const before = { ...memory };
      Object.assign(memory, change);
      const hasNewContent = memory.title !== title || memory.text !== text || memory.mark !== mark;
      if (hasNewContent) memory.versions.unshift({ version, title, text, mark });
      if (Object.keys(change).some((field) => Reflect.get(before, field) !== Reflect.get(memory, field))) {
        memory.version = version + 1;
      }
    },

    remove(memory: ModelMemory): void {
      all.splice(all.indexOf(memory), 1);
    },

    month: (year: number, month: number, isArchived: boolean): ModelMemory[] =>
      ordered().filter((memory) => memory.year === year && memory.month === month && memory.isArchived === isArchived),

    neighbours(memory: ModelMemory): (string | null)[] {
      const row = ordered().filter(({ isArchived }) => isArchived === memory.isArchived);
      const place = row.indexOf(memory);
      return [row[place - 1]?.id ?? null, row[place + 1]?.id ?? null];
    },

    /** Of a year: all, flowers, stones, and each month. */
    counts(year: number) {
      const alive = all.filter((memory) => memory.year === year && !memory.isArchived);
      return {
        memoryCount: alive.length,
        flowerMemoryCount: alive.filter(({ mark }) => mark === "Flower").length,
        stoneMemoryCount: alive.filter(({ mark }) => mark === "Stone").length,
        monthCounts: Array.from({ length: 12 }, (_, place) => alive.filter(({ month }) => month === place + 1).length),
      };
    },

    lookBack(year: number, month: number): string[] {
      const offered = ordered().filter((memory) => memory.month === month && memory.year !== year && isOffered(memory));
      const ranked = offered.map((memory) => ({
        memory,
        rank: offered.filter((other) => other.year === memory.year).indexOf(memory),
      }));
      return ranked
        .sort((one, other) => one.rank - other.rank || other.memory.year - one.memory.year)
        .slice(0, lookedBack)
        .sort((one, other) => other.memory.year - one.memory.year || one.rank - other.rank)
        .map(({ memory }) => memory.id);
    },
  };
}

function isOffered({ mark, isQuiet, isArchived }: ModelMemory): boolean {
  return mark !== "Stone" && !isQuiet && !isArchived;
}

function inOrder(one: ModelMemory, other: ModelMemory): number {
  return happenedOn(one) - happenedOn(other) || one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);
}
