import { asEssential } from "#lib/essential-work.ts";
import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";

import type { ErrorCount, ErrorCountsRepository } from "./error-counts.repository.ts";

interface ErrorCountsDeps {
  readonly repository: ErrorCountsRepository;
  readonly clock: Clock;
  readonly logger: Logger;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const flushEveryMs = 5000;
/** Different errors in one hour and process. All further ones are counted together. */
const mostKinds = 100;
const mostShown = 200;
const others = { kind: "others", place: "others" };

export interface ErrorName {
  readonly kind: string;
  readonly place: string;
}

/** Counts errors in memory and writes the counts every few seconds: a storm of errors must not be a storm of writes. */
export function createErrorCounts({ repository, clock, logger }: ErrorCountsDeps) {
  let pending = new Map<string, ErrorCount>();
  const bounded = createBound();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  function put(one: ErrorCount): void {
    const key = `${one.hour}\0${keyOf(one)}`;
    const before = pending.get(key);
    pending.set(key, before ? { ...one, count: before.count + one.count } : one);
  }

  async function write(): Promise<void> {
    const taken = [...pending.values()];
    pending = new Map();
    for (const [index, one] of taken.entries()) {
      try {
        await repository.add(one);
      } catch (error) {
        // Kept for the next time: without a database, errors are most worth counting.
        for (const left of taken.slice(index)) put(left);
        logger.debug({ error }, "errors could not be counted");
        return;
      }
    }
  }

  async function flush(): Promise<void> {
    await writing;
    writing = asEssential(write);
    await writing;
  }

  return {
    /** Answers with the name under which the error was counted. */
    count(name: ErrorName): ErrorName {
      const now = clock.now();
      const hour = now - (now % hourMs);
      const counted = bounded(name, hour);
      put({ ...counted, hour, count: 1, lastAt: now });
      return counted;
    },

    flush,

    start(): void {
      timer = setInterval(() => void flush(), flushEveryMs);
      timer.unref();
    },

    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },

    /** Of the last 24 hours and the last seven days, to the hour; what happened last comes first. */
    async list() {
      const now = clock.now();
      const [week, day] = [
        await repository.sumSince(now - 7 * dayMs, now, mostShown),
        await repository.sumSince(now - dayMs, now, mostShown),
      ];
      const ofDay = new Map(day.map((sum) => [keyOf(sum), sum.count]));
      return week.map(({ count, ...sum }) => ({ ...sum, lastDay: ofDay.get(keyOf(sum)) ?? 0, lastWeek: count }));
    },
  };
}

export type ErrorCounts = ReturnType<typeof createErrorCounts>;

/** Answers with the name, or with another one for all that come too late in their hour. */
function createBound() {
  const known = new Set<string>();
  let knownHour = 0;
  return (name: ErrorName, hour: number): ErrorName => {
    if (hour !== knownHour) known.clear();
    knownHour = hour;
    const key = keyOf(name);
    if (!known.has(key) && known.size >= mostKinds) return others;
    known.add(key);
    return name;
  };
}

function keyOf({ kind, place }: ErrorName): string {
  return `${kind}\0${place}`;
}
