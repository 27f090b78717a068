import { expect } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { compose } from "#app/compose.ts";
import { createFuse } from "#testing/fuse.ts";
import { createImporter, workImports } from "#testing/imports.ts";
import { journal, picture, summers } from "#testing/journal.ts";
import { workOff } from "#testing/mailbox.ts";
import { runsOnce, test } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import { setTimeline } from "#testing/writer.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Primes, so that the process dies at a different place each time. */
const lives = [1, 5, 11, 17, 23, 29, 37, 43, 53, 61, 71, 83, 97, 113];
/** Steps in which a few entries are imported. */
const enoughForSome = 48;

test(
  "killed again and again it goes on where it was, and nothing is there twice or half",
  { timeout: 60_000 },
  async ({ server, clock }) => {
    const ada = await createImporter(server);
    await setTimeline(ada);
    const pictures = summers(5).map(() => picture());
    const entries = summers(5).map((entry, index) => ({
      ...entry,
      photos: pictures[index] ? [pictures[index].photo] : [],
    }));
    const zip = journal(
      entries,
      pictures.map(({ file }) => file),
    );
    const fuse = createFuse(server.store, server.database);
    const { jobs, services } = compose({ ...server, store: fuse.store });
    const [uploadId] = await ada.upload([zip]);
    const { id } = (await ada.post("/imports", { format: "day-one", uploadIds: [uploadId] })).body.import;

    async function dieOften(): Promise<number> {
      let deaths = 0;
      for (const steps of lives) {
        deaths += (await fuse.until(steps, () => workImports(jobs))) ? 0 : 1;
        // A killed job is claimed again when its claim has run out.
        clock.advance(2000);
      }
      await workImports(jobs);
      return deaths;
    }

    const deathsReading = await dieOften();
    const found = await ada.show(id);
    await ada.post(`/imports/${id}/start`, { withoutYears: [], mark: null });
    const deathsImporting = await dieOften();
    const done = await ada.show(id);

    expect(deathsReading).toBeGreaterThan(3);
    expect(deathsImporting).toBeGreaterThan(5);
    expect(found).toMatchObject({ state: "read", entries: 5, media: 5 });
    expect(done).toMatchObject({ state: "done", made: 5, problems: [] });
    await server.database.db.deleteFrom("jobs").where("name", "=", "media.prepare-imported").execute();
    await workOff(jobs);
    // Files on the disk have timestamps of the real clock.
    clock.advance(Math.max(0, systemClock.now() - clock.now()) + 3 * dayMs);
    await services.fileGarbage.sweepOrphans();
    const files = await server.database.db.selectFrom("files").select("store_key").execute();
    const memories = await server.database.db.selectFrom("memories").select("title").orderBy("title").execute();
    expect(memories.map(({ title }) => title)).toEqual(entries.map((_, index) => `Summer ${index}`));
    expect(await storedKeys(server.store)).toEqual(files.map(({ store_key }) => store_key).toSorted());
  },
);

test.runIf(runsOnce)(
  "a try that got some of it in does not count as a failed one, however many there are",
  { timeout: 60_000 },
  async ({ server, clock }) => {
    const ada = await createImporter(server);
    await setTimeline(ada);
    const entries = summers(9).flatMap((entry) =>
      ["a", "b", "c", "d", "e"].map((name) => ({
        ...entry,
        uuid: `${entry.uuid}-${name}`,
        text: `${name}: ${entry.text}`,
      })),
    );
    const { id } = await ada.dryRun("day-one", [journal(entries)]);
    const fuse = createFuse(server.store, server.database);
    const { jobs } = compose({ ...server, store: fuse.store });
    await ada.post(`/imports/${id}/start`, { withoutYears: [], mark: null });

    let deaths = 0;
    while (!(await fuse.until(enoughForSome, () => workImports(jobs)))) {
      deaths += 1;
      clock.advance(2000);
    }
    const { attempts } = await server.database.db
      .selectFrom("jobs")
      .select((select) => select.fn.max("attempts").as("attempts"))
      .where("name", "=", "imports.bring")
      .executeTakeFirstOrThrow();

    expect(await ada.show(id)).toMatchObject({ state: "done", made: 45 });
    expect(deaths).toBeGreaterThan(10);
    expect(attempts).toBeLessThan(4);
  },
);
