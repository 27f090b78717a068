import type { AskPartKind } from "@lane/domain/asks.ts";

import type { AnswerPartsRepository, PartRecord, SentPart } from "./answer-parts.repository.ts";

/** What answers need of files. Satisfied in app/compose-asks.ts. */
export interface AnswerFiles {
  /** Queues the removal of blobs that no row references any more. Joins the surrounding transaction. */
  forget(keys: readonly string[]): Promise<void>;
  /** Removes those that nothing refers to any more. Call it in the transaction that let go of them. */
  removeUnused(fileIds: readonly string[]): Promise<void>;
}

interface AnswerPartsDeps {
  readonly parts: AnswerPartsRepository;
  readonly files: AnswerFiles;
}

/** The sounds and photos of one answer as a whole. Each call joins the surrounding transaction. */
export function createAnswerParts({ parts: repository, files }: AnswerPartsDeps) {
  async function removeAll(answerId: string): Promise<void> {
    const parts = await repository.list(answerId);
    await files.forget(await repository.remove(answerId, idsOf(parts)));
    await files.removeUnused(filesOf(parts));
  }

  return {
    removeAll,

    /** One that is not part of what was sent. */
    async remove(answerId: string, partId: string): Promise<void> {
      const parts = (await repository.list(answerId)).filter(({ id }) => id === partId);
      await files.forget(await repository.remove(answerId, idsOf(parts)));
      await files.removeUnused(filesOf(parts));
    },

    /**
     * Makes these the parts that are sent, in this order, and removes the others, or only the one that is named. A file
     * stays as long as the parts it was made from do: several sounds are one file, so another choice of sounds needs
     * another file. False when some of what is sent is no file yet.
     */
    async replace(answerId: string, wanted: readonly SentPart[], removed?: string): Promise<boolean> {
      const before = await repository.list(answerId);
      const wantedIds = new Set(wanted.map(({ id }) => id));
      const gone = before.filter(({ id }) => (removed === undefined ? !wantedIds.has(id) : id === removed));
      const kindOf = new Map(before.map(({ id, kind }) => [id, kind]));
      const stale = staleParts(before, wanted, kindOf).filter(({ id }) => wantedIds.has(id));
      await files.forget(await repository.remove(answerId, idsOf(gone)));
      await repository.setFile(answerId, idsOf(stale), null);
      await repository.place(answerId, wanted);
      await files.removeUnused(filesOf([...gone, ...stale]));
      return (await repository.list(answerId)).every(({ position, fileId }) => position === null || fileId !== null);
    },
  };
}

export type AnswerParts = ReturnType<typeof createAnswerParts>;

/** What an answer consists of, in its order, as one text to compare. */
export function signatureOf(parts: readonly Pick<PartRecord, "id" | "position" | "pieceCount">[]): string {
  return parts
    .filter(({ position }) => position !== null)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map(({ id, pieceCount }) => `${id}:${pieceCount}`)
    .join(" ");
}

export function wantedSignature(wanted: readonly SentPart[]): string {
  return wanted.map(({ id, pieces }) => `${id}:${pieces}`).join(" ");
}

/** Parts whose file is not what it would be now. */
function staleParts(
  before: readonly PartRecord[],
  wanted: readonly SentPart[],
  kindOf: ReadonlyMap<string, AskPartKind>,
): PartRecord[] {
  const sounds = before.filter(({ kind }) => kind === "sound");
  const wantedSounds = wanted.filter(({ id }) => kindOf.get(id) === "sound");
  const isSameSound = signatureOf(sounds) === wantedSignature(wantedSounds);
  const pieces = new Map(wanted.map((part) => [part.id, part.pieces]));
  const changedPhotos = before.filter(({ id, kind, pieceCount }) => kind === "photo" && pieceCount !== pieces.get(id));
  return [...(isSameSound ? [] : sounds), ...changedPhotos];
}

function idsOf(parts: readonly PartRecord[]): string[] {
  return parts.map(({ id }) => id);
}

function filesOf(parts: readonly PartRecord[]): string[] {
  return [...new Set(parts.flatMap(({ fileId }) => fileId ?? []))];
}
