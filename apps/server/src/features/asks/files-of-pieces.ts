import type { AskPartKind } from "@lane/domain/asks.ts";
import type { MediaKind } from "@lane/domain/media-kinds.ts";

import type { AnswerPartsRepository, PartRecord, PieceRecord } from "./answer-parts.repository.ts";

/** Stored without a row yet. */
export interface Fetched {
  readonly kind: MediaKind;
}

/** Satisfied by the imported files in app/compose-asks.ts. */
export interface FetchedFiles<F extends Fetched> {
  /** Undefined when the bytes of a piece are lost, or are nothing that can be seen or heard. */
  fetch(
    keys: readonly string[],
    claim: { bytes: number; kind: MediaKind },
    signal: AbortSignal,
  ): Promise<F | undefined>;
  /** One sound of several; undefined where this machine cannot, or one of them cannot be heard. */
  joinSounds(sounds: readonly F[], signal: AbortSignal): Promise<F | undefined>;
  drop(files: readonly F[]): Promise<void>;
}

/** A file, and the parts it was made from. */
export interface MadeFile<F> {
  readonly file: F;
  readonly partIds: readonly string[];
}

interface FilesOfPiecesDeps<F extends Fetched> {
  readonly parts: Pick<AnswerPartsRepository, "listPieces">;
  readonly files: FetchedFiles<F>;
}

const mediaKindOf: Record<AskPartKind, MediaKind> = { sound: "Audio", photo: "Image" };

/** Makes files of pieces; a part that cannot be read is left out. */
export function createFilesOfPieces<F extends Fetched>({ parts, files }: FilesOfPiecesDeps<F>) {
  async function fetchPart(part: PartRecord, pieces: readonly PieceRecord[], signal: AbortSignal) {
    const own = pieces.filter(({ partId, number }) => partId === part.id && number < (part.pieceCount ?? 0));
    const claim = { bytes: own.reduce((sum, { bytes }) => sum + bytes, 0), kind: mediaKindOf[part.kind] };
    const keys = own.map(({ storeKey }) => storeKey);
    const file = await files.fetch(keys, claim, signal);
    if (!file || file.kind === claim.kind) return file;
    await files.drop([file]);
    return undefined;
  }

  /** Several sounds of one answer are heard as one, where this machine can join them. */
  async function joined(made: readonly MadeFile<F>[], signal: AbortSignal): Promise<MadeFile<F>[]> {
    const sounds = made.filter(({ file }) => file.kind === "Audio");
    const originals = sounds.map(({ file }) => file);
    const file = sounds.length > 1 ? await files.joinSounds(originals, signal) : undefined;
    if (!file) return [...made];
    await files.drop(originals);
    const whole = { file, partIds: sounds.flatMap(({ partIds }) => partIds) };
    return [whole, ...made.filter((one) => one.file.kind !== "Audio")];
  }

  return {
    async make(answerId: string, wanted: readonly PartRecord[], signal: AbortSignal): Promise<MadeFile<F>[]> {
      const pieces = await parts.listPieces(answerId);
      const made: MadeFile<F>[] = [];
      try {
        for (const part of wanted) {
          const file = await fetchPart(part, pieces, signal);
          if (file) made.push({ file, partIds: [part.id] });
        }
        return await joined(made, signal);
      } catch (error) {
        await files.drop(made.map(({ file }) => file));
        throw error;
      }
    },
  };
}

export type FilesOfPieces<F extends Fetched> = ReturnType<typeof createFilesOfPieces<F>>;
