import { spawnSync } from "node:child_process";
import { existsSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import { modules } from "./paths.mjs";
import { stopWith } from "./sentence.mjs";

const oldestStarter = 18;
const oldestRunner = 24;
const isWindows = process.platform === "win32";
export const installedNode = isWindows
  ? `node-win-${process.arch}/bin/node.exe`
  : `node-${process.platform}-${process.arch}/bin/node`;

/** The Node that started npm only has to install and start the one the product runs on. */
export function refuseOldNode() {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < oldestStarter) {
    stopWith(`Down Memory Lane needs Node ${oldestStarter} or newer to start; this is Node ${process.versions.node}.`);
  }
}

/** Node 24 from the lockfile, or the one on PATH where no package for this system exists. */
export function runnerNode() {
  const installed = join(modules, installedNode);
  if (existsSync(installed) && majorOf(installed) >= oldestRunner) return installed;
  if (isRunner()) return process.execPath;
  return stopWith(
    `There is no Node ${oldestRunner} package for ${process.platform} ${process.arch}. Please install Node ${oldestRunner} and try again.`,
  );
}

/** So that npm's scripts find Node 24 first. npm 11 does it too, npm 10 does not. */
export function linkRunner() {
  const link = join(modules, ".bin/node");
  if (isWindows || existsSync(link) || !existsSync(join(modules, installedNode))) return;
  rmSync(link, { force: true });
  symlinkSync(join("..", installedNode), link);
}

/** Whether this Node is new enough to run the product. */
export function isRunner() {
  return Number(process.versions.node.split(".")[0]) >= oldestRunner;
}

function majorOf(binary) {
  const { stdout } = spawnSync(binary, ["-p", "process.versions.node"], { encoding: "utf8" });
  return Number((stdout ?? "").split(".")[0]);
}
