import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { testFfmpeg } from "./sample-films.ts";
import { runsOnce, test as serverTest, type TestServer } from "./server-test.ts";
import { hearing, openTranscriptionService, type TestTranscriptionService } from "./transcription-service.ts";
import { createTus } from "./tus.ts";
import { createWriter, setTimeline } from "./writer.ts";

/** "My grandmother had a small garden behind the house.", spoken by espeak-ng. */
const garden = join(import.meta.dirname, "garden.wav");

/** A test server that has recordings written down by a local service; skipped where there is no ffmpeg. */
export const test = serverTest
  .extend<{ service: TestTranscriptionService }>({
    service: async ({}, use) => {
      const service = await openTranscriptionService(hearing("Oma had een lavendeltuin."));
      await use(service);
      await service.close();
    },
  })
  .extend<{ settings: Readonly<Record<string, string>> }>({
    settings: async ({ service }, use) => use({ PATH: process.env["PATH"] ?? "", TRANSCRIBE_URL: service.url }),
  })
  .skipIf(!testFfmpeg);

/** The same where the model on this machine is used, which no database makes a difference to. */
export const testHere = serverTest
  .extend<{ settings: Readonly<Record<string, string>> }>({
    settings: async ({}, use) => use({ PATH: process.env["PATH"] ?? "" }),
  })
  .skipIf(!testFfmpeg || !runsOnce);

/** A member with a timeline, and the calls about transcripts. */
export async function createSpeaker(server: TestServer) {
  const writer = await createWriter(server);
  const timeline = await setTimeline(writer);
  return {
    ...writer,
    timeline,
    upload: async (): Promise<string> =>
      createTus(server, writer).upload(await readFile(garden), { name: "oma.wav", type: "audio/wav" }),
    list: async (...fileIds: string[]) =>
      (await writer.get(`/transcripts?fileIds=${fileIds.join(",")}`)).body.transcripts,
    make: (fileId: string) => writer.post("/transcripts", { fileId }),
    correct: (fileId: string, text: string) => writer.put("/transcripts", { fileId, text }),
    choose: (choice: object) => writer.put("/transcripts/settings", choice),
    settings: async () => (await writer.get("/transcripts/settings")).body.settings,
    find: async (words: string): Promise<string[]> =>
      (await writer.get(`/memories/search?${new URLSearchParams({ q: words }).toString()}`)).body.memories.map(
        ({ _id }: { _id: string }) => _id,
      ),
  };
}

export type Speaker = Awaited<ReturnType<typeof createSpeaker>>;
