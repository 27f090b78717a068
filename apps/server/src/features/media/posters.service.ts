import type { MediaItem } from "@lane/contract/memories.ts";
import { kindOf } from "@lane/domain/media-kinds.ts";

import { AppError, isOutcomeUnknown } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Transact } from "#ports/transact.ts";

import { acceptedType } from "./accepted-file.ts";
import { bytesOfDataUrl } from "./data-url.ts";
import type { FileItems } from "./file-items.ts";
import type { FileOwnersRepository } from "./file-owners.repository.ts";
import type { FileVariantsRepository, VariantRecord } from "./file-variants.repository.ts";
import { removeBlobs } from "./media.jobs.ts";
import type { FileRecord, MediaRepository } from "./media.repository.ts";
import type { Pictures } from "./pictures.ts";
import type { MediaQuota } from "./quota.ts";

interface PostersDeps {
  readonly repository: MediaRepository;
  readonly variants: FileVariantsRepository;
  readonly owners: FileOwnersRepository;
  readonly items: FileItems;
  readonly pictures: Pictures;
  readonly quota: MediaQuota;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface SentPoster {
  readonly s3id: string;
  readonly imageBase64: string;
  readonly durationMs?: number | undefined;
}

/** The browser's own first picture of a film, where this server has nothing that could make one. */
export function createPostersService(deps: PostersDeps) {
  const { repository, variants, owners, items, pictures, quota, jobs, clock, transact } = deps;

  async function assertWanted({ id, state }: FileRecord): Promise<void> {
    const made = await variants.list([id]);
    if (state === "preparing" || made.some(({ variant }) => variant !== "play")) {
      throw new AppError("conflict", "This film has its picture already");
    }
  }

  async function dropUnnamed(made: readonly VariantRecord[], error: unknown): Promise<void> {
    // A row may name them by now; if none does, the sweep of orphans takes them.
    if (isOutcomeUnknown(error)) return;
    await jobs.enqueue(removeBlobs, { keys: made.map(({ storeKey }) => storeKey) });
  }

  return {
    async keep(viewer: Viewer, sent: SentPoster): Promise<MediaItem> {
      const { accountId } = viewer;
      const film = await repository.find(sent.s3id);
      if (film?.accountId !== accountId || film.kind !== "Video") throw new AppError("not_found", "Nothing is here");
      await assertWanted(film);
      const { facts, variants: made } = await pictures.keep(await pictures.open(pictureIn(sent.imageBase64, quota)));
      const shown = {
        width: film.width ?? facts.width,
        height: film.height ?? facts.height,
        durationMs: film.durationMs ?? sent.durationMs ?? null,
        placeholder: facts.placeholder,
        waveform: film.waveform,
      };
      try {
        await transact(async () => {
          await owners.takeOwn(accountId, [film.id], clock.now());
          await assertWanted(film);
          await variants.add(film.id, made);
          await repository.describe(film.id, shown);
        });
      } catch (error) {
        await dropUnnamed(made, error);
        throw error;
      }
      const item = (await items.read(viewer, [film.id])).get(film.id);
      if (!item) throw new AppError("not_found", "Nothing is here");
      return { ...item, caption: null, alt: null, isCover: false };
    },
  };
}

export type PostersService = ReturnType<typeof createPostersService>;

function pictureIn(dataUrl: string, { limits }: MediaQuota): Buffer {
  const found = bytesOfDataUrl(dataUrl);
  if (!found) throw new AppError("invalid_input", "This is no picture we can read");
  const { declared, bytes } = found;
  const type = acceptedType(bytes, { name: "", declared, bytes: bytes.byteLength }, limits);
  if (kindOf(type) !== "Image") throw new AppError("unsupported_media_type", "Please send a picture of the film");
  return bytes;
}
