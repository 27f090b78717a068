import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";

import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { expect, test } from "vitest";

import { root } from "./source-files.ts";

const needed = ["package.json", "package-lock.json", "tsconfig.base.json", "tools", "packages", "apps/web"];
const surroundings = pathToFileURL(join(import.meta.dirname, "other-surroundings.mjs")).href;

test.runIf(isLongTest)(
  "two builds in different folders, times, time zones and languages are the same, byte for byte",
  { timeout: 900_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), "lane-builds-"));
    try {
      const one = hashesOfBuild(join(folder, "one"), { TZ: "UTC", LC_ALL: "C" });
      const other = hashesOfBuild(join(folder, "another folder/deeper down"), {
        TZ: "Pacific/Auckland",
        LC_ALL: "lt_LT.UTF-8",
        NODE_OPTIONS: `--import=${surroundings}`,
      });

      for (const part of ["index.html", "operator/index.html", "restore/index.html", "s/index.html", "sw.js.br"])
        expect(Object.keys(one)).toContain(part);
      expect(Object.keys(one)).toContain("viewer/index.html");
      expect(Object.keys(one).some((name) => name.endsWith(".woff2"))).toBe(true);
      expect(other).toEqual(one);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

/** Builds in a working copy of its own. */
function hashesOfBuild(copy: string, env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  for (const place of needed) cpSync(join(root, place), join(copy, place), { recursive: true, filter: isSource });
  copyPackages(copy);
  const program = 'import("./tools/commands/build-web.mjs").then(({ ensureWebBuilt }) => ensureWebBuilt())';
  const { status, stderr } = spawnSync(process.execPath, ["--eval", program], {
    cwd: copy,
    encoding: "utf8",
    env: { ...withoutTestRunner(), ...env },
  });
  expect(status, stderr).toBe(0);
  return hashesIn(join(copy, "apps/web/dist"));
}

/** The build behaves differently where these say that it runs in a test. */
function withoutTestRunner(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, VITEST: _runner, LANG: _language, NODE_OPTIONS: _options, ...others } = process.env;
  return others;
}

function isSource(path: string): boolean {
  return !["node_modules", "dist"].includes(basename(path));
}

/** Linked files take no room and no time; a folder for temporary files on another disk gets copies. */
function copyPackages(copy: string): void {
  mkdirSync(copy, { recursive: true });
  const packages = [join(root, "node_modules"), join(copy, "node_modules")];
  if (spawnSync("cp", ["-al", ...packages]).status === 0) return;
  rmSync(join(copy, "node_modules"), { recursive: true, force: true });
  expect(spawnSync("cp", ["-a", ...packages]).status).toBe(0);
}

function hashesIn(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path), createHash("sha256").update(readFileSync(path)).digest("hex")]),
  );
}
