import { createNumbers } from "#testing/seeded-numbers.ts";

import { type Fault, faultsOf, killing } from "./faults.ts";
import { finalCheck } from "./final-check.ts";
import { type ProcessSample, sampleProcess } from "./process-samples.ts";
import { openSoakProduct, type SoakEngine, type SoakProduct } from "./soak-product.ts";
import { createSoakWorld, type SoakWorld } from "./world.ts";

export interface SoakWish {
  readonly engine: SoakEngine;
  readonly seed: number;
  /** Whether another fault is to come after so many. */
  readonly goesOn: (faults: number) => boolean;
  readonly faults: "all" | "kills only";
  readonly restMs: number;
  /** Called again and again without faults, after them; false ends the quiet. */
  readonly staysQuiet?: () => Promise<boolean>;
  readonly say?: (line: string) => void;
}

export interface SoakReport {
  readonly faults: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
  /** The errors in the product's own log, most of which the faults explain. */
  readonly logged: string;
  readonly samples: readonly ProcessSample[];
}

/** Everybody at work on the real product while it is killed, cut off, filled up and slowed down, compared with the model. */
export async function soak(wish: SoakWish): Promise<SoakReport> {
  const soaked = await openSoakProduct(wish.engine, wish.faults === "all");
  try {
    const { people, product } = soaked;
    const { seed, restMs } = wish;
    const world = await createSoakWorld({ address: () => product.open().address, people, seed, restMs });
    const faults = await goThrough(wish, soaked, world);
    const samples = await stayQuiet(wish, soaked, world);
    await finalCheck(soaked, world);
    const { violations } = world.watch;
    return { faults, counts: world.watch.counts(), violations, logged: product.logged(), samples };
  } finally {
    await soaked.remove();
  }
}

async function goThrough(wish: SoakWish, soaked: SoakProduct, world: SoakWorld): Promise<Record<string, number>> {
  const numbers = createNumbers(wish.seed);
  const all = wish.faults === "all" ? faultsOf(soaked) : [killing(soaked)];
  const done: Record<string, number> = {};
  let deck: Fault[] = [];
  for (let count = 0; wish.goesOn(count); count += 1) {
    if (deck.length === 0) deck = [...all];
    const [fault] = deck.splice(numbers(deck.length), 1);
    if (!fault) break;
    world.resume();
    world.watch.begin(fault.tolerates);
    await fault.happen(world, numbers);
    await world.everybodyActs();
    world.watch.end();
    await world.pause();
    await world.compare("new files");
    done[fault.name] = (done[fault.name] ?? 0) + 1;
    wish.say?.(
      `${count + 1}: ${fault.name}, ${world.model.memories.size} memories, ${world.watch.violations.length} violations`,
    );
  }
  return done;
}

async function stayQuiet({ staysQuiet }: SoakWish, soaked: SoakProduct, world: SoakWorld): Promise<ProcessSample[]> {
  const samples: ProcessSample[] = [];
  if (!staysQuiet) return samples;
  world.resume();
  while (await staysQuiet()) samples.push(await sampleProcess(soaked.product.pid()));
  await world.pause();
  return samples;
}
