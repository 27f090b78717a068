const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const withArticle = new Set("AE BS CD CF CG DO GB GM IM IO KM MV NL PH PS TF US".split(" "));
const ownNames: Readonly<Record<string, string>> = { CD: "Congo", CG: "Congo", HK: "Hong Kong", MO: "Macao" };

const known = new Map<string, string | null>();

/** A country as it stands in the middle of an English sentence: “the Netherlands”, “Spain”. */
export function countryName(code: string): string | null {
  const name = known.get(code) ?? nameOf(code);
  known.set(code, name);
  return name;
}

function nameOf(code: string): string | null {
  const given = /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined;
  if (given === undefined) return null;
  const name = (ownNames[code] ?? given).replace(/ \(.*\)$/, "").replaceAll(" & ", " and ");
  return withArticle.has(code) || name.endsWith(" Islands") ? `the ${name}` : name;
}
