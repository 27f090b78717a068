import { stat, statfs } from "node:fs/promises";

import { unlessMissing } from "#adapters/media-store/disk-layout.ts";
import { reserveMegabytes } from "#app/open-resources.ts";
import type { Config } from "#config/config.ts";
import { createReserveFiles } from "#db/dialects/reserve-files.ts";
import { sizeText } from "#lib/size-text.ts";

import { attention, broken, type Check, type Finding, ok } from "./check.ts";
import type { DoctorContext } from "./doctor-context.ts";

const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;
const enoughBytes = 10 * gigabyte;
const scarceShare = 0.05;
const scarceBytes = gigabyte;
const lastBytes = 100 * megabyte;
const lastInodes = 1000;

const freeSomething = "Make room on that disk, or move DATA_DIR to a larger one.";

export const diskSpace: Check = {
  name: "disk",
  async run(context) {
    const disks = await readDisks(context.config);
    const findings = disks.map(spaceFinding).filter((finding) => finding !== undefined);
    if (disks.length === 0) return undefined;
    const worst = findings.find(({ state }) => state === "broken") ?? findings[0];
    return worst ?? (await reserveFinding(context)) ?? ok(`${disks.map(spaceText).join("; ")}.`);
  },
};

interface Disk {
  readonly folder: string;
  readonly device: number;
  readonly bytes: number;
  readonly freeBytes: number;
  /** Undefined where the file system has no fixed number of them. */
  readonly inodes: number | undefined;
  readonly freeInodes: number;
}

/** The disks with the data and the files, each once. */
export async function readDisks({ dataDir, media }: Pick<Config, "dataDir" | "media">): Promise<Disk[]> {
  const folders = [dataDir, ...(media.kind === "disk" ? [media.folder] : [])];
  const found = (await Promise.all(folders.map(readDisk))).filter((disk) => disk !== undefined);
  return [...new Map(found.toReversed().map((disk) => [disk.device, disk])).values()];
}

/** Undefined for a folder that no server has created yet. */
async function readDisk(folder: string): Promise<Disk | undefined> {
  const entry = await unlessMissing(stat(folder));
  if (!entry) return undefined;
  const { blocks, bsize, bavail, files, ffree } = await statfs(folder);
  return {
    folder,
    device: entry.dev,
    bytes: blocks * bsize,
    freeBytes: bavail * bsize,
    inodes: files > 0 ? files : undefined,
    freeInodes: ffree,
  };
}

function spaceFinding(disk: Disk): Finding | undefined {
  const { bytes, freeBytes, inodes, freeInodes } = disk;
  if (freeBytes < lastBytes) return broken(`The disk is nearly full: ${spaceText(disk)}.`, freeSomething);
  if (inodes !== undefined && freeInodes < lastInodes) {
    return broken(`The disk can hold hardly any more files: ${spaceText(disk)}.`, "Remove files that nobody needs.");
  }
  if (freeBytes < scarceBytes || freeBytes < Math.min(bytes * scarceShare, enoughBytes)) {
    return attention(`The disk is filling up: ${spaceText(disk)}.`, freeSomething);
  }
  if (inodes !== undefined && freeInodes < inodes * scarceShare) {
    return attention(`The disk is running out of inodes: ${spaceText(disk)}.`, "Remove files that nobody needs.");
  }
  return undefined;
}

/** Without its reserve the embedded database takes only reads, sessions and deletes. */
async function reserveFinding({ config, database }: DoctorContext): Promise<Finding | undefined> {
  if (config.database.engine !== "sqlite" || !(await database())) return undefined;
  const reserve = createReserveFiles(config.database.file, reserveMegabytes);
  if ((await reserve.missingBytes()) === 0) return undefined;
  return attention(
    `The reserve of ${reserveMegabytes} MB, with which the server goes on when the disk is full, is not taken.`,
    "The server takes it when it starts, or with the next change once there is room.",
  );
}

function spaceText({ folder, freeBytes, inodes, freeInodes }: Disk): string {
  const files = inodes === undefined ? "" : ` and ${freeInodes} inodes`;
  return `${sizeText(freeBytes)}${files} are free for ${folder}`;
}
