import { maxTranscriptLength } from "@lane/domain/transcripts.ts";

import type { Clock } from "#ports/clock.ts";
import { HopelessJobError, type JobQueue } from "#ports/job-queue.ts";
import type { MediaStore } from "#ports/media-store.ts";
import type { Transact } from "#ports/transact.ts";
import { type Transcriber, TranscriberError } from "#ports/transcriber.ts";

import type { MachineTranscriptsRepository } from "./machine-transcripts.repository.ts";
import type { TranscriptSettingsService } from "./transcript-settings.service.ts";
import { writeTranscript } from "./transcripts.jobs.ts";
import type { RecordingRow, TranscriptsRepository } from "./transcripts.repository.ts";

const abandonedMs = 60 * 60 * 1000;

interface TranscriptWritingDeps {
  readonly recordings: Pick<TranscriptsRepository, "listRecordings">;
  readonly repository: MachineTranscriptsRepository;
  readonly settings: Pick<TranscriptSettingsService, "find">;
  readonly transcriber: Transcriber | undefined;
  /** The memories with this recording are found by its words. */
  readonly reindex: (fileId: string) => Promise<void>;
  readonly store: Pick<MediaStore, "open">;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** The machine's part: queues recordings and writes them down. A person's text always wins. */
export function createTranscriptWriting(deps: TranscriptWritingDeps) {
  const { recordings, repository, settings, transcriber, reindex, store, jobs, clock, transact } = deps;

  async function mayWrite({ accountId }: Pick<RecordingRow, "accountId">): Promise<boolean> {
    const { offered, maySend } = await settings.find(accountId);
    return offered === "here" || maySend;
  }

  /** The text as the machine heard it; throws what the job has to know. */
  async function hear(
    { id: fileId, storeKey }: RecordingRow,
    machine: Transcriber,
    signal: AbortSignal,
  ): Promise<string> {
    const recording = await store.open(storeKey);
    if (!recording) throw new TranscriberError("The recording is not where it should be");
    let last = 0;
    return machine.write(recording, {
      signal,
      async onProgress(percent) {
        if (percent === last) return;
        last = percent;
        await repository.setProgress(fileId, percent, clock.now());
      },
    });
  }

  return {
    /** A recording became ready; joins the transaction in which it did. */
    async queueAutomatically({ id: fileId, accountId }: { id: string; accountId: string }): Promise<void> {
      const { isAutomatic } = await settings.find(accountId);
      if (!isAutomatic || !(await repository.insertWaiting(fileId, clock.now()))) return;
      await jobs.enqueue(writeTranscript, { fileId, accountId });
    },

    /** Again, if it failed or the machine wrote it before; not while it is on its way. Joins the transaction. */
    async queue({ id: fileId, accountId }: { id: string; accountId: string }): Promise<void> {
      const now = clock.now();
      if (!(await repository.insertWaiting(fileId, now)) && !(await repository.waitAgain(fileId, now))) return;
      await jobs.enqueue(writeTranscript, { fileId, accountId });
      await reindex(fileId);
    },

    async write(fileId: string, signal: AbortSignal): Promise<void> {
      const [recording] = await recordings.listRecordings([fileId]);
      if (!recording) return;
      // Switched off, or the agreement withdrawn, since it was queued.
      if (!transcriber || !(await mayWrite(recording))) return repository.removeUnwritten(fileId);
      if (!(await repository.begin(fileId, clock.now()))) return;
      try {
        const text = (await hear(recording, transcriber, signal)).toWellFormed().trim().slice(0, maxTranscriptLength);
        await transact(async () => {
          if (await repository.finish(fileId, text, clock.now())) await reindex(fileId);
        });
      } catch (error) {
        // A job that was interrupted goes on later.
        if (signal.aborted) throw error;
        await repository.fail(fileId, clock.now());
        if (!(error instanceof TranscriberError)) throw error;
        throw new HopelessJobError(`Cannot be written down: ${error.message}`, { cause: error });
      }
    },

    /** A transcript whose job was given up would otherwise look busy for ever. */
    settle: (): Promise<void> =>
      repository.failAbandoned(clock.now() - abandonedMs, [writeTranscript.name], clock.now()),
  };
}

export type TranscriptWriting = ReturnType<typeof createTranscriptWriting>;
