import { existsSync, globSync } from "node:fs";
import { join } from "node:path";

import type { EngineName } from "./engine.ts";

const programs = {
  firefox: firstOf("firefox-esr", "firefox"),
  webkitDriver: firstOf("WebKitWebDriver"),
  xvfb: firstOf("Xvfb"),
  /** WebKit's browser for tests, which no folder of PATH holds. */
  miniBrowser: globSync("/usr/{lib,lib64,libexec,lib/*}/webkit2gtk-4.*/MiniBrowser").toSorted().at(-1),
};
const programsOf = { firefox: ["firefox"], webkit: ["webkitDriver", "xvfb", "miniBrowser"] } as const;

export function isInstalled(name: EngineName): boolean {
  return programsOf[name].every((program) => programs[program] !== undefined);
}

export function pathOf(program: keyof typeof programs): string {
  const path = programs[program];
  if (path === undefined) throw new Error(`${program} is not installed; README.md names the packages`);
  return path;
}

function firstOf(...names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(":");
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
