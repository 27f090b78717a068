const usualLocale = "en-GB";

/**
 * The only reader of the browser's languages. Some browsers say `c`, `C.UTF-8` or `en_US`, and `Intl` throws on a tag
 * that is not well-formed: what can be understood is repaired, the rest is left out.
 */
export function readerLanguages(said: readonly string[] = saidByBrowser()): readonly string[] {
  return said.flatMap(wellFormed);
}

/** What the reader's browser is set to. A bare `en` would write dates the American way. */
export function readerLocale(said?: readonly string[]): string {
  const [preferred = usualLocale] = readerLanguages(said);
  return preferred === "en" ? usualLocale : preferred;
}

function saidByBrowser(): readonly string[] {
  return [navigator.language, ...(navigator.languages ?? [])];
}

function wellFormed(said: unknown): readonly string[] {
  if (typeof said !== "string") return [];
  const tag = said
    .trim()
    .replace(/[.@].*$/, "")
    .replaceAll("_", "-");
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}
