/**
 * The only reader of the browser's languages. Some browsers say `c`, `C.UTF-8` or `en_US`, and `Intl` throws on a tag
 * that is not well-formed: what can be understood is repaired, the rest is left out.
 */
export function readerLanguages(
  said: readonly string[] = [navigator.language, ...(navigator.languages ?? [])],
): readonly string[] {
  return said.flatMap((tag) => {
    try {
      return Intl.getCanonicalLocales(tag.replace(/\..*/, "").replace("_", "-"));
    } catch {
      return [];
    }
  });
}

/** What the reader's browser is set to. A bare `en` would write dates the American way. */
export function readerLocale(said?: readonly string[]): string {
  const [preferred = "en"] = readerLanguages(said);
  return preferred === "en" ? "en-GB" : preferred;
}
