export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * What one `Range` header asks for of so many bytes. Undefined means all of it, as HTTP wants for what is not
 * understood; `unsatisfiable` lies beyond the end.
 */
export function parseRange(header: string | undefined, bytes: number): Range | "unsatisfiable" | undefined {
  const found = /^bytes=(?:(?<first>\d{1,15})-(?<last>\d{0,15})|-(?<count>\d{1,15}))$/.exec(
    header?.trim() ?? "",
  )?.groups;
  if (!found) return undefined;
  const { first, last, count } = found;
  return first === undefined ? ending(Number(count), bytes) : between(Number(first), last || undefined, bytes);
}

function ending(count: number, bytes: number): Range | "unsatisfiable" {
  const given = Math.min(count, bytes);
  return given === 0 ? "unsatisfiable" : { start: bytes - given, end: bytes - 1 };
}

function between(start: number, last: string | undefined, bytes: number): Range | "unsatisfiable" | undefined {
  const end = Math.min(Number(last ?? bytes), bytes - 1);
  if (last !== undefined && Number(last) < start) return undefined;
  return start >= bytes ? "unsatisfiable" : { start, end };
}
