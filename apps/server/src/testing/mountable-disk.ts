import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const isRoot = process.getuid?.() === 0 && process.platform === "linux";

/** Whether this machine allows mounting a file system: containers often do not. */
export const canMount = isRoot && tryMount();

function tryMount(): boolean {
  const folder = spawnSync("mktemp", ["-d"], { encoding: "utf8" }).stdout.trim();
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "none", folder]).status === 0;
  if (isMounted) spawnSync("umount", [folder]);
  spawnSync("rmdir", [folder]);
  return isMounted;
}

function run(command: string, ...options: string[]): void {
  const { status, stderr } = spawnSync(command, options, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}

/** A file system of so many megabytes in memory. */
export async function openSmallDisk(megabytes: number, options = ""): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "lane-disk-"));
  run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m${options}`, "none", folder);
  return smallDisk(folder);
}

/** A real file system in a file, with a journal. */
export async function openFileSystem(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "lane-disk-"));
  const image = `${folder}.image`;
  await writeFile(image, "");
  run("truncate", "-s", `${megabytes}M`, image);
  run("mkfs.ext4", "-q", image);
  run("mount", "-o", "loop", image, folder);
  return smallDisk(folder, image);
}

function smallDisk(folder: string, image?: string) {
  const ballast = join(folder, "ballast");
  return {
    folder,
    ballast,
    async freeBytes(): Promise<number> {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    /** Fills the disk to the last byte. */
    fill(): void {
      spawnSync("sh", ["-c", `cat /dev/zero >> "$0" 2>/dev/null`, ballast]);
    },
    /** Fills the disk except for so many bytes. */
    async fillBut(bytes: number): Promise<void> {
      const free = await this.freeBytes();
      run("sh", "-c", `head -c ${Math.max(0, free - bytes)} /dev/zero >> "$0"`, ballast);
    },
    /** Uses up the inodes and leaves free bytes. */
    fillInodes(): void {
      mkdirSync(`${ballast}-names`);
      spawnSync("sh", ["-c", `cd "$0" && i=0 && while : > $i; do i=$((i+1)); done 2>/dev/null`, `${ballast}-names`]);
    },
    free: () => rm(ballast, { force: true }),
    remount: (options: string) => run("mount", "-o", `remount,${options}`, folder),
    async remove(): Promise<void> {
      spawnSync("umount", ["--lazy", folder]);
      await rm(folder, { recursive: true });
      if (image !== undefined) await rm(image);
    },
  };
}

export type SmallDisk = ReturnType<typeof smallDisk>;
