/** The years that two digits may stand for, the likelier one first: nobody is born tomorrow, and few are over a hundred. */
export function birthYearGuesses(typed: string, thisYear: number): readonly number[] {
  if (!/^\d{2}$/.test(typed)) return [];
  const century = Math.floor(thisYear / 100) * 100;
  return [century - 100 + Number(typed), century + Number(typed)].filter((year) => year <= thisYear);
}
