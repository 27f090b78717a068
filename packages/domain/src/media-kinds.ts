/** The kinds of files that a memory can have. The bytes decide, whatever the name says. */

export const mediaKinds = ["Image", "Video", "Audio"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** How wide a picture is shown at most, in pixels. */
export const shownWidths = ["320", "960", "1920"] as const;
export type ShownWidth = (typeof shownWidths)[number];

interface AcceptedType {
  readonly kind: MediaKind;
  readonly extensions: readonly string[];
  /** Other names that browsers and phones use for the same type. */
  readonly spellings: readonly string[];
}

/** By the name that each type has in this product. */
const accepted = {
  "image/jpeg": { kind: "Image", extensions: ["jpg", "jpeg", "jfif"], spellings: ["image/jpg", "image/pjpeg"] },
  "image/png": { kind: "Image", extensions: ["png"], spellings: ["image/x-png"] },
  "image/webp": { kind: "Image", extensions: ["webp"], spellings: [] },
  "image/heic": { kind: "Image", extensions: ["heic", "heif"], spellings: ["image/heif", "image/x-heic"] },
  "image/avif": { kind: "Image", extensions: ["avif"], spellings: [] },
  "image/gif": { kind: "Image", extensions: ["gif"], spellings: [] },
  "video/mp4": { kind: "Video", extensions: ["mp4", "m4v"], spellings: ["video/x-m4v"] },
  "video/quicktime": { kind: "Video", extensions: ["mov", "qt"], spellings: [] },
  "video/webm": { kind: "Video", extensions: ["webm"], spellings: [] },
  "video/x-matroska": { kind: "Video", extensions: ["mkv"], spellings: ["video/matroska", "video/mkv"] },
  "video/x-msvideo": { kind: "Video", extensions: ["avi"], spellings: ["video/avi", "video/msvideo"] },
  "video/mpeg": { kind: "Video", extensions: ["mpeg", "mpg", "mpe"], spellings: ["video/mpg", "video/x-mpeg"] },
  "video/3gpp": {
    kind: "Video",
    extensions: ["3gp", "3g2"],
    spellings: ["video/3gpp2", "video/3gp", "audio/3gpp", "audio/3gpp2"],
  },
  "audio/mpeg": { kind: "Audio", extensions: ["mp3"], spellings: ["audio/mp3", "audio/x-mp3"] },
  "audio/wav": { kind: "Audio", extensions: ["wav"], spellings: ["audio/x-wav", "audio/wave", "audio/vnd.wave"] },
  "audio/ogg": { kind: "Audio", extensions: ["ogg", "oga", "opus"], spellings: ["audio/opus", "application/ogg"] },
  "audio/mp4": { kind: "Audio", extensions: ["m4a", "mp4"], spellings: ["audio/x-m4a", "audio/m4a", "audio/aac"] },
  "audio/aac": { kind: "Audio", extensions: ["aac"], spellings: ["audio/x-aac", "audio/aacp"] },
  "audio/flac": { kind: "Audio", extensions: ["flac"], spellings: ["audio/x-flac"] },
  "audio/webm": { kind: "Audio", extensions: ["weba", "webm"], spellings: [] },
} as const satisfies Record<string, AcceptedType>;

export type MediaType = keyof typeof accepted;

export const mediaTypes: readonly MediaType[] = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/heic",
  "image/avif",
  "image/gif",
  "video/mp4",
  "video/quicktime",
  "video/webm",
  "video/x-matroska",
  "video/x-msvideo",
  "video/mpeg",
  "video/3gpp",
  "audio/mpeg",
  "audio/wav",
  "audio/ogg",
  "audio/mp4",
  "audio/aac",
  "audio/flac",
  "audio/webm",
];

export const acceptedSentence =
  "Please choose a PNG, JPEG, WebP, HEIC, AVIF or GIF photo, an MP4, MOV, AVI, MKV, WebM, MPEG or 3GP video, or an MP3, WAV, OGG, M4A, AAC or FLAC recording";

