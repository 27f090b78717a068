import { ApiError, problemOf } from "#api/errors.ts";

export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The server's sentence, or ours where there is none because something broke on the way. */
export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.message : fallback;
}

/** What a refused call says beside each of these fields. */
export function fieldErrorsOf(error: unknown, fields: readonly string[]): FieldErrors {
  const said = Object.entries(problemOf(error)?.fields ?? {});
  return Object.fromEntries(said.filter(([name]) => fields.includes(name)));
}

/** When the server is ready to be asked again, if it says so. */
export function retryAtMs(error: unknown): number | undefined {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return seconds === undefined ? undefined : Date.now() + seconds * 1000;
}
