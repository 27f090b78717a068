import { problemOf } from "#api/errors.ts";

/** One sentence per refused field, as the server names them. */
export type FieldErrors = Readonly<Record<string, string>>;

export function fieldErrorsOf(error: unknown): FieldErrors {
  return problemOf(error)?.fields ?? {};
}

/** What was typed, letter by letter: a password may begin with a space. */
export function typedText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}

export function isEmpty(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}
