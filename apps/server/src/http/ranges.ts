export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * What one `Range` header asks for of so many bytes. Undefined means all of it, as HTTP wants for what is not
 * understood; `unsatisfiable` lies beyond the end.
 */
export function parseRange(header: string | undefined, bytes: number): Range | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const count = Math.min(Number(last), bytes);
    return count === 0 ? "unsatisfiable" : { start: bytes - count, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= bytes ? "unsatisfiable" : { start, end };
}
