import type { MediaType } from "@lane/domain/media-kinds.ts";

/** How many of a file's first bytes are needed to tell its type. */
export const headBytes = 4096;

/** The types that the bytes can be, whatever the name; empty for types that are not accepted. */
export function typesOfBytes(head: Uint8Array): readonly MediaType[] {
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, headBytes)).toString("latin1");
  return byBeginning(text) ?? byAdts(head) ?? byFrames(head) ?? [];
}

const beginnings: readonly (readonly [string, (text: string) => readonly MediaType[]])[] = [
  ["\x89PNG\r\n\x1a\n", () => ["image/png"]],
  ["\xff\xd8\xff", () => ["image/jpeg"]],
  ["RIFF", (text) => riff[text.slice(8, 12)] ?? []],
  ["RF64", (text) => riff[text.slice(8, 12)] ?? []],
  ["\x1a\x45\xdf\xa3", matroska],
  ["OggS", ogg],
  ["\0\0\x01\xba", () => ["video/mpeg"]],
  ["\0\0\x01\xb3", () => ["video/mpeg"]],
  ["ID3", () => ["audio/mpeg"]],
  ["GIF87a", () => ["image/gif"]],
  ["GIF89a", () => ["image/gif"]],
  ["fLaC", () => ["audio/flac"]],
];

function byBeginning(text: string): readonly MediaType[] | undefined {
  const known = beginnings.find(([beginning]) => text.startsWith(beginning));
  return known ? known[1](text) : boxes(text);
}

const riff: Record<string, readonly MediaType[]> = {
  WEBP: ["image/webp"],
  WAVE: ["audio/wav"],
  "AVI ": ["video/x-msvideo"],
};

function matroska(text: string): readonly MediaType[] {
  const kind = /\x42\x82[\x81-\x8f](webm|matroska)/.exec(text.slice(0, 256))?.[1];
  if (kind === "webm") return ["video/webm", "audio/webm"];
  return kind === "matroska" ? ["video/x-matroska"] : [];
}

/** Only sound; Ogg may also hold films, which are not accepted. */
function ogg(text: string): readonly MediaType[] {
  const sounds = ["OpusHead", "\x01vorbis", "Speex   ", "\x7fFLAC"];
  return sounds.some((sound) => text.startsWith(sound, 28)) ? ["audio/ogg"] : [];
}

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);
const soundBrands = new Set(["M4A ", "M4B ", "M4P "]);
const filmBrand = /^(?:isom|iso[2-9]|mp4[12]|avc1|dash|MSNV|M4V[ HP]|mmp4|f4v |iso6)$/;
const oldQuickTime = new Set(["moov", "mdat", "wide", "free", "skip", "pnot"]);

function boxes(text: string): readonly MediaType[] | undefined {
  const box = text.slice(4, 8);
  if (box !== "ftyp") return oldQuickTime.has(box) ? ["video/quicktime"] : undefined;
  const brand = text.slice(8, 12);
  if (heicBrands.has(brand) || brand.startsWith("avi")) return [isAvif(text) ? "image/avif" : "image/heic"];
  if (/^3g[2egprs]/.test(brand)) return ["video/3gpp", "video/mp4"];
  if (soundBrands.has(brand)) return ["audio/mp4"];
  if (brand === "qt  ") return ["video/quicktime"];
  return filmBrand.test(brand) ? ["video/mp4", "audio/mp4", "video/quicktime"] : [];
}

function isAvif(text: string): boolean {
  return /avi[fs]/.test(text.slice(8, 64));
}

/** AAC as phones record it: twelve bits of sync, and no layer at all. */
function byAdts([first = 0, second = 0]: Uint8Array): readonly MediaType[] | undefined {
  return first === 0xff && (second & 0xf6) === 0xf0 ? ["audio/aac"] : undefined;
}

/** Sound without a tag at its beginning: eleven bits of sync, then a version, layer III, a bit rate and a sampling rate that exist. */
function byFrames(head: Uint8Array): readonly MediaType[] | undefined {
  const [first = 0, second = 0, third = 0] = head;
  const isSync = first === 0xff && (second & 0xe0) === 0xe0;
  const isLayerThree = (second & 0x06) === 0x02 && (second & 0x18) !== 0x08;
  const hasRates = (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
  return isSync && isLayerThree && hasRates ? ["audio/mpeg"] : undefined;
}
