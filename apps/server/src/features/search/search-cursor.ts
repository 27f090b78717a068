import { AppError } from "#lib/app-error.ts";
import type { SearchPlace } from "#ports/memory-search.ts";

const cursorPattern = /^(title|text)\.(\d{1,15})$/;

export function cursorOf({ part, number }: SearchPlace): string {
  return Buffer.from(`${part}.${number}`).toString("base64url");
}

export function placeOf(cursor: string): SearchPlace {
  const [, part, number] = cursorPattern.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  if (part === undefined) throw new AppError("invalid_input", "We do not know this page");
  return { part: part === "title" ? "title" : "text", number: Number(number) };
}
