import type { Source } from "@lane/archive/entries.ts";
import type { Archive } from "@lane/archive/own/schema.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";

import { type FoundThings, readFound } from "./found-things.ts";
import type { ImportProblemsRepository } from "./import-problems.repository.ts";
import type { ImportRecord } from "./import-record.ts";
import { type ImportTimelines, onBehalfOf, type SourceReader } from "./import-world.ts";
import type { ImportsRepository } from "./imports.repository.ts";
import { fitThings, refusedAs } from "./own-limits.ts";
import type { OwnThingsRepository } from "./own-things.repository.ts";

/** More names than these nobody reads. */
const mostTroubles = 100;

interface OwnArchiveDeps {
  readonly imports: ImportsRepository;
  readonly things: OwnThingsRepository;
  readonly problems: ImportProblemsRepository;
  readonly timelines: ImportTimelines;
  readonly reader: Pick<SourceReader, "readHead">;
  readonly clock: Clock;
}

/** What our own archive brings beside memories: the ten years, favourites, hopes, and what was asked. */
export function createOwnArchive({ imports, things, problems, timelines, reader, clock }: OwnArchiveDeps) {
  return {
    async startYear(format: string, source: Source, signal: AbortSignal): Promise<number | null> {
      return format === "own" ? startYearOf(await reader.readHead(source, signal)) : null;
    },

    /** Whoever has no timeline yet gets the one they had. */
    async setTimeline({ accountId, found }: ImportRecord): Promise<void> {
      const { startYear } = readFound(found);
      const viewer = onBehalfOf(accountId);
      if (startYear === null || (await timelines.read(viewer)).timeline !== null) return;
      try {
        await timelines.create(viewer, startYear);
      } catch (error) {
        // Years that cannot be chosen here: then the person has to choose others.
        if (!(error instanceof AppError)) throw error;
      }
    },

    /** Undefined when there is nothing of that kind, or it is in already. */
    async head(record: ImportRecord, source: Source, signal: AbortSignal): Promise<Archive | undefined> {
      if (record.format !== "own" || readFound(record.found).put !== null) return undefined;
      return reader.readHead(source, signal);
    },

    /** Call it in the transaction that ends the import. */
    async put(record: ImportRecord, archive: Archive): Promise<void> {
      const { things: fit, refused } = fitThings(archive);
      const { tooMany, ...put } = await things.put(record.accountId, fit, clock.now());
      const troubles = [...refused, ...tooMany.map(({ text }) => refusedAs(text, "no-room"))].slice(0, mostTroubles);
      const named = troubles.map((trouble) => ({ ...trouble, id: createId(clock.now()) }));
      await problems.insert(record.id, "importing", named);
      const found: FoundThings = { ...readFound(record.found), put: { ...put, hopeIds: [...put.hopeIds] } };
      await imports.move(record.id, ["importing", "done"], { found: JSON.stringify(found) });
    },

    async takeOut({ accountId, found }: ImportRecord): Promise<void> {
      const { put } = readFound(found);
      if (put) await things.takeOut(accountId, put);
    },
  };
}

export type OwnArchive = ReturnType<typeof createOwnArchive>;

function startYearOf({ timelines }: Archive): number | null {
  return timelines.find(({ kind, role }) => kind === "personal" && role === "owner")?.startYear ?? null;
}
