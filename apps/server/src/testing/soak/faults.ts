import type { Numbers } from "#testing/seeded-numbers.ts";

import { openSlowClients } from "./slow-clients.ts";
import type { SoakProduct } from "./soak-product.ts";
import type { Trouble } from "./watch.ts";
import type { SoakWorld } from "./world.ts";

export interface Fault {
  readonly name: string;
  /** What calls may meet from its beginning until everybody has been served again. */
  readonly tolerates: readonly Trouble[];
  /** Ends with everything mended. */
  happen(world: SoakWorld, numbers: Numbers): Promise<void>;
}

const actsInTrouble = 40;
const mostHours = 20;

/** Killed after some more acts, with calls under way, and started again. */
export function killing({ product }: Pick<SoakProduct, "product">): Fault {
  return {
    name: "kill",
    tolerates: ["cut"],
    async happen(world, numbers) {
      await world.acts(numbers(25));
      await product.kill();
      await product.startAgain();
    },
  };
}

/** All that this machine and this form of the product allow. */
export function faultsOf(soaked: SoakProduct): Fault[] {
  const { disk, clock, cluster, s3 } = soaked;
  return [
    killing(soaked),
    slowClients(soaked),
    ...(disk ? [fullDisk(disk), killOnFullDisk(soaked, disk)] : []),
    ...(clock ? [clockJump(clock, s3 !== undefined)] : []),
    ...(cluster ? [databaseRestart(cluster)] : []),
    ...(s3 ? [frozenFiles(s3)] : []),
  ];
}

function slowClients({ product }: Pick<SoakProduct, "product">): Fault {
  return {
    name: "slow clients",
    tolerates: [],
    async happen(world) {
      const clients = await openSlowClients(product.open().address);
      await world.acts(2 * actsInTrouble);
      clients.leave();
    },
  };
}

function fullDisk(disk: NonNullable<SoakProduct["disk"]>): Fault {
  return {
    name: "full disk",
    tolerates: ["full"],
    async happen(world) {
      disk.fill();
      await world.acts(2 * actsInTrouble);
      await disk.free();
    },
  };
}

function killOnFullDisk({ product }: Pick<SoakProduct, "product">, disk: NonNullable<SoakProduct["disk"]>): Fault {
  return {
    name: "kill on a full disk",
    tolerates: ["full", "cut"],
    async happen(world, numbers) {
      disk.fill();
      await world.acts(actsInTrouble + numbers(10));
      await product.kill();
      await product.startAgain();
      await world.acts(actsInTrouble);
      await disk.free();
    },
  };
}

/** An S3 server refuses whoever has another time than it has. */
function clockJump(clock: NonNullable<SoakProduct["clock"]>, hasS3: boolean): Fault {
  return {
    name: "clock jump",
    tolerates: hasS3 ? ["clock", "away"] : ["clock"],
    async happen(world, numbers) {
      const hours = 1 + numbers(mostHours);
      await clock.set(numbers(2) === 0 ? hours : -hours);
      await world.acts(2 * actsInTrouble);
      await clock.set(0);
    },
  };
}

function databaseRestart(cluster: NonNullable<SoakProduct["cluster"]>): Fault {
  return {
    name: "database restart",
    tolerates: ["away"],
    async happen(world) {
      const { watch } = world;
      const met = watch.counted("answers of 503");
      await cluster.stopBy("immediate");
      while (watch.counted("answers of 503") === met) await world.calls(1);
      await cluster.start();
    },
  };
}

function frozenFiles(s3: NonNullable<SoakProduct["s3"]>): Fault {
  return {
    name: "frozen S3",
    tolerates: ["away"],
    async happen(world) {
      s3.freeze();
      await world.acts(actsInTrouble);
      s3.thaw();
    },
  };
}
