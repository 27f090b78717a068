import {
  acceptedSentence,
  claimedTypes,
  kindOf,
  type MediaLimits,
  type MediaType,
  mostBytesOf,
  tooLargeSentence,
} from "@lane/domain/media-kinds.ts";

import { AppError } from "#lib/app-error.ts";

import { typesOfBytes } from "./type-of-bytes.ts";

interface Claim {
  readonly name: string;
  readonly declared: string;
  readonly bytes: number;
}

/** Judged before a byte has come: name and declared type agree on something we take, and it is not too large. */
export function assertClaim({ name, declared, bytes }: Claim, limits: MediaLimits): void {
  const types = claimedTypes(name, declared);
  const [first] = types;
  if (first === undefined) throw notAccepted();
  const most = mostBytesOf(types, limits);
  if (bytes > most) throw new AppError("too_large", tooLargeSentence(kindOf(first), most));
}

/** What a file is, once its beginning is known: bytes, name and declared type must agree. */
export function acceptedType(head: Uint8Array, { name, declared, bytes }: Claim, limits: MediaLimits): MediaType {
  const found = typesOfBytes(head);
  const type = claimedTypes(name, declared).find((claimed) => found.includes(claimed));
  if (type === undefined) throw notAccepted();
  const kind = kindOf(type);
  const most = limits[kind];
  if (bytes > most) throw new AppError("too_large", tooLargeSentence(kind, most));
  return type;
}

function notAccepted(): AppError {
  return new AppError("unsupported_media_type", acceptedSentence);
}
