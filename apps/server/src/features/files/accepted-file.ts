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

import { headBytes, typesOfBytes } from "./type-of-bytes.ts";

/** What the client declares about a file. */
interface Claim {
  readonly name: string;
  readonly declared: string;
  readonly bytes: number;
}

/** Decides which files are accepted, by their declaration and by their bytes. */
export function createAcceptance(limits: MediaLimits) {
  return {
    headBytes,
    assertClaim: (claim: Claim): void => assertClaim(claim, limits),
    typeOf: (head: Uint8Array, claim: Claim): MediaType => acceptedType(head, claim, limits),
    correctedType,
  };
}

/** Checked before a byte has come: the declared size must fit the declared type. */
function assertClaim({ name, declared, bytes }: Claim, limits: MediaLimits): void {
  if (name === "" && declared === "") throw new AppError("invalid_input", "Please choose a file");
  const likely = likelyTypes(name, declared);
  const types = likely.length > 0 ? likely : mediaTypes;
  const most = mostBytesOf(types, limits);
  const kind = types.map(kindOf).find((one) => limits[one] === most) ?? "Video";
  if (bytes > most) throw new AppError("too_large", tooLargeSentence(kind, most));
}

/** The type of a file by its first bytes, and by its name where they are ambiguous. */
export function acceptedType(head: Uint8Array, { name, declared, bytes }: Claim, limits: MediaLimits): MediaType {
  const found = typesOfBytes(head);
  const type = likelyTypes(name, declared).find((likely) => found.includes(likely)) ?? found[0];
  if (type === undefined)
    throw new AppError("unsupported_media_type", `${kindFound(head)}. We can't show that. ${acceptedSentence}`);
  const kind = kindOf(type);
  const most = limits[kind];
  if (bytes > most) throw new AppError("too_large", tooLargeSentence(kind, most));
  return type;
}

/** The detected type, where it differs from the declared one; undefined otherwise. */
export function correctedType(type: MediaType, { name, declared }: Omit<Claim, "bytes">): MediaType | undefined {
  const isSaid = (claimed: readonly MediaType[], wasSaid: boolean): boolean => !wasSaid || claimed.includes(type);
  const isNamedSo = isSaid(likelyTypes(name, ""), name.includes("."));
  return isNamedSo && isSaid(likelyTypes("", declared), declared !== "") ? undefined : type;
}

/** First bytes of file types that people choose by mistake. */
const beginnings: readonly (readonly [readonly string[], string])[] = [
  [["%PDF"], "This is a PDF"],
  [["PK\x03\x04", "PK\x05\x06", "7z\xbc\xaf", "Rar!", "\x1f\x8b"], "This is a compressed file, such as a ZIP"],
  [["\xd0\xcf\x11\xe0", "{\\rtf"], "This is a document"],
  [["II*\0", "MM\0*"], "This is a TIFF or RAW image"],
  [["BM"], "This is a BMP image"],
  [["8BPS"], "This is a Photoshop file"],
  [["\x30\x26\xb2\x75"], "This is a WMV video or WMA recording"],
  [["FLV"], "This is an FLV video"],
  [["OggS"], "This is an Ogg video"],
  [["\x7fELF", "MZ", "#!"], "This is a program"],
];

const officeFolders = /(?:word|xl|ppt)\//;
const drawing = /^\s*(?:<\?xml[^]*?)?<svg[\s>]/i;
const page = /^\s*<(?:!doctype html|html|head|body)/i;
const letters = /^[^\p{Cc}]+$/u;

/** Describes a file that is not accepted, as far as its first bytes tell. */
function kindFound(head: Uint8Array): string {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString("latin1");
  if (text.startsWith("PK") && officeFolders.test(text)) return "This is a document";
  const known = beginnings.find(([signs]) => signs.some((sign) => text.startsWith(sign)));
  return known?.[1] ?? kindOfText(text);
}

function kindOfText(text: string): string {
  if (drawing.test(text)) return "This is an SVG drawing";
  if (page.test(text)) return "This is a web page";
  const isText = letters.test(text.replaceAll(/[\t\n\r]/g, " "));
  return isText ? "This is a text file" : "We don't recognise this kind of file";
}
