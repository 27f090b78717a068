import { expect, test } from "vitest";

import { refusedLicences } from "./licences.ts";
import { productionPackages, readLockfile } from "./production-packages.ts";

test("every package of a release has a licence that a product under the MIT licence may contain", () => {
  const packages = productionPackages(readLockfile());

  expect(packages.length).toBeGreaterThan(100);
  expect(refusedLicences(packages)).toEqual([]);
});

test.for(["GPL-3.0-only", "AGPL-3.0-or-later", "MIT AND GPL-2.0-only", "UNLICENSED", "SSPL-1.0", "constructor"])(
  "%s is refused",
  (license) => {
    expect(refusedLicences([{ name: "planted", version: "1.0.0", license }])).toEqual([
      `planted@1.0.0 has the licence ${license}`,
    ]);
  },
);

test("a package without a licence is refused", () => {
  expect(refusedLicences([{ name: "planted", version: "1.0.0" }])).toEqual(["planted@1.0.0 names no licence"]);
});

test("one of several licences is enough where the package lets us choose, otherwise all count", () => {
  const licences = ["(MIT OR GPL-3.0-only)", "MIT AND ISC", "(MIT AND Apache-2.0)"];

  expect(refusedLicences(licences.map((license) => ({ name: "planted", version: "1.0.0", license })))).toEqual([]);
});

test("a licence that is allowed for some packages is refused for another", () => {
  const license = "LGPL-3.0-or-later";

  expect(refusedLicences([{ name: "@img/sharp-libvips-linux-x64", version: "1.0.0", license }])).toEqual([]);
  expect(refusedLicences([{ name: "planted", version: "1.0.0", license }])).toHaveLength(1);
});
