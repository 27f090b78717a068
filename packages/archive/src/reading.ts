import type { SourceFile } from "./entries.ts";
import { UnreadableFileError, problem } from "./report.ts";
import { utf8OrNull } from "./zip/names.ts";

const megabyte = 1024 * 1024;

/** A whole file in memory; only for what is small by nature, and refused when it is not. */
export async function readBytes(file: SourceFile, mostBytes: number, signal?: AbortSignal): Promise<Buffer> {
  if (file.bytes > mostBytes) {
    const sentence = `It is larger than ${Math.floor(mostBytes / megabyte)} MB, which is more than such a file can have`;
    throw new UnreadableFileError(problem(file.path, "too-large", sentence));
  }
  const bytes = Buffer.allocUnsafe(file.bytes);
  let length = 0;
  for await (const piece of file.open(signal)) {
    bytes.set(piece, length);
    length += piece.length;
  }
  return bytes.subarray(0, length);
}

/** Files of old programs may not be UTF-8; those are read as Windows-1252. */
export async function readText(file: SourceFile, mostBytes: number, signal?: AbortSignal): Promise<string> {
  const bytes = await readBytes(file, mostBytes, signal);
  return utf8OrNull(bytes) ?? new TextDecoder("windows-1252").decode(bytes);
}

export async function readJson(file: SourceFile, mostBytes: number, signal?: AbortSignal): Promise<unknown> {
  const bytes = await readBytes(file, mostBytes, signal);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UnreadableFileError(problem(file.path, "not-json", "It should be JSON and is not, or only a part of it"));
  }
}

/** Only the start of a file, of which the rest stays unread. */
export async function readStart(file: SourceFile, bytes: number, signal?: AbortSignal): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of file.open(signal)) {
    pieces.push(piece);
    length += piece.length;
    if (length >= bytes) break;
  }
  return Buffer.concat(pieces).subarray(0, bytes);
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** A name without its ending. */
export function stemOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(0, dot) : name;
}

/** With its dot, in small letters. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot).toLowerCase() : "";
}
