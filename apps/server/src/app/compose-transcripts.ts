import { join } from "node:path";

import { findFfmpeg } from "#adapters/films/ffmpeg-run.ts";
import { createMoonshineTranscriber, findMoonshine } from "#adapters/transcribers/moonshine-transcriber.ts";
import { createServiceTranscriber } from "#adapters/transcribers/service-transcriber.ts";
import { createMachineTranscriptsRepository } from "#features/transcripts/machine-transcripts.repository.ts";
import { createTranscriptSettingsRepository } from "#features/transcripts/transcript-settings.repository.ts";
import { createTranscriptSettings } from "#features/transcripts/transcript-settings.service.ts";
import { createTranscriptWriting } from "#features/transcripts/transcript-writing.service.ts";
import { transcriptsHandlers } from "#features/transcripts/transcripts.handlers.ts";
import { createTranscriptsRepository } from "#features/transcripts/transcripts.repository.ts";
import { mountTranscripts } from "#features/transcripts/transcripts.routes.ts";
import { createTranscriptsService } from "#features/transcripts/transcripts.service.ts";
import type { Router } from "#http/router.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Transcriber } from "#ports/transcriber.ts";

import type { AppContext } from "./app-context.ts";

/** For five minutes of sound; a service without a fast processor takes about as long. */
const serviceLimitMs = 10 * 60_000;

interface TranscriptParts extends AppContext {
  readonly jobs: JobQueue;
  readonly accounts: Parameters<typeof createTranscriptSettings>[0]["accounts"];
  readonly memories: {
    readonly index: { putShowing(fileId: string): Promise<void> };
    readonly access: { memories(viewer: Viewer, memoryIds: readonly string[]): Promise<readonly { id: string }[]> };
  };
  /** The memories that were shared with the viewer, with their sound. */
  readonly shared: (viewer: Viewer) => Promise<readonly string[]>;
}

/** Composes what is said in recordings, as text. */
export function composeTranscripts(parts: TranscriptParts) {
  const { clock, database, store, jobs, accounts, memories, shared } = parts;
  const { db, transact } = database;
  const { transcriber, missing } = chooseTranscriber(parts);
  const repository = createTranscriptsRepository(db);
  const settings = createTranscriptSettings({
    repository: createTranscriptSettingsRepository(db),
    accounts,
    transcriber,
    clock,
    transact,
  });
  const common = { settings, reindex: (fileId: string) => memories.index.putShowing(fileId), clock, transact };
  const writing = createTranscriptWriting({
    ...common,
    recordings: repository,
    repository: createMachineTranscriptsRepository(db),
    transcriber,
    store,
    jobs,
  });
  const transcripts = createTranscriptsService({
    ...common,
    repository,
    writing,
    async audible(viewer, memoryIds) {
      const readable = new Set((await memories.access.memories(viewer, memoryIds)).map(({ id }) => id));
      if (memoryIds.every((id) => readable.has(id))) return readable;
      return new Set([...readable, ...(await shared(viewer))]);
    },
  });

  return {
    services: { transcripts, transcriptWriting: writing },
    /** Why recordings are not written down here, where that was not chosen; for the operator. */
    missing,
    handlers: transcriptsHandlers(writing),
    mount: (router: Router): void => mountTranscripts(router, { transcripts, settings }),
  };
}

interface ChosenTranscriber {
  readonly transcriber?: Transcriber;
  readonly missing?: string;
}

function chooseTranscriber({ config, clock }: Pick<AppContext, "config" | "clock">): ChosenTranscriber {
  const { transcription, ffmpegFolders, dataDir } = config;
  if (transcription.kind === "off") return {};
  const tools = findFfmpeg(ffmpegFolders);
  if (!tools) return { missing: "Recordings are not transcribed: ffmpeg is not installed." };
  const sound = { tools, folder: join(dataDir, "transcripts"), clock };
  if (transcription.kind === "service") {
    return { transcriber: createServiceTranscriber({ ...sound, service: transcription, limitMs: serviceLimitMs }) };
  }
  const weights = findMoonshine();
  if ("missing" in weights) {
    return { missing: `Recordings are not transcribed: the package ${weights.missing} is not installed.` };
  }
  return { transcriber: createMoonshineTranscriber({ ...sound, weights }) };
}
