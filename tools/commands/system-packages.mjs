import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { say, stopWith } from "./sentence.mjs";

/** Programs the tests use that npm does not provide. */
const needed = [
  { what: "Chromium", debianPackages: ["chromium"], isThere: () => findChromium() !== undefined },
  { what: "PostgreSQL 15 or newer", debianPackages: ["postgresql"], isThere: hasPostgres },
];

/** Programs without which some tests are skipped. Where a change is judged, the engines of other browsers must be there. */
const wanted = [
  { what: "Firefox", debianPackages: ["firefox-esr"], isThere: hasFirefox, tests: "Firefox", isForCi: true },
  {
    what: "WebKit and Xvfb",
    debianPackages: ["webkit2gtk-driver", "xvfb", "gstreamer1.0-plugins-bad"],
    isThere: hasWebkit,
    tests: "WebKit",
    isForCi: true,
  },
  { what: "Ceph's S3 server", debianPackages: ["radosgw", "ceph-mon", "ceph-osd"], isThere: hasCeph, tests: "S3" },
  { what: "ffmpeg", debianPackages: ["ffmpeg"], isThere: hasFfmpeg, tests: "video and sound" },
  { what: "qpdf and Poppler", debianPackages: ["qpdf", "poppler-utils"], isThere: hasPdfTools, tests: "finished PDFs" },
  { what: "HAProxy", debianPackages: ["haproxy"], isThere: hasHaproxy, tests: "several processes behind a balancer" },
  { what: "libfaketime", debianPackages: ["libfaketime"], isThere: hasFaketime, tests: "jumps of the clock" },
  { what: "strace", debianPackages: ["strace"], isThere: hasStrace, tests: "what survives a power cut" },
];

/** Programs that make the tests faster: the same browser without windows needs half the processor time. */
const better = [
  { what: "Chromium without windows", debianPackages: ["chromium-headless-shell"], isThere: hasHeadlessShell },
];

/** Installs the packages from Debian where that is possible, and says what to do where it is not. */
export function ensureSystemPackages() {
  const missing = needed.filter(({ isThere }) => !isThere());
  if (missing.length > 0 && !install(missing)) {
    stopWith(`The tests need ${namesOf(missing)}. Please install it ${howTo(missing)} and try again.`);
  }
  for (const one of better.filter(({ isThere }) => !isThere())) install([one]);
  for (const one of wanted.filter(({ isThere }) => !isThere())) {
    if (install([one])) continue;
    const lack = `they need ${one.what} ${howTo([one])}.`;
    if (one.isForCi && process.env.CI === "true")
      stopWith(`The tests of ${one.tests} must run where CI is true: ${lack}`);
    say(`The tests of ${one.tests} are skipped: ${lack}`);
  }
}

/** Returns whether the packages are there afterwards. */
function install(missing) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  say(`Installing ${namesOf(missing)} from Debian's packages ...`);
  const options = { stdio: ["ignore", "ignore", 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-q"], options);
  spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packagesOf(missing)], options);
  return missing.every(({ isThere }) => isThere());
}

function namesOf(programs) {
  return programs.map(({ what }) => what).join(" and ");
}

function packagesOf(programs) {
  return programs.flatMap(({ debianPackages }) => debianPackages);
}

function howTo(programs) {
  return `(on Debian: apt-get install ${packagesOf(programs).join(" ")})`;
}

/** CHROMIUM_PATH names the browser; otherwise the first one on PATH is used. */
export function findChromium() {
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  return [process.env.CHROMIUM_PATH, ...names.flatMap(placesOf)].find((file) => file && existsSync(file));
}

/** The possible paths of a program on PATH. */
function placesOf(name) {
  const { PATH: path = "" } = process.env;
  return path.split(":").map((folder) => join(folder, name));
}

function areOnPath(programs) {
  return programs.every((program) => placesOf(program).some((file) => existsSync(file)));
}

function hasHeadlessShell() {
  return areOnPath(["chromium-headless-shell"]);
}

function hasFirefox() {
  return ["firefox-esr", "firefox"].some((name) => areOnPath([name]));
}

/** MiniBrowser, which the driver starts, comes with the library that it needs. */
function hasWebkit() {
  return areOnPath(["WebKitWebDriver", "Xvfb"]) && hasEncoderOfWebkit();
}

/** Without it, WebKit plays sound but cannot record any. */
function hasEncoderOfWebkit() {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib") : [];
  return folders.some((name) => existsSync(join("/usr/lib", name, "gstreamer-1.0/libgsttranscode.so")));
}

function hasFfmpeg() {
  return areOnPath(["ffmpeg", "ffprobe"]);
}

function hasPdfTools() {
  return areOnPath(["qpdf", "pdftotext", "pdffonts", "pdfimages"]);
}

function hasHaproxy() {
  return areOnPath(["haproxy"]) || existsSync("/usr/sbin/haproxy");
}

function hasFaketime() {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib") : [];
  return folders.some((name) => existsSync(join("/usr/lib", name, "faketime/libfaketimeMT.so.1")));
}

function hasStrace() {
  return areOnPath(["strace"]);
}

function hasPostgres() {
  const { stdout } = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  return Boolean(stdout) && existsSync(join(stdout.trim(), "initdb"));
}

function hasCeph() {
  return areOnPath(["ceph", "ceph-mon", "ceph-osd", "radosgw", "radosgw-admin"]);
}
