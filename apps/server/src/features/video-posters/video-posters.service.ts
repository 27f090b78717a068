import type { MediaItem } from "@lane/contract/memories.ts";
import { kindOf, type MediaKind, type MediaType } from "@lane/domain/media-kinds.ts";
import type { FileFacts, FileState, FileVariant, PreparedFile, VariantRecord } from "@lane/domain/stored-files.ts";

import { AppError, isOutcomeUnknown } from "#lib/app-error.ts";
import { bytesOfDataUrl } from "#lib/data-url.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { OpenFilm } from "#ports/film-tool.ts";
import { type ImageTool, ImageToolError, type PreparedImage } from "#ports/image-tool.ts";
import type { Transact } from "#ports/transact.ts";

interface Film extends FileFacts {
  readonly id: string;
  readonly accountId: string;
  readonly kind: MediaKind;
  readonly state: FileState;
}

interface Pictures {
  /** Refuses a picture that is damaged or too large to open. */
  open(bytes: Uint8Array): Promise<PreparedImage>;
  /** Stores the variants of a picture, without a row yet. */
  keep(picture: PreparedImage): Promise<PreparedFile>;
}

/** What posters need from the files feature. */
interface FilmFiles {
  find(fileId: string): Promise<Film | undefined>;
  listVariants(fileId: string): Promise<readonly { readonly variant: FileVariant }[]>;
  /** Keeps the sweep from removing the film as unused until the transaction is over. */
  hold(accountId: string, fileId: string): Promise<unknown>;
  addPoster(fileId: string, poster: PreparedFile): Promise<void>;
  /** The type of the file by its first bytes; refuses types that are not accepted. */
  typeOf(head: Uint8Array, claim: { name: string; declared: string; bytes: number }): MediaType;
  items(viewer: Viewer, fileIds: readonly string[]): Promise<ReadonlyMap<string, Omit<MediaItem, keyof Said>>>;
  /** Removes blobs that no row references any more. */
  forget(blobs: readonly string[]): Promise<void>;
}

/** The fields of a file that belong to one memory. */
type Said = Pick<MediaItem, "caption" | "alt" | "isCover">;

interface PostersDeps {
  readonly files: FilmFiles;
  readonly pictures: Pictures;
  readonly transact: Transact;
}

interface SentPoster {
  readonly s3id: string;
  readonly imageBase64: string;
  readonly durationMs?: number | undefined;
}

/** Posters that this server makes from a film. */
export function createPosterExporter({ images, pictures }: { images: ImageTool; pictures: Pick<Pictures, "keep"> }) {
  return {
    /** A film without a poster is acceptable: the browser may still send one. */
    async make(film: OpenFilm, signal: AbortSignal): Promise<PreparedFile | undefined> {
      const frame = await film.poster(signal);
      if (!frame) return undefined;
      try {
        return await pictures.keep(await images.prepare(frame, { signal }));
      } catch (error) {
        if (error instanceof ImageToolError) return undefined;
        throw error;
      }
    },
  };
}

/** The poster that the browser takes from a film, where this server has no ffmpeg. */
export function createVideoPostersService({ files, pictures, transact }: PostersDeps) {
  async function assertWanted({ id, state }: Film): Promise<void> {
    const made = await files.listVariants(id);
    if (state === "preparing" || made.some(({ variant }) => variant !== "play")) {
      throw new AppError("conflict", "This video already has a still");
    }
  }

  async function dropUnnamed(made: readonly VariantRecord[], error: unknown): Promise<void> {
    // A row may reference these blobs by now; if none does, the sweep of orphans removes them.
    if (isOutcomeUnknown(error)) return;
    await files.forget(made.map(({ storeKey }) => storeKey));
  }

  function pictureIn(dataUrl: string): Buffer {
    const found = bytesOfDataUrl(dataUrl);
    if (!found) throw new AppError("invalid_input", "We can't read this photo");
    const { declared, bytes } = found;
    const type = files.typeOf(bytes, { name: "", declared, bytes: bytes.byteLength });
    if (kindOf(type) !== "Image") throw new AppError("unsupported_media_type", "Please send a still from the video");
    return bytes;
  }

  return {
    async keep(viewer: Viewer, sent: SentPoster): Promise<MediaItem> {
      const { accountId } = viewer;
      const film = await files.find(sent.s3id);
      if (film?.accountId !== accountId || film.kind !== "Video")
        throw new AppError("not_found", "There's nothing here");
      await assertWanted(film);
      const { facts, variants } = await pictures.keep(await pictures.open(pictureIn(sent.imageBase64)));
      const shown = {
        width: film.width ?? facts.width,
        height: film.height ?? facts.height,
        durationMs: film.durationMs ?? sent.durationMs ?? null,
        placeholder: facts.placeholder,
        waveform: film.waveform,
      };
      try {
        await transact(async () => {
          await files.hold(accountId, film.id);
          await assertWanted(film);
          await files.addPoster(film.id, { facts: shown, variants });
        });
      } catch (error) {
        await dropUnnamed(variants, error);
        throw error;
      }
      const item = (await files.items(viewer, [film.id])).get(film.id);
      if (!item) throw new AppError("not_found", "There's nothing here");
      return { ...item, caption: null, alt: null, isCover: false };
    },
  };
}

export type VideoPostersService = ReturnType<typeof createVideoPostersService>;
