import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../../..");
const ownPackages = "@lane";

export interface Checkout {
  readonly folder: string;
  /** The server of that version. */
  readonly program: string;
  remove(): Promise<void>;
}

/** Undefined where the commit is unknown, as in a clone without the whole history. */
export async function checkOut(commit: string): Promise<Checkout | undefined> {
  const isKnown = await run("git", ["cat-file", "-e", `${commit}^{tree}`], { cwd: root }).then(
    () => true,
    () => false,
  );
  if (!isKnown) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "lane-checkout-"));
  const archive = join(folder, "sources.tar");
  await run("git", ["archive", "--output", archive, commit], { cwd: root });
  await run("tar", ["-xf", archive, "-C", folder]);
  await linkPackages(folder);
  return {
    folder,
    program: join(folder, "apps/server/src/main.ts"),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** The packages that are installed here, and its own ones: ours would be those of this version. */
async function linkPackages(folder: string): Promise<void> {
  const [installed, linked] = [join(root, "node_modules"), join(folder, "node_modules")];
  await mkdir(join(linked, ownPackages), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== ownPackages) await symlink(join(installed, name), join(linked, name));
  }
  for (const name of await readdir(join(installed, ownPackages))) {
    const place = await realpath(join(installed, ownPackages, name));
    await symlink(place.replace(await realpath(root), folder), join(linked, ownPackages, name));
  }
}
