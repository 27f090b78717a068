import { readFileSync } from "node:fs";
import { join } from "node:path";

import { licenceOf } from "./licences.ts";
import { root } from "./source-files.ts";

interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: true;
  readonly optional?: true;
  readonly link?: true;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  /** `sha512-` and base64, as npm compares it. */
  readonly integrity: string;
  readonly license?: string;
  readonly isOptional: boolean;
  /** `name@version` of what it depends on. */
  readonly needs: readonly string[];
}

/**
 * Packages for development whose content the web app is built with and contains. The lockfile lists them with the
 * tools, because the server does without them.
 */
const inTheBuild = [
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource-variable/fraunces",
  "rolldown",
  "tailwindcss",
];

export function readLockfile(): Lockfile {
  const lockfile: Lockfile = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return lockfile;
}

/** Every package of others that is part of a release, once for each version, sorted. */
export function productionPackages({ packages }: Lockfile): ProductionPackage[] {
  const found = new Map<string, ProductionPackage>();
  for (const [place, locked] of Object.entries(packages)) {
    if (!isInProduction(place, locked)) continue;
    const one = toPackage(packages, place, locked);
    const known = found.get(idOf(one));
    // The same version may be there twice; it is optional only if nothing needs either.
    const isOptional = one.isOptional && (known?.isOptional ?? true);
    const needs = [...new Set([...(known?.needs ?? []), ...one.needs])].toSorted(byLetters);
    found.set(idOf(one), { ...one, isOptional, needs });
  }
  return [...found.values()].toSorted((one, other) => byLetters(idOf(one), idOf(other)));
}

export function idOf({ name, version }: Pick<ProductionPackage, "name" | "version">): string {
  return `${name}@${version}`;
}

/** What our own modules depend on directly. */
export function directPackages({ packages }: Lockfile): string[] {
  const own = Object.keys(packages).filter((place) => place === "" || /^(?:apps|packages)\//.test(place));
  const ids = own.filter((place) => !place.includes("node_modules/")).flatMap((place) => needsOf(packages, place));
  const built = inTheBuild.flatMap((name) => {
    const version = packages[`node_modules/${name}`]?.version;
    return version ? [idOf({ name, version })] : [];
  });
  return [...new Set([...ids, ...built])].toSorted(byLetters);
}

function isInProduction(place: string, { dev, link }: LockedPackage): boolean {
  if (link || !place.includes("node_modules/")) return false;
  return !dev || inTheBuild.some((name) => place === `node_modules/${name}`);
}

function toPackage(packages: Lockfile["packages"], place: string, locked: LockedPackage): ProductionPackage {
  const { name = nameAt(place), version, integrity, optional = false } = locked;
  if (!version || !integrity) throw new Error(`package-lock.json has no version or no hash for ${place}`);
  const license = licenceOf({ ...locked, name, version });
  const needs = locked.dev ? [] : needsOf(packages, place);
  return { name, version, integrity, isOptional: optional, needs, ...(license ? { license } : {}) };
}

function needsOf(packages: Lockfile["packages"], place: string): string[] {
  return needsAt(packages, place).flatMap((found) => {
    const { name = nameAt(found), version, link } = packages[found] ?? {};
    return link || !version ? [] : [idOf({ name, version })];
  });
}

/** The places of everything that the package at this place needs when it runs. */
export function needsAt(packages: Lockfile["packages"], place: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[place] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const names = new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]);
  return [...names].flatMap((name) => placeOf(packages, place, name) ?? []);
}

/** Where Node finds a package that the one at `from` imports: beside it, or in a folder further up. */
function placeOf(packages: Lockfile["packages"], from: string, name: string): string | undefined {
  const here = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[here]) return here;
  if (from === "") return undefined;
  const folder = from.lastIndexOf("node_modules/");
  return placeOf(packages, folder > 0 ? from.slice(0, folder - 1) : "", name);
}

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** Not by the reader's language: the order must be the same on every machine. */
function byLetters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
