import {
  acceptedSentence,
  kindOf,
  likelyTypes,
  type MediaLimits,
  type MediaType,
  mediaTypes,
  mostBytesOf,
  tooLargeSentence,
} from "@lane/domain/media-kinds.ts";

import { AppError } from "#lib/app-error.ts";

import { kindFound } from "./kind-found.ts";
import { typesOfBytes } from "./type-of-bytes.ts";

interface Claim {
  readonly name: string;
  readonly declared: string;
  readonly bytes: number;
}

/** Judged before a byte has come: it is not too large for what it seems to be. */
export function assertClaim({ name, declared, bytes }: Claim, limits: MediaLimits): void {
  if (name === "" && declared === "") throw new AppError("invalid_input", "Please choose a file");
  const likely = likelyTypes(name, declared);
  const types = likely.length > 0 ? likely : mediaTypes;
  const most = mostBytesOf(types, limits);
  const kind = types.map(kindOf).find((one) => limits[one] === most) ?? "Video";
  if (bytes > most) throw new AppError("too_large", tooLargeSentence(kind, most));
}

/** What a file is, once its beginning is known: the bytes decide, and its name where they can be several things. */
export function acceptedType(head: Uint8Array, { name, declared, bytes }: Claim, limits: MediaLimits): MediaType {
  const found = typesOfBytes(head);
  const type = likelyTypes(name, declared).find((likely) => found.includes(likely)) ?? found[0];
  if (type === undefined)
    throw new AppError("unsupported_media_type", `${kindFound(head)}. We cannot show that. ${acceptedSentence}`);
  const kind = kindOf(type);
  const most = limits[kind];
  if (bytes > most) throw new AppError("too_large", tooLargeSentence(kind, most));
  return type;
}

/** The type that was found, where it is another than was said; undefined where nothing had to be corrected. */
export function correctedType(type: MediaType, { name, declared }: Omit<Claim, "bytes">): MediaType | undefined {
  const isSaid = (claimed: readonly MediaType[], wasSaid: boolean): boolean => !wasSaid || claimed.includes(type);
  const isNamedSo = isSaid(likelyTypes(name, ""), name.includes("."));
  return isNamedSo && isSaid(likelyTypes("", declared), declared !== "") ? undefined : type;
}