const megabyte = 1024 * 1024;

export interface MediaLimits {
  readonly Image: number;
  readonly Video: number;
  readonly Audio: number;
}

/** In bytes, unless the operator set others. */
export const usualLimits: MediaLimits = { Image: 50 * megabyte, Video: 2048 * megabyte, Audio: 200 * megabyte };

const sentenceStart: Record<MediaKind, string> = { Image: "A photo", Video: "A video", Audio: "A recording" };

export function tooLargeSentence(kind: MediaKind, most: number): string {
  return `${sentenceStart[kind]} can be at most ${Math.floor(most / megabyte)} MB`;
}

/** Before its bytes are known, a file may be any of these: the most generous limit counts. */
export function mostBytesOf(types: readonly MediaType[], limits: MediaLimits): number {
  return Math.max(...types.map((type) => limits[kindOf(type)]));
}

export const maxFileNameLength = 200;

export function kindOf(type: MediaType): MediaKind {
  return accepted[type].kind;
}

/** For a file picker. */
export function acceptOf(): string {
  return mediaTypes
    .flatMap((type) => [type, ...accepted[type].extensions.map((extension) => `.${extension}`)])
    .join(",");
}

/** The usual ending of such a file's name. */
export function extensionOf(type: MediaType): string {
  return accepted[type].extensions[0];
}

/**
 * What a file can be by its name and by the type it was declared as; empty when they disagree, when neither says
 * anything, or when it is nothing we take. An unknown ending is a claim as well.
 */
export function claimedTypes(name: string, declared: string): MediaType[] {
  const ending = endingOf(name);
  const spelled = plainType(declared);
  if (ending === undefined && spelled === undefined) return [];
  return mediaTypes.filter((type) => {
    const { extensions, spellings }: AcceptedType = accepted[type];
    const isNamedSo = ending === undefined || extensions.includes(ending);
    return isNamedSo && (spelled === undefined || spelled === type || spellings.includes(spelled));
  });
}

/** The same where the two disagree: then either may be right, and only the bytes know. Empty when neither says anything. */
export function likelyTypes(name: string, declared: string): MediaType[] {
  const agreed = claimedTypes(name, declared);
  if (agreed.length > 0) return agreed;
  return [...new Set([...claimedTypes(name, ""), ...claimedTypes("", declared)])];
}

/** A name with the ending of what the file is; one that has such an ending stays as it is. */
export function truthfulName(name: string, type: MediaType): string {
  const { extensions }: AcceptedType = accepted[type];
  const ending = endingOf(name);
  if (name === "" || (ending !== undefined && extensions.includes(ending))) return name;
  return `${name.replace(/\.[a-z\d]{1,5}$/i, "")}.${extensionOf(type)}`;
}

function endingOf(name: string): string | undefined {
  const dot = name.lastIndexOf(".");
  return dot < 0
    ? undefined
    : name
        .slice(dot + 1)
        .trim()
        .toLowerCase();
}

/** Without parameters such as codecs; undefined when nothing was said. */
function plainType(declared: string): string | undefined {
  const [type = ""] = declared.split(";");
  const spelled = type.trim().toLowerCase();
  return spelled === "" || spelled === "application/octet-stream" ? undefined : spelled;
}

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const foreignToNames = /[/\\:*?"<>|]/g;

/** A name fit to be shown and to be saved under; never used to store anything. */
export function cleanFileName(name: string): string {
  const line = name.toWellFormed().replace(unseen, "").replace(foreignToNames, "_").replace(/\s+/g, " ").trim();
  const shown = line.replace(/^\.+/, "");
  if (shown.length <= maxFileNameLength) return shown;
  const dot = shown.lastIndexOf(".");
  const ending = dot > 0 && shown.length - dot <= 10 ? shown.slice(dot) : "";
  return (shown.slice(0, maxFileNameLength - ending.length) + ending).toWellFormed();
}
