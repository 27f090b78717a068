import { pickByHash } from "../pick-by-hash.ts";

export type PetalColour = "rose" | "cream" | "poppy" | "blue" | "lilac" | "marigold";

export interface FlowerForm {
  readonly colour: PetalColour;
  readonly petals: number;
  /** One petal, pointing up from the flower's centre. */
  readonly petal: string;
  /** The heart is as yellow as pollen, or dark like the petals' edge. */
  readonly hasDarkHeart: boolean;
  readonly heartRadius: number;
}

/** Six families. What a memory gets depends on its id alone, so a lifeline looks alive and never reshuffles. */
export const flowerForms: readonly [FlowerForm, ...FlowerForm[]] = [
  { colour: "rose", petals: 5, petal: "M0 0C-8-3-9-14 0-16 9-14 8-3 0 0Z", hasDarkHeart: false, heartRadius: 3.6 },
  {
    colour: "cream",
    petals: 11,
    petal: "M0 0C-3-5-3.6-15 0-17 3.6-15 3-5 0 0Z",
    hasDarkHeart: false,
    heartRadius: 4.8,
  },
  {
    colour: "poppy",
    petals: 4,
    petal: "M0 0C-13-2-13-15-2-16-1-16 1-16 2-16 13-15 13-2 0 0Z",
    hasDarkHeart: true,
    heartRadius: 3.8,
  },
  {
    colour: "blue",
    petals: 5,
    petal: "M0 0C-8-4-9-12-5-14.5-3-16-.8-15 0-13 .8-15 3-16 5-14.5 9-12 8-4 0 0Z",
    hasDarkHeart: false,
    heartRadius: 3.2,
  },
  { colour: "lilac", petals: 6, petal: "M0 0C-7-5-6-11 0-18 6-11 7-5 0 0Z", hasDarkHeart: false, heartRadius: 3.4 },
  { colour: "marigold", petals: 8, petal: "M0 0C-5-4-6-13 0-16 6-13 5-4 0 0Z", hasDarkHeart: true, heartRadius: 4.4 },
];

/** The line down the middle of a petal. */
const petalVein = "M0-5L0-11";

/** Stem and leaf in a box 40 wide and 56 high, whose lower edge is the ground; the head's centre is `flowerHead`. */
export const flowerStem = {
  stem: "M20 20C20 34 19 44 20 56",
  leaf: "M19.7 44C14 44 10.5 40 9.5 35 15 35.5 19 38.5 19.7 44Z",
} as const;
export const flowerHead = { x: 20, y: 19 } as const;

export function flowerFormOf(memoryId: string): FlowerForm {
  return pickByHash(memoryId, flowerForms);
}

export interface FlowerHead {
  readonly petals: string;
  readonly veins: string;
}

const heads = new Map<FlowerForm, FlowerHead>();

/**
 * All petals as one path and all their veins as another, at their place in the box of the stem: hundreds of flowers are
 * drawn at once, and each part and each transform costs.
 */
export function flowerHeadOf(form: FlowerForm): FlowerHead {
  const known = heads.get(form);
  if (known) return known;
  const turns = Array.from({ length: form.petals }, (_, index) => (index * 360) / form.petals + 8);
  const around = (path: string) => turns.map((turn) => turned(path, turn)).join("");
  const head = { petals: around(form.petal), veins: around(petalVein) };
  heads.set(form, head);
  return head;
}

/** A path of absolute moves, lines and curves, turned around the origin and moved to the head's centre. */
function turned(path: string, degrees: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  // Not `replaceAll`, which the old phones that open a shared page do not have.
  return path.replace(/(-?[\d.]+)[ ,]?(-?[\d.]+)/g, (_pair, one: string, other: string) => {
    const [x, y] = [Number(one), Number(other)];
    return `${(flowerHead.x + x * cos - y * sin).toFixed(2)} ${(flowerHead.y + x * sin + y * cos).toFixed(2)} `;
  });
}
