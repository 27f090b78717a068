import type { ImportDetails, ImportFormat, ImportOptions } from "@lane/contract/imports.ts";

import type { Composition } from "#app/compose.ts";

import type { TestServer } from "./server-test.ts";
import { createTus } from "./tus.ts";
import { createWriter } from "./writer.ts";

interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Runs the jobs of imports only: no picture is prepared. */
export async function workImports({ handlers, source }: Composition["jobs"]): Promise<void> {
  const wanted = handlers.filter(({ job }) => job.name.startsWith("imports.") && job.everyMs === undefined);
  const names = wanted.map(({ job }) => job.name);
  for (let job = await source.claim(names, 1000); job; job = await source.claim(names, 1000)) {
    const { name, payload } = job;
    await wanted.find((one) => one.job.name === name)?.run(payload, { signal: new AbortController().signal });
    await source.complete(job.id);
  }
}

/** A member who imports memories. */
export async function createImporter(server: TestServer) {
  const writer = await createWriter(server);
  const tus = createTus(server, writer);

  async function detailsOf(answer: Awaited<ReturnType<typeof writer.get>>): Promise<ImportDetails> {
    if (answer.status !== 200) throw new Error(answer.raw);
    return answer.body.import;
  }

  const show = async (id: string): Promise<ImportDetails> => detailsOf(await writer.get(`/imports/${id}`));

  async function upload(files: readonly SentFile[]): Promise<string[]> {
    const ids: string[] = [];
    for (const { name, bytes } of files) ids.push(await tus.upload(bytes, { name, type: "", purpose: "import" }));
    return ids;
  }

  return {
    ...writer,
    tus,
    upload,
    show,

    /** Uploads the files and waits for the dry run. */
    async dryRun(format: ImportFormat, files: readonly SentFile[], wish: Partial<ImportOptions> = {}) {
      const uploadIds = await upload(files);
      const { id } = await detailsOf(await writer.post("/imports", { format, uploadIds, ...wish }));
      await workImports(server.jobs);
      return show(id);
    },

    async start(id: string, wish: Partial<ImportOptions> = {}): Promise<ImportDetails> {
      await detailsOf(await writer.post(`/imports/${id}/start`, { withoutYears: [], mark: null, ...wish }));
      await workImports(server.jobs);
      return show(id);
    },

    async undo(id: string, edited: "keep" | "remove"): Promise<ImportDetails> {
      await detailsOf(await writer.post(`/imports/${id}/undo`, { edited }));
      await workImports(server.jobs);
      return show(id);
    },
  };
}
