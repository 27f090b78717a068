const longestWords = 80;

/** What a stranger typed, fit for one line: no breaks, nothing that turns the line around, at most 80 characters. */
export function oneLine(words: string): string {
  const letters = Array.from(
    words
      .slice(0, 10 * longestWords)
      .toWellFormed()
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, " ")
      .trim(),
  );
  return letters.length > longestWords ? `${letters.slice(0, longestWords - 1).join("")}…` : letters.join("");
}

/** Left out when it holds an address: mail programs make links of those, and anyone can sign up anyone. */
export function nameToGreet(firstName: string): string {
  const name = oneLine(firstName);
  return /:\/\/|@|\.\p{L}{2,}/u.test(name) ? "" : name;
}
