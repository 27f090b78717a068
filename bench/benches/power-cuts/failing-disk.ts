import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";

import type { CutKind, DiskOrder, DiskReport } from "./network-disk.ts";

const run = promisify(execFile);
const megabytes = 256;
const lookEveryMs = 20;
const mostLooks = 500;
const daemon = "/usr/bin/nbdfuse";

/** Why no such disk can be made here; empty where it can. */
export function missingForDisks(): string[] {
  return [
    ...(process.getuid?.() === 0 ? [] : ["root"]),
    ...(existsSync(daemon) ? [] : ["nbdfuse"]),
    ...["/dev/fuse", "/dev/loop-control"].filter((device) => !existsSync(device)),
  ];
}

/**
 * A file system on a block device whose power can be cut: what the kernel has not written is gone, and of what it has
 * written and not flushed, as much as is wished. ext4, a loop device, a file in FUSE, and our own disk below that.
 */
export async function mountFailingDisk() {
  const folder = await mkdtemp(join(tmpdir(), "lane-power-"));
  const [image, socket, file, mounted] = ["image", "socket", "shown/disk", "mounted"].map((name) => join(folder, name));
  if (!image || !socket || !file || !mounted) throw new Error("There is no folder");
  for (const place of [dirname(file), mounted]) await mkdir(place);
  await run("truncate", ["-s", `${megabytes}M`, image]);
  await run("mkfs.ext4", ["-q", "-F", image]);
  const thread = new Worker(new URL("disk-thread.ts", import.meta.url), { workerData: { socket, image } });
  await once(thread, "message");
  const order = (given: DiskOrder): void => thread.postMessage(given, []);

  async function plugIn(): Promise<{ served: ChildProcess; device: string }> {
    const source = `nbd+unix:///?socket=${socket}`;
    // Ends it with this process, too.
    const words = ["--pdeathsig", "KILL", daemon, file ?? "", source];
    const served = spawn("setpriv", words, { stdio: "ignore" });
    for (let looks = 0; (await sizeOf(file ?? "")) === 0; looks += 1) {
      if (looks > mostLooks) throw new Error("The disk is not shown");
      await pause(lookEveryMs);
    }
    const { stdout } = await run("losetup", ["--find", "--show", "--direct-io=on", file ?? ""]);
    await run("mount", ["-t", "ext4", stdout.trim(), mounted ?? ""]);
    return { served, device: stdout.trim() };
  }

  async function unplug({ served, device }: { served: ChildProcess; device: string }): Promise<void> {
    await untilUnmounted(mounted ?? "");
    await run("losetup", ["--detach", device]);
    const ended = once(served, "exit");
    served.kill("SIGKILL");
    await ended;
    await run("umount", ["--lazy", dirname(file ?? "")]);
  }

  let plugged = await plugIn();

  return {
    folder: mounted,
    powerOff: (): void => order({ wish: "power off", kind: "all lost" }),
    /** Resolves when the file system is mounted again, with its journal replayed. Nobody may use it any more before. */
    async powerOn(kind: CutKind): Promise<DiskReport> {
      await unplug(plugged);
      const told = once(thread, "message");
      order({ wish: "power on", kind });
      const [report] = await told;
      plugged = await plugIn();
      return report;
    },
    async remove(): Promise<void> {
      await unplug(plugged);
      await thread.terminate();
      await rm(folder, { recursive: true });
    },
  };
}

/** 0 while it is not shown. */
function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Children of a server that was killed need a moment to notice. */
async function untilUnmounted(place: string): Promise<void> {
  for (let looks = 0; ; looks += 1) {
    try {
      await run("umount", [place]);
      return;
    } catch (error) {
      if (looks > mostLooks) throw error;
      await pause(lookEveryMs);
    }
  }
}

export type FailingDisk = Awaited<ReturnType<typeof mountFailingDisk>>;
