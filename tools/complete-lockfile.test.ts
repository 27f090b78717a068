import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { completePackages } from "./complete-lockfile.ts";

const parent = {
  version: "1.2.3",
  dev: true,
  optionalDependencies: {
    "@tool/core-linux-x64-musl": "1.2.3",
    "@tool/core-win32-arm64-msvc": "1.2.3",
    "@tool/core-linux-x64-gnu": "1.2.3",
    "something-else": "1.2.3",
    "ranged-darwin-x64": "^1.0.0",
  },
} as const;

test("binaries of other platforms that the registry did not carry are listed again", () => {
  const known = { version: "1.2.3", optional: true } as const;

  const completed = completePackages({
    "node_modules/tool": parent,
    "node_modules/@tool/core-linux-x64-gnu": known,
  });

  expect(completed).toEqual({
    "node_modules/tool": parent,
    "node_modules/@tool/core-linux-x64-gnu": known,
    "node_modules/@tool/core-linux-x64-musl": {
      version: "1.2.3",
      optional: true,
      dev: true,
      os: ["linux"],
      cpu: ["x64"],
      libc: ["musl"],
    },
    "node_modules/@tool/core-win32-arm64-msvc": {
      version: "1.2.3",
      optional: true,
      dev: true,
      os: ["win32"],
      cpu: ["arm64"],
    },
  });
});

test("the lockfile lists every platform's binaries, so that `npm ci` takes it everywhere", () => {
  const lockfile = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8"));

  const completed = completePackages(lockfile.packages);

  expect(Object.keys(completed).length).toBe(Object.keys(lockfile.packages).length);
});
