import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { installedNode } from "./node.mjs";
import { cache, root } from "./paths.mjs";
import { say, stopWith } from "./sentence.mjs";

/** On an older Node, npm leaves out the native parts of packages that ask for a newer one. */
const oldestNode = [20, 19];
/** Older ones, such as Debian's, stumble over our lockfile. */
const oldestNpm = 10;
/** Runs on every Node that may start us. */
const newerNpm = {
  name: "npm",
  version: "10.9.8",
  integrity: "sha512-fYwb6ODSmHkqrJQQaCxY3M2lPf/mpgC7ik0HSzzIwG5CGtabRp4bNqikatvCoT42b5INQSqudVH0R7yVmC9hVg==",
};

/** Runs npm in our folder. Where the installed Node or npm is too old for our packages, newer ones are fetched first. */
export function npm(words) {
  const node = isOldNode() ? fetchedNode() : process.execPath;
  if (node === process.execPath && majorOfInstalledNpm() >= oldestNpm) return installedNpm(words, root);
  return spawnSync(node, [join(fetched(newerNpm), "bin/npm-cli.js"), ...words], inTerminal(root));
}

function isOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
}

/** The Node that the product runs on. */
function fetchedNode() {
  const [name] = installedNode.split("/");
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const locked = packages[`node_modules/${name}`];
  if (!locked) return process.execPath;
  return join(fetched({ name, ...locked }), installedNode.slice(name.length + 1));
}

/** The folder of a package that was fetched before the others, and compared with its hash. */
function fetched({ name, version, integrity }) {
  const folder = join(cache, `${name}-${version}`);
  const unpacked = join(folder, "node_modules", name);
  if (existsSync(join(unpacked, "package.json"))) return unpacked;
  say(`Fetching ${name} ${version}, because the installed one is too old ...`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const file = `${name}-${version}.tgz`;
  installedNpm(["pack", `${name}@${version}`, "--silent"], folder);
  if (integrityOf(join(folder, file)) !== integrity) {
    stopWith(`${name} ${version} could not be fetched. Is the package registry reachable?`);
  }
  installedNpm(["install", `./${file}`, "--prefix", folder, "--ignore-scripts", "--silent"], folder);
  return unpacked;
}

function integrityOf(file) {
  if (!existsSync(file)) return undefined;
  return `sha512-${createHash("sha512").update(readFileSync(file)).digest("base64")}`;
}

function majorOfInstalledNpm() {
  const { stdout } = installedNpm(["--version"], root, { stdio: ["ignore", "pipe", 2], encoding: "utf8" });
  return Number((stdout ?? "").split(".")[0]);
}

function installedNpm(words, cwd, more = {}) {
  const options = { ...inTerminal(cwd), ...more };
  const { npm_execpath: script } = process.env;
  if (script) return spawnSync(process.execPath, [script, ...words], options);
  return spawnSync("npm", words, { ...options, shell: process.platform === "win32" });
}

/** What npm says goes to the terminal as ours does: not into the output of a command. */
function inTerminal(cwd) {
  return { cwd, stdio: ["ignore", 2, 2] };
}
