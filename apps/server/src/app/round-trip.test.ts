import { createHash } from "node:crypto";

import * as fc from "fast-check";
import { expect } from "vitest";

import { type DownloadedArchive, downloadArchive } from "#testing/archives.ts";
import { createImporter } from "#testing/imports.ts";
import { live, randomLife } from "#testing/random-life.ts";
import { test } from "#testing/server-test.ts";

/** The content a member entered, without the ids that only the product uses. */
function contentOf({ archive, memories, files }: DownloadedArchive) {
  const { favourites, hopes, promptYears, timelines, years } = archive;
  return {
    memories: memories.map(({ id: _id, timelineId: _timelineId, media, ...memory }) => ({
      ...memory,
      media: media.map(({ id: _file, width: _width, height: _height, durationMs: _ms, ...one }) => one),
    })),
    timelines: timelines.map(({ kind, role, startYear, years: own }) => ({ kind, role, startYear, years: own })),
    hashes: [...files]
      .filter(([name]) => name.startsWith("media/"))
      .map(([name, bytes]) => [name, createHash("sha256").update(bytes).digest("hex")]),
    favourites,
    hopes,
    promptYears,
    years,
  };
}

test(
  "whatever somebody keeps here leaves, arrives in an empty account, and leaves again as it was",
  { timeout: 120_000 },
  async ({ server }) => {
    await fc.assert(
      fc.asyncProperty(randomLife, async (life) => {
        const [ada, bob] = [await createImporter(server), await createImporter(server)];
        await live(server, ada, life);
        const left = await downloadArchive(server, ada);

        const found = await bob.dryRun("own", [{ name: "archive.zip", bytes: left.zip }]);
        const arrived = await bob.start(found.id);
        const again = await downloadArchive(server, bob);

        expect(arrived.problems).toEqual([]);
        expect(left.memories).toHaveLength(life.memories.length);
        expect(contentOf(again)).toEqual(contentOf(left));
      }),
      { seed: 1976, numRuns: 4, endOnFailure: true },
    );
  },
);
