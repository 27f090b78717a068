/**
 * The years of birth that two digits may stand for, the likelier one first: never in the future, rarely a century ago.
 */
export function birthYearGuesses(typed: string, thisYear: number): readonly number[] {
  if (!/^\d{2}$/.test(typed)) return [];
  const century = Math.floor(thisYear / 100) * 100;
  return [century - 100 + Number(typed), century + Number(typed)].filter((year) => year <= thisYear);
}
