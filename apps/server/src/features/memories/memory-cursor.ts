import { AppError } from "#lib/app-error.ts";

/** A memory's position in the order of its timeline. */
export interface MemoryPlace {
  readonly happenedOn: number;
  readonly createdAt: number;
  readonly id: string;
}

const cursorPattern = /^(\d{1,9})\.(\d{1,15})\.([\da-f-]{36})$/;

export function cursorOf({ happenedOn, createdAt, id }: MemoryPlace): string {
  return Buffer.from(`${happenedOn}.${createdAt}.${id}`).toString("base64url");
}

export function placeOf(cursor: string): MemoryPlace {
  const [, happenedOn, createdAt, id] = cursorPattern.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  if (id === undefined) throw new AppError("invalid_input", "We can't find this page");
  return { happenedOn: Number(happenedOn), createdAt: Number(createdAt), id };
}
