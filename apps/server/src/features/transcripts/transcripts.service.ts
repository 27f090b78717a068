import type { Transcript } from "@lane/contract/transcripts.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { TranscriptSettingsService } from "./transcript-settings.service.ts";
import type { TranscriptWriting } from "./transcript-writing.service.ts";
import type { RecordingRow, TranscriptRow, TranscriptsRepository } from "./transcripts.repository.ts";

interface TranscriptsDeps {
  readonly repository: TranscriptsRepository;
  readonly settings: Pick<TranscriptSettingsService, "find">;
  /** Those of these memories that the viewer may read and hear, by membership or because they were shared. */
  readonly audible: (viewer: Viewer, memoryIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly reindex: (fileId: string) => Promise<void>;
  readonly writing: Pick<TranscriptWriting, "queue">;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** What is said in recordings: read by who may hear them, changed by whose they are. */
export function createTranscriptsService(deps: TranscriptsDeps) {
  const { repository, settings, reindex, writing, clock, transact } = deps;

  async function ownRecording({ accountId }: Viewer, fileId: string): Promise<RecordingRow> {
    const [recording] = await repository.listRecordings([fileId]);
    if (recording?.accountId !== accountId) throw new AppError("not_found", "There's nothing here");
    return recording;
  }

  async function readOwn(fileId: string): Promise<Transcript> {
    const [row] = await repository.list([fileId]);
    if (!row) throw new AppError("not_found", "There's nothing here");
    return presented(row, true);
  }

  return {
    /** In the order of the ids; without recordings that have no text, and none on its way. */
    async list(viewer: Viewer, fileIds: readonly string[]): Promise<Transcript[]> {
      const recordings = await repository.listRecordings(fileIds);
      const heard = await heardBy(deps, viewer, recordings);
      const rows = await repository.list(fileIds.filter((id) => heard.has(id)));
      const found = new Map(rows.map((row) => [row.fileId, row]));
      const own = new Set(recordings.flatMap(({ id, accountId }) => (accountId === viewer.accountId ? [id] : [])));
      return [...new Set(fileIds)].flatMap((id) => {
        const row = found.get(id);
        return row ? [presented(row, own.has(id))] : [];
      });
    },

    async make(viewer: Viewer, fileId: string): Promise<Transcript> {
      const { id, accountId } = await ownRecording(viewer, fileId);
      const { offered, maySend } = await settings.find(accountId);
      if (offered === "none") throw new AppError("unprocessable", "Transcripts aren't available here");
      if (offered === "service" && !maySend) {
        throw new AppError("forbidden", "We need your permission to send recordings to the service");
      }
      return transact(async () => {
        await writing.queue({ id, accountId });
        const transcript = await readOwn(id);
        if (transcript.isByMachine) return transcript;
        throw new AppError("conflict", "You've edited this text. Delete it first if you want a new transcript");
      });
    },

    async change(viewer: Viewer, fileId: string, text: string): Promise<Transcript> {
      const { id } = await ownRecording(viewer, fileId);
      return transact(async () => {
        await repository.put(id, text.toWellFormed(), false, clock.now());
        await reindex(id);
        return readOwn(id);
      });
    },

    async remove(viewer: Viewer, fileId: string): Promise<void> {
      const { id } = await ownRecording(viewer, fileId);
      await transact(async () => {
        await repository.remove(id);
        await reindex(id);
      });
    },

    /** A text from an archive of ours, in the transaction that adds its file; the memory is indexed after it. */
    async restore(fileId: string, text: string, isByMachine: boolean): Promise<void> {
      await repository.put(fileId, text, isByMachine, clock.now());
    },
  };
}

export type TranscriptsService = ReturnType<typeof createTranscriptsService>;

/** The viewer's own recordings, and those in memories that the viewer may read. */
async function heardBy(
  { repository, audible }: TranscriptsDeps,
  viewer: Viewer,
  recordings: readonly RecordingRow[],
): Promise<ReadonlySet<string>> {
  const own = recordings.filter(({ accountId }) => accountId === viewer.accountId).map(({ id }) => id);
  const others = recordings.filter(({ accountId }) => accountId !== viewer.accountId).map(({ id }) => id);
  if (others.length === 0) return new Set(own);
  const showing = await repository.listShowing(others);
  const open = await audible(viewer, [...new Set(showing.map(({ memoryId }) => memoryId))]);
  return new Set([...own, ...showing.flatMap(({ memoryId, fileId }) => (open.has(memoryId) ? [fileId] : []))]);
}

function presented({ fileId, state, progress, text, isByMachine }: TranscriptRow, isOwn: boolean): Transcript {
  return {
    fileId,
    state,
    progress: state === "working" ? progress : null,
    text: state === "done" ? text : "",
    isByMachine,
    isOwn,
  };
}
