import { maxPhotosPerAskAnswer } from "@lane/domain/asks.ts";

import { newPartId } from "./answer-key.ts";
import type { AnswerStore } from "./answer-store.ts";
import { type KeptAnswer, type KeptPart, photosOf, soundsOf } from "./kept-answer.ts";
import { type PhotoTrouble, readPhoto } from "./photo-files.ts";

export interface PhotoRefusal {
  readonly name: string;
  readonly why: PhotoTrouble | "count";
}

export interface AnswerParts {
  /** Gives back what could not be added, and why. */
  addPhotos(files: readonly File[]): Promise<readonly PhotoRefusal[]>;
  removePart(id: string): Promise<void>;
  removeSounds(): Promise<void>;
}

/** Adds photos to an answer, and takes sounds and photos out of it. */
export function createAnswerParts(answer: KeptAnswer, store: AnswerStore, onChanged: () => Promise<void>): AnswerParts {
  async function remove({ id }: KeptPart): Promise<void> {
    answer.parts = answer.parts.filter((part) => part.id !== id);
    // The parts of an answer that was sent stay with it until it is sent again without them.
    if (!answer.sentParts?.includes(id)) answer.removals.push(id);
    await store.removePart(answer, id);
  }

  async function addPhoto(file: File): Promise<PhotoRefusal | undefined> {
    const { name } = file;
    if (photosOf(answer).length >= maxPhotosPerAskAnswer) return { name, why: "count" };
    const photo = await readPhoto(file);
    if (typeof photo === "string") return { name, why: photo };
    const { contentType, pieces } = photo;
    const part = { id: newPartId(), kind: "photo", contentType, pieces: pieces.length, isHere: true } as const;
    answer.parts = [...answer.parts, { ...part, durationMs: 0, levels: [] }];
    await store.write(
      answer,
      pieces.map((bytes, number) => ({ part: part.id, number, bytes })),
    );
    return undefined;
  }

  return {
    async addPhotos(files) {
      const refusals: PhotoRefusal[] = [];
      for (const file of files) {
        const refusal = await addPhoto(file);
        if (refusal) refusals.push(refusal);
        await onChanged();
      }
      return refusals;
    },
    async removePart(id) {
      const part = answer.parts.find((one) => one.id === id);
      if (part) await remove(part);
      await onChanged();
    },
    async removeSounds() {
      for (const sound of soundsOf(answer)) await remove(sound);
      await onChanged();
    },
  };
}
