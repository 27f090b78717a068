import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { say, stopWith } from "./sentence.mjs";

/** Programs the tests drive that npm does not carry. */
const needed = [
  { what: "Chromium", debianPackage: "chromium", isThere: () => findChromium() !== undefined },
  { what: "PostgreSQL 15 or newer", debianPackage: "postgresql", isThere: hasPostgres },
];

/** Installs them from Debian's packages where that is possible, and says what to do where it is not. */
export function ensureSystemPackages() {
  const missing = needed.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  const packages = missing.map(({ debianPackage }) => debianPackage);
  const names = missing.map(({ what }) => what).join(" and ");
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) {
    stopWith(
      `The tests need ${names}. Please install it (on Debian: apt-get install ${packages.join(" ")}) and try again.`,
    );
  }
  say(`Installing ${names} from Debian's packages ...`);
  const options = { stdio: ["ignore", "ignore", 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-q"], options);
  const { status } = spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], options);
  if (status !== 0 || missing.some(({ isThere }) => !isThere())) stopWith(`${names} could not be installed.`);
}

/** CHROMIUM_PATH names one by hand; otherwise the first on PATH. */
export function findChromium() {
  const { CHROMIUM_PATH: given, PATH: path = "" } = process.env;
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  const places = names.flatMap((name) => path.split(":").map((folder) => join(folder, name)));
  return [given, ...places].find((file) => file && existsSync(file));
}

function hasPostgres() {
  const { stdout } = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  return Boolean(stdout) && existsSync(join(stdout.trim(), "initdb"));
}
