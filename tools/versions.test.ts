import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { root } from "./source-files.ts";

interface Package {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const { version: product } = packageAt("package.json");

test("every package has the version of the product, and asks for no other of its neighbours", () => {
  const places = globSync(["package.json", "{packages,apps}/*/package.json", "{e2e,bench,tools}/package.json"], {
    cwd: root,
  });

  expect(places.length).toBeGreaterThan(10);
  expect(places.filter((place) => !isOfThisVersion(packageAt(place)))).toEqual([]);
});

test("the lockfile has that version, too", () => {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  const own = Object.keys(packages).filter((place) => !place.includes("node_modules"));

  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((place) => !isOfThisVersion(packages[place] ?? {}))).toEqual([]);
});

function isOfThisVersion({ version, dependencies = {}, devDependencies = {} }: Package): boolean {
  const needed = Object.entries({ ...dependencies, ...devDependencies });
  const ours = needed.filter(([name]) => name.startsWith("@lane/")).map(([, wanted]) => wanted);
  return [version, ...ours].every((one) => one === product);
}

function packageAt(place: string): Package {
  const read: Package = JSON.parse(readFileSync(join(root, place), "utf8"));
  return read;
}
