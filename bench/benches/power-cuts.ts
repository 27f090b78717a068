import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";

import { createNumbers } from "@lane/server/src/testing/seeded-numbers.ts";
import { finalCheck } from "@lane/server/src/testing/soak/final-check.ts";
import { openSoakProductOn, type SoakProduct } from "@lane/server/src/testing/soak/soak-product.ts";
import { createSoakWorld, type SoakWorld } from "@lane/server/src/testing/soak/world.ts";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";
import { type FailingDisk, missingForDisks, mountFailingDisk } from "./power-cuts/failing-disk.ts";
import { type CutKind, cutKinds } from "./power-cuts/network-disk.ts";

const run = promisify(execFile);
const cuts = sized(50, 3);
const cutsWithoutSyncs = sized(5, 1);
const mostActsBeforeCut = 80;
const seed = 29;
const none = { unit: "", atMost: 0 };
/** From Debian's eatmydata: every sync of a program with it does nothing. */
const withoutSyncs = "/usr/lib/x86_64-linux-gnu/libeatmydata.so";

interface Outcome {
  readonly world: SoakWorld;
  /** Databases and files that were damaged when the power was back, and servers that did not start. */
  readonly damages: string[];
  readonly pages: { unflushed: number; lost: number };
}

/** The power goes while everybody is at work: the disk forgets what was not flushed, the kernel what it had not written. */
export const powerCuts: Bench = {
  name: "power-cuts",
  async run(): Promise<Row[]> {
    const missing = missingForDisks();
    if (missing.length > 0)
      return [{ what: `power-cuts: not measured, without ${missing.join()}`, value: 0, unit: "" }];
    const honest = await onOneDisk(cuts, {});
    const lying = existsSync(withoutSyncs)
      ? await onOneDisk(cutsWithoutSyncs, { LD_PRELOAD: withoutSyncs })
      : undefined;
    return [...rowsOf(honest), ...(lying ? [rowWithoutSyncs(lying)] : [])];
  },
};

async function onOneDisk(count: number, env: Readonly<Record<string, string>>): Promise<Outcome> {
  const disk = await mountFailingDisk();
  try {
    const soaked = await openSoakProductOn(disk.folder, env);
    const { product, people } = soaked;
    try {
      const world = await createSoakWorld({ address: () => product.open().address, people, seed, restMs: 30 });
      return await cutAgainAndAgain({ disk, soaked, world, count, isHonest: env["LD_PRELOAD"] === undefined });
    } finally {
      await soaked.remove();
    }
  } finally {
    await disk.remove();
  }
}

interface Cutting {
  readonly disk: FailingDisk;
  readonly soaked: SoakProduct;
  readonly world: SoakWorld;
  readonly count: number;
  readonly isHonest: boolean;
}

async function cutAgainAndAgain({ disk, soaked, world, count, isHonest }: Cutting): Promise<Outcome> {
  const outcome: Outcome = { world, damages: [], pages: { unflushed: 0, lost: 0 } };
  const { damages, pages } = outcome;
  const numbers = createNumbers(seed);
  for (let cut = 0; cut < count; cut += 1) {
    const kind = isHonest ? (cutKinds[cut % cutKinds.length] ?? "all lost") : "all lost";
    world.resume();
    world.watch.begin(["cut"]);
    await world.acts(5 + numbers(mostActsBeforeCut));
    const report = await cutPower(disk, soaked, kind);
    damages.push(...(await damagesIn(disk.folder)));
    pages.unflushed += report.unflushed;
    pages.lost += report.lost;
    const isBack = await soaked.product.startAgain().then(
      () => true,
      (error: unknown) => void damages.push(String(error)),
    );
    if (isBack !== true) {
      await world.giveUp();
      break;
    }
    await world.everybodyActs();
    world.watch.end();
    await world.pause();
    await world.compare("new files");
    process.stderr.write(
      `  ${cut + 1}: ${kind}, ${report.lost} of ${report.unflushed} pages; ${found(outcome)} found\n`,
    );
    if (!isHonest && found(outcome) > 0) break;
  }
  if (isHonest) await finalCheck(soaked, world);
  for (const what of [...world.watch.violations, ...damages]) process.stderr.write(`  ${what.slice(0, 300)}\n`);
  process.stderr.write(`  ${JSON.stringify(world.watch.counts())}\n`);
  return outcome;
}

/** The process goes first, so that it cannot answer for a disk that is off. */
async function cutPower(disk: FailingDisk, { product }: SoakProduct, kind: CutKind) {
  const killed = product.kill();
  disk.powerOff();
  await killed;
  return disk.powerOn(kind);
}

/** On a copy: opening the database would already repair it. */
async function damagesIn(folder: string): Promise<string[]> {
  const empty = await run("find", [join(folder, "media"), "-type", "f", "-size", "0", "-not", "-path", "*/tmp/*"]);
  const aside = await mkdtemp(join(tmpdir(), "lane-copy-"));
  for (const name of ["lane.sqlite", "lane.sqlite-wal"].filter((one) => existsSync(join(folder, one)))) {
    await copyFile(join(folder, name), join(aside, name));
  }
  const words = integrityOf(join(aside, "lane.sqlite"));
  await rm(aside, { recursive: true });
  return [...empty.stdout.split("\n").filter(Boolean), ...(words === "ok" ? [] : [words])];
}

function integrityOf(file: string): string {
  try {
    const database = new DatabaseSync(file);
    const rows = database.prepare("pragma integrity_check").all();
    database.close();
    return rows.map((row) => String(row["integrity_check"])).join();
  } catch (error) {
    return String(error);
  }
}

function found({ world, damages }: Outcome): number {
  return world.watch.counted("violations") + damages.length;
}

function rowsOf({ world: { watch }, damages, pages }: Outcome): Row[] {
  return [
    { what: `lost or half-visible after ${cuts} power cuts`, value: watch.counted("violations"), ...none },
    { what: "damaged databases and empty files when the power was back", value: damages.length, ...none },
    { what: "pages on the disk that were not flushed", value: pages.unflushed, unit: "pages" },
    { what: "of these lost", value: pages.lost, unit: "pages" },
    { what: "calls", value: watch.counted("calls"), unit: "calls" },
    { what: "files uploaded", value: watch.counted("files kept"), unit: "files" },
    { what: "writes whose answer was lost and that were done", value: watch.counted("uncertain, done"), unit: "" },
    {
      what: "writes whose answer was lost and that were not done",
      value: watch.counted("uncertain, not done"),
      unit: "",
    },
  ];
}

/** A server whose syncs do nothing has to be caught. */
function rowWithoutSyncs(outcome: Outcome): Row {
  return { what: "the same found where syncs do nothing", value: found(outcome), unit: "", atLeast: 1 };
}
