import { maxPieceBytes, maxPiecesPerPart } from "@lane/domain/asks.ts";

import { newPartId } from "./answer-key.ts";
import type { AnswerStore } from "./answer-store.ts";
import { type KeptAnswer, type KeptPart, photosOf, soundsOf } from "./kept-answer.ts";
import { slicesOf } from "./photo-files.ts";

/** A sound that is being recorded, and grows piece by piece. */
export interface KeptSound {
  readonly id: string;
  /** Gives back whether it may have more pieces. */
  keep(bytes: ArrayBuffer, so: Pick<KeptPart, "contentType" | "durationMs" | "levels">): Promise<boolean>;
}

/** Each time that the page is left makes a piece more. */
const mostPieces = maxPiecesPerPart - 5;

/** It is part of the answer from its first piece on. */
export function createKeptSound(answer: KeptAnswer, store: AnswerStore): KeptSound {
  const id = newPartId();

  function partOf(contentType: KeptPart["contentType"]): KeptPart {
    const known = answer.parts.find((part) => part.id === id);
    if (known) return known;
    const part: KeptPart = { id, kind: "sound", contentType, pieces: 0, isHere: true, durationMs: 0, levels: [] };
    answer.parts = [...soundsOf(answer), part, ...photosOf(answer)];
    return part;
  }

  return {
    id,
    async keep(bytes, { contentType, durationMs, levels }) {
      const part = partOf(contentType);
      const first = part.pieces;
      const slices = slicesOf(bytes, maxPieceBytes);
      Object.assign(part, { pieces: first + slices.length, durationMs, levels: [...levels] });
      await store.write(
        answer,
        slices.map((slice, index) => ({ part: id, number: first + index, bytes: slice })),
      );
      return part.pieces < mostPieces;
    },
  };
}
