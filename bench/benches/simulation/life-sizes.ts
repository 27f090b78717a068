/** The timelines of one step of growth: how much people write, when they were born, and which years are open to them. */
export interface PlannedTimeline {
  readonly kind: "personal" | "vault";
  /** Whoever has the same seed has the same memories, on the same days. */
  readonly seed: number;
  readonly memories: number;
  readonly born: number;
  readonly firstYear: number;
  readonly lastYear: number;
  /** Of a vault, the planned timeline of its owner: its place in the list. */
  readonly owner: number | undefined;
}

const thisYear = new Date().getUTCFullYear();
const medianMemories = 12;
/** With this spread one account in a hundred has more than a thousand memories. */
const spread = 1.9;
const mostMemories = 20_000;
const freeYears = 10;
/** Nobody fills a life of ten years with more. */
const mostInTenYears = 150;
const lifeShare = 0.25;
const vaultShare = 0.02;

/** A whole life for the accounts that are measured. */
export function wholeLife(seed: number, memories: number): PlannedTimeline {
  return { kind: "personal", seed, memories, born: 1961, firstYear: 1961, lastYear: thisYear, owner: undefined };
}

/** Timelines with so many memories together, the first seed given. */
export function planTimelines(total: number, firstSeed: number, roll: () => number): PlannedTimeline[] {
  const planned: PlannedTimeline[] = [];
  let left = total;
  while (left > 0) {
    const owner = planned.length;
    const own = personalOf(firstSeed + owner, left, roll);
    planned.push(own);
    left -= own.memories;
    if (left === 0 || roll() >= vaultShare) continue;
    const memories = Math.min(left, memoriesOf(roll));
    planned.push({ ...own, kind: "vault", seed: firstSeed + planned.length, memories, owner });
    left -= memories;
  }
  return planned;
}

function personalOf(seed: number, most: number, roll: () => number): PlannedTimeline {
  const memories = Math.min(most, memoriesOf(roll));
  // Between 16 and 86 years old, most of them in the middle.
  const born = thisYear - 16 - Math.floor(70 * ((roll() + roll()) / 2));
  const hasLife = memories > mostInTenYears || roll() < lifeShare;
  const ago = Math.floor(-Math.log(1 - roll()) * 12) % (thisYear - born - freeYears + 1);
  const lastYear = hasLife ? thisYear : thisYear - ago;
  const firstYear = hasLife ? born : lastYear - freeYears + 1;
  return { kind: "personal", seed, memories, born, firstYear, lastYear, owner: undefined };
}

/** Log-normal: most people write little, and a few very much. */
export function memoriesOf(roll: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll());
  return Math.min(mostMemories, Math.round(medianMemories * Math.exp(spread * normal)));
}
