/**
 * The only place that reads the browser's languages. Some browsers report `c`, `C.UTF-8` or `en_US`, and `Intl` throws
 * on a malformed tag: such tags are repaired where possible, else left out.
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

/** The reader's locale from the browser. A bare `en` would format dates the American way. */
export function readerLocale(said?: readonly string[]): string {
  const [preferred = "en"] = readerLanguages(said);
  return preferred === "en" ? "en-GB" : preferred;
}
