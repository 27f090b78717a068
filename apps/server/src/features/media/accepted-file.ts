import {
  acceptedSentence,
  claimedTypes,
  type MediaKind,
  kindOf,
  type MediaLimits,
  type MediaType,
} from "@lane/domain/media-kinds.ts";

import { AppError } from "#lib/app-error.ts";

import { typesOfBytes } from "./type-of-bytes.ts";

const sentenceStart: Record<MediaKind, string> = { Image: "A picture", Video: "A film", Audio: "A recording" };

interface Claim {
  readonly name: string;
  readonly declared: string;
  readonly bytes: number;
}

/** Judged before a byte has come: name and declared type agree on something we take, and it is not too large. */
export function assertClaim({ name, declared, bytes }: Claim, limits: MediaLimits): void {
  const types = claimedTypes(name, declared);
  if (types.length === 0) throw notAccepted();
  const kinds = types.map(kindOf);
  const most = Math.max(...kinds.map((kind) => limits[kind]));
  const [kind = "Image"] = kinds;
  if (bytes > most) throw new AppError("too_large", `${sentenceStart[kind]} can have at most ${megabytes(most)} MB`);
}

/** What a file is, once its beginning is known: bytes, name and declared type must agree. */
export function acceptedType(head: Uint8Array, { name, declared, bytes }: Claim, limits: MediaLimits): MediaType {
  const found = typesOfBytes(head);
  const type = claimedTypes(name, declared).find((claimed) => found.includes(claimed));
  if (type === undefined) throw notAccepted();
  const kind = kindOf(type);
  const most = limits[kind];
  if (bytes > most) throw new AppError("too_large", `${sentenceStart[kind]} can have at most ${megabytes(most)} MB`);
  return type;
}

function notAccepted(): AppError {
  return new AppError("unsupported_media_type", acceptedSentence);
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}
