import { type Setting, settings } from "./settings.ts";

/** Shorter ones would be found inside ordinary words. */
const shortestSecret = 4;

/** Every secret in the environment, also as it is written inside an address, so that no output contains one. */
export function secretValuesIn(env: Readonly<Record<string, string | undefined>> = process.env): readonly string[] {
  const found = Object.entries<Setting>(settings)
    .filter(([, { isSecret }]) => isSecret)
    .flatMap(([name]) => formsOf(env[name] ?? ""));
  return [...new Set(found)].filter((form) => form.length >= shortestSecret).toSorted(longestFirst);
}

function formsOf(value: string): readonly string[] {
  const password = URL.parse(value)?.password ?? "";
  return [value, encodeURIComponent(value), password, decoded(password)];
}

function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length;
}
