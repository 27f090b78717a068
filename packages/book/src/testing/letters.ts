/** The scripts of the typesetter's fonts beside the Latin one, which stands in texts of every language. */
const scripts = (
  "Adlm Arab Armn Beng Bopo Cans Cher Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Mlym " +
  "Mong Mtei Mymr Nkoo Olck Orya Sinh Syrc Taml Telu Tfng Thaa Thai Tibt Yiii"
).split(" ");
const patterns = scripts.map((script) => [script, new RegExp(`\\p{Script=${script}}`, "u")] as const);

/** What a language is written in, where that is more than one script or another name for it. */
const together: Readonly<Record<string, readonly string[]>> = {
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
  Hans: ["Hani", "Bopo"],
  Hant: ["Hani", "Bopo"],
};

/** The name of the letters that most of `text` is in, where its language is not written in them. */
export function foreignLetters(text: string, language: string): string | undefined {
  const script = scriptOf(text.match(/\p{L}/gu) ?? []);
  return script === undefined || scriptsOf(language).includes(script) ? undefined : nameOfScript(script);
}

export function isLanguage(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag)) return false;
  return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(tag) !== undefined;
}

/** The one that most of the letters are in; none where that is Latin or too few to tell. */
function scriptOf(letters: readonly string[]): string | undefined {
  const counts = patterns.map(
    ([script, pattern]) => [script, letters.filter((letter) => pattern.test(letter)).length] as const,
  );
  const [most] = counts.toSorted(([, one], [, other]) => other - one);
  return most && most[1] > letters.length / 2 ? most[0] : undefined;
}

function scriptsOf(language: string): readonly string[] {
  const { script = "" } = language === "" ? {} : new Intl.Locale(language).maximize();
  return together[script] ?? [script];
}

function nameOfScript(script: string): string {
  return new Intl.DisplayNames("en", { type: "script" }).of(script) ?? script;
}
