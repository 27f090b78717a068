import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

import { composeExports } from "#app/compose-exports.ts";
import { closed } from "#features/exports/exporters.ts";
import type { Exporter, ExportContext } from "#ports/exporter.ts";

import type { TestServer } from "./server-test.ts";
import type { Writer } from "./writer.ts";

const never = new AbortController().signal;
export const outputs = ["one.pdf", "two.epub"];
const wish = { kind: "book", title: "My life", options: { words: "hello" } } as const;

type Work = (context: ExportContext) => Promise<void>;

/** The server with an exporter that writes two files, after the given work of the test. */
export function exportRunnerOf(server: TestServer, work: Work = async () => undefined) {
  const exporter: Exporter<{ words: string }> = {
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
  const { accounts, fileGarbage } = server.services;
  const { services, handlers } = composeExports({
    ...server,
    jobs: server.jobs.queue,
    accounts,
    notices: { post: async (notice) => void notices.push(notice) },
    forget: fileGarbage.forget,
    exporters: [closed(exporter)],
    lookEveryMs: 5,
  });
  const notices: object[] = [];
  const handlerOf = (name: string) => handlers.find(({ job }) => job.name === name);

  return {
    notices,
    begin: ({ accountId }: Writer, key: string) =>
      services.exports.begin({ accountId, sessionId: "" }, { ...wish, key }),

    cancel: ({ accountId }: Writer, id: string) => services.exports.cancel({ accountId, sessionId: "" }, id),

    /** Runs the next job and returns its result; undefined when there is none. */
    async workOnce(signal = never): Promise<"done" | "failed" | undefined> {
      const job = await server.jobs.source.claim(["exports.run"], 30_000);
      if (!job) return undefined;
      try {
        await handlerOf(job.name)?.run(job.payload, { signal });
        await server.jobs.source.complete(job.id);
        return "done";
      } catch (error) {
        const isOver = error instanceof Error && error.name === "HopelessJobError";
        if (isOver) await server.jobs.source.giveUp(job.id, "over");
        else await server.jobs.source.retryLater(job.id, server.clock.now(), "again");
        return "failed";
      }
    },
    settle: () => handlerOf("exports.settle")?.run({}, { signal: never }),
    sweep: () => handlerOf("exports.sweep")?.run({}, { signal: never }),
  };
}
