import { maxPieceBytes, maxPiecesPerPart, sentPhotoTypes } from "@lane/domain/asks.ts";

import { bytesOf } from "./sound-recorder.ts";

type PhotoType = (typeof sentPhotoTypes)[number];

export type PhotoTrouble = "type" | "size" | "unread";

export interface ReadPhoto {
  readonly contentType: PhotoType;
  readonly pieces: readonly ArrayBuffer[];
}

/** Smaller than need be: over a poor connection a large piece would have to begin again and again. */
const photoPieceBytes = Math.min(128 * 1024, maxPieceBytes);
export const mostPhotoBytes = photoPieceBytes * maxPiecesPerPart;

export async function readPhoto(file: File): Promise<ReadPhoto | PhotoTrouble> {
  const contentType = typeOf(file);
  if (!contentType) return "type";
  if (file.size > mostPhotoBytes) return "size";
  try {
    const pieces = slicesOf(await bytesOf(file), photoPieceBytes);
    return pieces.length === 0 ? "unread" : { contentType, pieces };
  } catch {
    return "unread";
  }
}

/** Some phones leave the type of a HEIC photo empty. */
function typeOf({ type, name }: File): PhotoType | undefined {
  if (type === "" && /\.hei[cf]$/i.test(name)) return "image/heic";
  return sentPhotoTypes.find((known) => known === type);
}

export function slicesOf(bytes: ArrayBuffer, mostBytes: number): ArrayBuffer[] {
  const slices: ArrayBuffer[] = [];
  for (let start = 0; start < bytes.byteLength; start += mostBytes) slices.push(bytes.slice(start, start + mostBytes));
  return slices;
}
