let known: { readonly locale: string; readonly rules: Intl.PluralRules } | undefined;

/**
 * Which form of a word goes with a count, where there are many at once on the first screen. A plural text also asks how
 * numbers are written, and a slow phone needs a tenth of a second to find that out.
 */
export function pluralForm(count: number, locale: string): Intl.LDMLPluralRule {
  if (known?.locale !== locale) known = { locale, rules: new Intl.PluralRules(locale) };
  return known.rules.select(count);
}
