import { fork } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";

import { compiledFolder } from "./prepare.ts";

const program = join(import.meta.dirname, "../apps/server/src/main.ts");
const adminProgram = join(import.meta.dirname, "../apps/server/src/admin.ts");
const backupProgram = join(import.meta.dirname, "../apps/server/src/backup.ts");
const movableClock = join(import.meta.dirname, "movable-clock.ts");

export interface Product {
  readonly address: string;
  /** The product's DATA_DIR. */
  readonly folder: string;
  /** The address of the mailbox with its key, as printed at the start. */
  readonly mailbox: string;
  /** The address at which a backup can be restored, as printed at the start of an empty installation. */
  readonly restorePage: string;
  /** Runs `npm run backup` into that folder, beside the running product. */
  backUp(folder: string): Promise<string>;
  /** Runs `npm run admin` with these words, beside the running product; answers with what it prints. */
  admin(...words: string[]): Promise<string>;
  /** Advances the clock of the product, not of the browser. */
  advance(byMs: number): void;
  stop(): Promise<void>;
}

/** Starts the product as in production, with a data folder of its own: an empty one, or a copy. */
export async function startProduct(env: Record<string, string> = {}, copied?: string): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "lane-journey-"));
  if (copied !== undefined) await cp(copied, folder, { recursive: true });
  const given = {
    PATH: process.env["PATH"] ?? "",
    NODE_COMPILE_CACHE: compiledFolder,
    DATA_DIR: folder,
    PORT: "0",
    LOG_LEVEL: "warn",
    ...env,
  };
  const child = fork(program, {
    execArgv: ["--import", movableClock],
    env: given,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const lines: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    child.once("close", () => reject(new Error("The product ended before it opened")));
    if (child.stdout)
      createInterface({ input: child.stdout }).on("line", (line) => {
        lines.push(line);
        const found = /is open at (\S+)$/.exec(line)?.[1];
        if (found) resolve(found);
      });
  });
  return {
    address,
    folder,
    get mailbox() {
      return lines.find((line) => line.includes("/dev/mailbox#"))?.trim() ?? "";
    },
    get restorePage() {
      return lines.find((line) => line.includes("/restore#"))?.trim() ?? "";
    },
    backUp: (place) => run(backupProgram, [], { ...given, BACKUP_FOLDER: place }),
    admin: (...words) => run(adminProgram, words, given),
    advance: (byMs) => void child.send(byMs),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Answers with what the command prints. */
async function run(program: string, words: readonly string[], env: Record<string, string>): Promise<string> {
  const command = fork(program, words, { env, stdio: ["ignore", "pipe", "inherit", "ipc"] });
  let printed = "";
  command.stdout?.setEncoding("utf8").on("data", (piece: string) => (printed += piece));
  const code = await new Promise<number | null>((resolve) => command.once("close", resolve));
  if (code !== 0) throw new Error(`${basename(program)} ended with ${code}`);
  return printed;
}
