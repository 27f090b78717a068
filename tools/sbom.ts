import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { directPackages, idOf, type Lockfile, productionPackages, readLockfile } from "./production-packages.ts";
import { root } from "./source-files.ts";

interface Release {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/**
 * The packages of a release as a CycloneDX document. It follows from the lockfile alone: it has no time, and its serial
 * number is a hash of the rest, so the same release has the same document on every machine.
 */
export function sbomOf(lockfile: Lockfile, { name, version, license }: Release) {
  const packages = productionPackages(lockfile);
  const release = `pkg:npm/${name}@${version}`;
  const content = {
    metadata: {
      component: {
        "bom-ref": release,
        type: "application",
        name,
        version,
        licenses: licencesOf(license),
        purl: release,
      },
    },
    components: packages.map(componentOf),
    dependencies: [
      { ref: release, dependsOn: directPackages(lockfile).map(purlOf) },
      ...packages.map((one) => ({ ref: purlOf(idOf(one)), dependsOn: one.needs.map(purlOf) })),
    ],
  };
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    version: 1,
    ...content,
  };
}

function componentOf({ name, version, integrity, license, isOptional }: ReturnType<typeof productionPackages>[number]) {
  const purl = purlOf(idOf({ name, version }));
  const [group, rest] = name.startsWith("@") ? name.split("/") : [undefined, name];
  return {
    "bom-ref": purl,
    type: "library",
    ...(group ? { group } : {}),
    name: rest,
    version,
    scope: isOptional ? "optional" : "required",
    hashes: [{ alg: "SHA-512", content: Buffer.from(integrity.slice("sha512-".length), "base64").toString("hex") }],
    ...(license ? { licenses: licencesOf(license) } : {}),
    purl,
  };
}

function licencesOf(license: string) {
  return license.includes(" ") ? [{ expression: license }] : [{ license: { id: license } }];
}

/** In a package URL the @ of a scope is written as %40. */
function purlOf(id: string): string {
  return `pkg:npm/${id.replace(/^@/, "%40")}`;
}

/** A UUID of version 8, for values that follow from something else (RFC 9562). */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4] ?? "8";
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

export function sbomText(): string {
  const release: Release = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return `${JSON.stringify(sbomOf(readLockfile(), release), null, 2)}\n`;
}

if (import.meta.main) process.stdout.write(sbomText());
