import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

import { composeMakings } from "#app/compose-exports.ts";
import { closed } from "#features/exports/exporters.ts";
import type { Maker, MakingContext } from "#ports/exporter.ts";

import type { TestHouse } from "./server-test.ts";
import type { Writer } from "./writer.ts";

const never = new AbortController().signal;
export const outputs = ["one.pdf", "two.epub"];
const wish = { kind: "book", title: "My life", options: { words: "hello" } } as const;

type Work = (context: MakingContext) => Promise<void>;

/** The house with a maker that writes two files, after whatever the test wants to happen. */
export function workshopOf(house: TestHouse, work: Work = async () => undefined) {
  const maker: Maker<{ words: string }> = {
    kind: "book",
    options: z.object({ words: z.string() }),
    timeoutMs: 60_000,
    async make(_accountId, { words }, context) {
      await work(context);
      for (const name of outputs) await writeFile(join(context.folder, name), `${name}: ${words}`);
      return outputs.map((name) => ({
        name,
        saveAs: `Ada’s ${name}`,
        contentType: name.endsWith("pdf") ? "application/pdf" : "application/epub+zip",
        path: join(context.folder, name),
      }));
    },
  };
  const { accounts, mediaGarbage } = house.services;
  const { services, handlers } = composeMakings({
    ...house,
    jobs: house.jobs.queue,
    accounts,
    notices: { post: async (notice) => void told.push(notice) },
    forget: mediaGarbage.forget,
    makers: [closed(maker)],
    lookEveryMs: 5,
  });
  const told: object[] = [];
  const handlerOf = (name: string) => handlers.find(({ job }) => job.name === name);

  return {
    told,
    begin: ({ accountId }: Writer, key: string) =>
      services.makings.begin({ accountId, sessionId: "" }, { ...wish, key }),

    cancel: ({ accountId }: Writer, id: string) => services.makings.cancel({ accountId, sessionId: "" }, id),

    /** What the next job of the queue does, or undefined when there is none. */
    async workOnce(signal = never): Promise<"done" | "failed" | undefined> {
      const job = await house.jobs.source.claim(["makings.make"], 30_000);
      if (!job) return undefined;
      try {
        await handlerOf(job.name)?.run(job.payload, { signal });
        await house.jobs.source.complete(job.id);
        return "done";
      } catch (error) {
        const isOver = error instanceof Error && error.name === "HopelessJobError";
        if (isOver) await house.jobs.source.giveUp(job.id, "over");
        else await house.jobs.source.retryLater(job.id, house.clock.now(), "again");
        return "failed";
      }
    },
    settle: () => handlerOf("makings.settle")?.run({}, { signal: never }),
    sweep: () => handlerOf("makings.sweep")?.run({}, { signal: never }),
  };
}
