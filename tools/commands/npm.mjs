import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { cache, root } from "./paths.mjs";
import { say, stopWith } from "./sentence.mjs";

const oldestMajor = 10;
/** Runs on every Node that may start us. */
const newer = {
  version: "10.9.8",
  integrity: "sha512-fYwb6ODSmHkqrJQQaCxY3M2lPf/mpgC7ik0HSzzIwG5CGtabRp4bNqikatvCoT42b5INQSqudVH0R7yVmC9hVg==",
};

/** Runs npm; where Debian's npm 9 is installed, which stumbles over our lockfile, a newer one that is fetched once. */
export function npm(words) {
  if (majorOfInstalled() >= oldestMajor) return installedNpm(words, root);
  return spawnSync(process.execPath, [newerNpm(), ...words], quiet(root));
}

function newerNpm() {
  const folder = join(cache, `npm-${newer.version}`);
  const script = join(folder, "node_modules/npm/bin/npm-cli.js");
  if (existsSync(script)) return script;
  say(`Fetching npm ${newer.version}, because the installed one is too old ...`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const file = `npm-${newer.version}.tgz`;
  installedNpm(["pack", `npm@${newer.version}`, "--silent"], folder);
  if (integrityOf(join(folder, file)) !== newer.integrity) {
    stopWith(`npm ${newer.version} could not be fetched. Is the package registry reachable?`);
  }
  installedNpm(["install", `./${file}`, "--prefix", folder, "--ignore-scripts", "--silent"], folder);
  return script;
}

function integrityOf(file) {
  if (!existsSync(file)) return undefined;
  return `sha512-${createHash("sha512").update(readFileSync(file)).digest("base64")}`;
}

function majorOfInstalled() {
  const { stdout } = installedNpm(["--version"], root, { stdio: ["ignore", "pipe", 2], encoding: "utf8" });
  return Number((stdout ?? "").split(".")[0]);
}

function installedNpm(words, cwd, more = {}) {
  const options = { ...quiet(cwd), ...more };
  const { npm_execpath: script } = process.env;
  if (script) return spawnSync(process.execPath, [script, ...words], options);
  return spawnSync("npm", words, { ...options, shell: process.platform === "win32" });
}

/** What npm says goes to the terminal as ours does: not into the output of a command. */
function quiet(cwd) {
  return { cwd, stdio: ["ignore", 2, 2] };
}
