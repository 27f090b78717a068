import {
  type AskPartKind,
  maxPhotosPerAskAnswer,
  maxPieceBytes,
  maxSoundsPerAskAnswer,
  recordedSoundTypes,
  sentPhotoTypes,
} from "@lane/domain/asks.ts";

import { AppError, isOutcomeUnknown } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { MediaStore, StoredBlob } from "#ports/media-store.ts";
import type { Transact } from "#ports/transact.ts";

import type { AnswerPartsRepository, PartRecord, PieceRecord } from "./answer-parts.repository.ts";
import type { AskAnswersRepository } from "./ask-answers.repository.ts";
import type { AnswererProof, AskGate, OpenAsk } from "./ask-gate.ts";
import type { AskRoom } from "./ask-room.ts";

interface AnswerPiecesDeps {
  readonly gate: AskGate;
  readonly room: AskRoom;
  readonly answers: Pick<AskAnswersRepository, "insertDraft">;
  readonly parts: Pick<AnswerPartsRepository, "list" | "listPieces" | "insert" | "insertPiece">;
  readonly store: Pick<MediaStore, "put" | "remove">;
  /** Turns a failure of the storage into a sentence. */
  readonly explain: <T>(work: Promise<T>) => Promise<T>;
  /** Of a whole sound or photo. */
  readonly maxBytes: Readonly<Record<AskPartKind, number>>;
  readonly clock: Clock;
  readonly transact: Transact;
}

export interface SentPiece extends AnswererProof {
  readonly part: string;
  readonly kind: AskPartKind;
  readonly contentType: string;
  readonly number: number;
  /** Base64. */
  readonly bytes: string;
}

const typesOf: Record<AskPartKind, readonly string[]> = { sound: recordedSoundTypes, photo: sentPhotoTypes };
const mostParts: Record<AskPartKind, number> = { sound: maxSoundsPerAskAnswer, photo: maxPhotosPerAskAnswer };

/** Keeps the pieces of sounds and photos as they come. The first one begins the answer of its device. */
export function createAnswerPieces(deps: AnswerPiecesDeps) {
  const { gate, room, answers, parts, store, explain, maxBytes, clock, transact } = deps;

  /** True when this very piece is here already; throws where it does not fit. */
  async function isKnown(opened: OpenAsk, piece: SentPiece, bytes: number): Promise<boolean> {
    const answerId = opened.answer?.id;
    const all = answerId === undefined ? [] : await parts.list(answerId);
    const part = all.find(({ id }) => id === piece.part);
    assertPart(all, part, piece);
    const pieces = answerId === undefined ? [] : await parts.listPieces(answerId);
    const ofPart = pieces.filter(({ partId }) => partId === piece.part);
    if (ofPart.some(({ number }) => number === piece.number)) return true;
    if (answerId === undefined) await room.assertAnswer(opened.ask.id);
    if (sumOf(ofPart) + bytes > maxBytes[piece.kind]) throw tooLarge();
    await room.assertBytes(opened.ask, bytes);
    return false;
  }

  async function begin({ ask, keyHash }: OpenAsk): Promise<string> {
    const createdAt = clock.now();
    const id = createId(createdAt);
    await answers.insertDraft({ id, askId: ask.id, keyHash, createdAt });
    return id;
  }

  /** False when the same piece has come by another request meanwhile. */
  async function insert(piece: SentPiece, { key: storeKey, bytes }: StoredBlob): Promise<boolean> {
    return transact(async () => {
      const opened = await gate.change(piece);
      if (await isKnown(opened, piece, bytes)) return false;
      const answerId = opened.answer?.id ?? (await begin(opened));
      const { part: id, kind, contentType, number } = piece;
      const isBegun = (await parts.list(answerId)).some((one) => one.id === id);
      if (!isBegun) await parts.insert(answerId, { id, kind, contentType });
      await parts.insertPiece(answerId, { partId: id, number, storeKey, bytes });
      return true;
    });
  }

  /** A commit without an answer may have kept the piece: then its blob stays, and the sweep of orphans decides later. */
  async function insertOrRemove(piece: SentPiece, blob: StoredBlob): Promise<void> {
    try {
      if (!(await insert(piece, blob))) await store.remove(blob.key);
    } catch (error) {
      // `allSettled`, so that a failing removal does not hide why the work failed.
      if (!isOutcomeUnknown(error)) await Promise.allSettled([store.remove(blob.key)]);
      throw error;
    }
  }

  return {
    async keep(piece: SentPiece): Promise<void> {
      const bytes = Buffer.from(piece.bytes, "base64");
      if (bytes.byteLength === 0) throw new AppError("invalid_input", "We couldn't read this");
      if (bytes.byteLength > maxPieceBytes) throw new AppError("too_large", "This piece is too large");
      // Before a byte is stored: most of what is refused is refused here.
      if (await isKnown(await gate.look(piece, "change"), piece, bytes.byteLength)) return;
      await insertOrRemove(piece, await explain(store.put(oneChunk(bytes), { maxBytes: maxPieceBytes })));
    },
  };
}

export type AnswerPieces = ReturnType<typeof createAnswerPieces>;

function assertPart(all: readonly PartRecord[], part: PartRecord | undefined, piece: SentPiece): void {
  const { kind, contentType } = piece;
  const isOther = part !== undefined && (part.kind !== kind || part.contentType !== contentType);
  if (isOther || !typesOf[kind].includes(contentType)) {
    throw new AppError("invalid_input", "This part doesn't match the rest of the recording");
  }
  if (part === undefined && all.filter((one) => one.kind === kind).length >= mostParts[kind]) {
    throw new AppError("too_large", "There's no room for more recordings or photos here. You can still write");
  }
}

function tooLarge(): AppError {
  return new AppError("too_large", "This is too long for an answer");
}

function sumOf(pieces: readonly PieceRecord[]): number {
  return pieces.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
