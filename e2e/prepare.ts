import { execFile } from "node:child_process";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import { steadyTone } from "./samples.ts";

const cache = join(import.meta.dirname, "../.cache");
const program = join(import.meta.dirname, "../apps/server/src/testing/write-members.ts");

/** A data folder with a pool of members, of which the product of each worker gets a copy. */
export const preparedFolder = join(cache, "journey-data");
/** The sound file of the fake microphone. */
export const toneFile = join(cache, "journey-tone.wav");
/** Node's compile cache of the server, which halves the time of each further start. */
export const compiledFolder = join(cache, "journey-compiled");

export default async function prepare(): Promise<void> {
  await rm(preparedFolder, { recursive: true, force: true });
  await mkdir(preparedFolder, { recursive: true });
  const env = {
    PATH: process.env["PATH"] ?? "",
    DATA_DIR: preparedFolder,
    CITY_LIST: "none",
    LOG_LEVEL: "warn",
    NODE_COMPILE_CACHE: compiledFolder,
  };
  const tone = await steadyTone();
  await Promise.all([promisify(execFile)(process.execPath, [program], { env }), copyFile(tone.path, toneFile)]);
  await tone.remove();
}
