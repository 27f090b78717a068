import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { placesToRemove } from "./keep-server-packages.ts";
import { type Lockfile, readLockfile } from "./production-packages.ts";
import { sbomOf, sbomText } from "./sbom.ts";

const lockfile = readLockfile();
const release = { name: "product", version: "1.2.3", license: "MIT" };

test("the document has what CycloneDX 1.6 requires", () => {
  expect(JSON.parse(sbomText())).toEqual({
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: expect.stringMatching(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    ),
    version: 1,
    metadata: { component: expect.objectContaining({ type: "application", name: "down-memory-lane" }) },
    components: expect.any(Array),
    dependencies: expect.any(Array),
  });
});

test("every package has an address, one licence and the hash that npm compares", () => {
  const { components } = sbomOf(lockfile, release);

  for (const one of components) {
    const id = one.group ? `${one.group.replace("@", "%40")}/${one.name}` : one.name;
    expect(one).toEqual({
      ...one,
      "bom-ref": one.purl,
      type: "library",
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      scope: expect.stringMatching(/^(?:required|optional)$/),
      hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
      licenses: [expect.toSatisfy(isLicence)],
      purl: `pkg:npm/${id}@${one.version}`,
    });
  }
});

test("every package is there once, and dependencies name only packages that are there", () => {
  const { components, dependencies } = sbomOf(lockfile, release);

  const references = components.map((one) => one["bom-ref"]);
  expect(new Set(references).size).toBe(references.length);
  expect(new Set(dependencies.map(({ ref }) => ref)).size).toBe(references.length + 1);
  const known = new Set(references);
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
});

test("every package that is not only for development is in it, and nothing else but what the web app contains", () => {
  const listed = new Set(sbomOf(lockfile, release).components.map(({ purl }) => purl));

  const locked = Object.entries(lockfile.packages).filter(
    ([place, { link }]) => place.includes("node_modules/") && !link,
  );
  const purls = (isDev: boolean) => locked.filter(([, { dev }]) => (dev ?? false) === isDev).map(purlAt);
  expect(purls(false).length).toBeGreaterThan(300);
  expect(purls(false).filter((purl) => !listed.has(purl))).toEqual([]);
  const inProduction = new Set(purls(false));
  const onlyForDevelopment = purls(true).filter((purl) => !inProduction.has(purl));
  expect(
    onlyForDevelopment
      .filter((purl) => listed.has(purl))
      .map(withoutVersion)
      .toSorted(),
  ).toEqual([
    "pkg:npm/%40fontsource-variable/atkinson-hyperlegible-next",
    "pkg:npm/%40fontsource-variable/fraunces",
    "pkg:npm/rolldown",
    "pkg:npm/tailwindcss",
  ]);
  expect(listed).toContain(`pkg:npm/onnxruntime-web@${lockfile.packages["node_modules/onnxruntime-web"]?.version}`);
});

test("the document names its dependencies as Node finds them", () => {
  const planted: Lockfile = {
    packages: {
      "": {},
      "apps/server": { dependencies: { "@a/one": "1.0.0", "@own/rules": "1.0.0" } },
      "packages/rules": {},
      "node_modules/@own/rules": { link: true, resolved: "packages/rules" },
      "node_modules/@a/one": locked("1.0.0", { dependencies: { two: "^2.0.0" } }),
      "node_modules/@a/one/node_modules/two": locked("2.0.0", { optional: true }),
      "node_modules/two": locked("1.0.0", { dev: true }),
    },
  };

  const document = sbomOf(planted, release);

  expect(document.components.map(({ purl, scope }) => [purl, scope])).toEqual([
    ["pkg:npm/%40a/one@1.0.0", "required"],
    ["pkg:npm/two@2.0.0", "optional"],
  ]);
  expect(document.dependencies).toEqual([
    { ref: "pkg:npm/product@1.2.3", dependsOn: ["pkg:npm/%40a/one@1.0.0"] },
    { ref: "pkg:npm/%40a/one@1.0.0", dependsOn: ["pkg:npm/two@2.0.0"] },
    { ref: "pkg:npm/two@2.0.0", dependsOn: [] },
  ]);
  expect(placesToRemove(planted)).toEqual(["node_modules/two"]);
});

test("the same lockfile has the same document, another one has another serial number", () => {
  const { "node_modules/zod": _, ...others } = lockfile.packages;
  const changed = sbomOf({ packages: others }, release);

  expect(JSON.stringify(sbomOf(lockfile, release))).toBe(JSON.stringify(sbomOf(structuredClone(lockfile), release)));
  expect(changed.serialNumber).not.toBe(sbomOf(lockfile, release).serialNumber);
});

test("the document names no registry, no folder of this machine and no time", () => {
  const [, ...content] = sbomText().split('"bomFormat"');

  expect(content.join("")).not.toMatch(
    /https?:|file:|\/(?:home|root|tmp|usr|var|Users)\/|"timestamp"|\d{4}-\d\d-\d\dT/,
  );
});

/** An expression has several licences, and one alone is named by its SPDX id. */
function isLicence(one: object): boolean {
  return /^\{"expression":"[^"]+ (?:AND|OR) [^"]+"\}$|^\{"license":\{"id":"[\w.-]+"\}\}$/.test(JSON.stringify(one));
}

function locked(version: string, more = {}): Locked {
  const integrity = `sha512-${createHash("sha512").update(version).digest("base64")}`;
  return { version, integrity, license: "MIT", ...more };
}

type Locked = Lockfile["packages"][string];

function purlAt([place, { name, version }]: [string, Locked]): string {
  const words = name ?? place.replace(/^.*node_modules\//, "");
  return `pkg:npm/${words.replace("@", "%40")}@${version}`;
}

function withoutVersion(purl: string): string {
  return purl.replace(/@[^@]*$/, "");
}
