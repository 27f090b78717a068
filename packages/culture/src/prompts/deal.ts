import { bank, bankVersion } from "./bank.ts";
import { bitsOf, createHands, type Deck, deckOf, type Hands, isInBump, isOfBump } from "./hands.ts";
import { type Random, randomOf, shuffled } from "./random.ts";
import { type Template, type Theme, themes } from "./template.ts";

/** After the last age, each year has the questions of thirty years before again. */
const lastAge = 99;
const roundOfLaterLife = 30;
/** A year has a question, and another one twice. */
const fewest = 3;
const attempts = 60;

export interface Card {
  readonly template: Template;
  /** Where it stands among the others of its year; lower comes first. */
  readonly rank: number;
}

export interface Deal {
  /** From below nought; the years before and after meet the same questions again. */
  readonly ages: readonly number[];
  /** The cards of the year in which a person has or reaches an age; below nought for the years before the birth. */
  handAt(age: number): readonly Card[];
  /** Whether every year has its three, and a gentle one among them. */
  readonly isFull: boolean;
}

/** A question that fits every person, whatever is known of the year. */
export function isPlain({ spirit, weight, slots }: Template): boolean {
  return spirit === "none" && weight < 2 && slots.every((slot) => slot === "age" || slot === "year");
}

/** What a tender year can be asked. */
export function isGentle({ weight, tone }: Template): boolean {
  return weight === 0 && (tone === "quiet" || tone === "warm");
}

/**
 * Deals the whole bank over the years of a life, each card to one year only. So no question comes twice, in whichever
 * order the years are visited, and whatever becomes known of them. Half of the themes go to even ages, the other half
 * to odd ones: neighbouring years never share a theme.
 */
export function createDealer(bank: readonly Template[]): (seed: string) => Deal {
  const table = tableOf(bank);
  return (seed) => {
    let deal = dealOnce(table, randomOf(`${seed}/0`));
    for (let attempt = 1; attempt < attempts && !deal.isFull; attempt++)
      deal = dealOnce(table, randomOf(`${seed}/${attempt}`));
    return deal;
  };
}

let dealBank: ((seed: string) => Deal) | undefined;
/** A life is dealt once while its years are asked for one after the other. */
let latest: { readonly seed: string; readonly dealt: Deal } | undefined;

/** The bank's questions over a person's whole life. */
export function dealtTo(seed: string): Deal {
  dealBank ??= createDealer(bank);
  if (latest?.seed !== seed) latest = { seed, dealt: dealBank(`${seed}/${bankVersion}`) };
  return latest.dealt;
}

interface Table {
  /** So many years before the birth have questions of their own. */
  readonly before: number;
  readonly ages: readonly number[];
  readonly gentle: Deck;
  readonly otherPlain: Deck;
  /** What only some people or years can be asked, one deck for each reason. */
  readonly extra: readonly Deck[];
  readonly sizes: ReadonlyMap<Theme, number>;
}

function tableOf(bank: readonly Template[]): Table {
  const plain = bank.filter(isPlain);
  const plainBefore = plain.filter(({ stages }) => stages.includes("before birth"));
  const before = 2 * Math.max(1, Math.floor(plainBefore.length / (2 * (fewest + 1))));
  const ages = Array.from({ length: before + lastAge + 1 }, (_, index) => index - before);
  return {
    before,
    ages,
    gentle: deckOf(plain.filter(isGentle), ages),
    otherPlain: deckOf(
      plain.filter((template) => !isGentle(template)),
      ages,
    ),
    extra: Object.values(
      Object.groupBy(
        bank.filter((template) => !isPlain(template)),
        reasonOf,
      ),
    ).map((templates) => deckOf(templates ?? [], ages)),
    sizes: new Map(themes.map((theme) => [theme, plain.filter((template) => template.theme === theme).length])),
  };
}

function reasonOf({ weight, spirit, slots }: Template): "heavy" | "spirit" | "place" | "culture" {
  if (weight === 2) return "heavy";
  if (spirit !== "none") return "spirit";
  return slots.every((slot) => ["age", "year", "city", "country", "season"].includes(slot)) ? "place" : "culture";
}

function dealOnce(table: Table, random: Random): Deal {
  const { ages, before } = table;
  const evenThemes = bitsOf(halfOfThemes(table, random));
  const plain = createHands(ages, true);
  plain.deal(table.gentle, evenThemes, random);
  plain.deal(table.otherPlain, evenThemes, random);
  const extra = table.extra.map((deck) => {
    const hands = createHands(ages, false);
    hands.deal(deck, evenThemes, random);
    return hands;
  });
  const cards = inOrder(ages, plain, extra, random);
  return {
    ages,
    handAt: (age) => cards[ageOfHand(age, before) + before] ?? [],
    isFull: plain.all.every((hand) => hand.length >= fewest && hand.some(isGentle)),
  };
}

/** The themes of the even ages: about half of what the bank has to ask, and half of what the best years are about. */
function halfOfThemes({ sizes }: Table, random: Random): readonly Theme[] {
  const even: Theme[] = [];
  let balance = random() - 0.5;
  const mixed = shuffled(themes, random).sort((one, other) => Number(isOfBump(other)) - Number(isOfBump(one)));
  for (const theme of mixed) {
    const size = sizes.get(theme) ?? 0;
    if (balance <= 0) even.push(theme);
    balance += balance <= 0 ? size : -size;
  }
  return even;
}

/** Plain cards stand at one, two, three; each of the others before them or among the last, by a throw of a coin. */
function inOrder(ages: readonly number[], plain: Hands, extra: readonly Hands[], random: Random): readonly Card[][] {
  const led: (Theme | undefined)[] = [];
  return ages.map((age, place) => {
    const before = led[place - 2];
    const rankOf = ({ theme }: Template) => (theme === before ? 2 : 0) + (isInBump(age) && !isOfBump(theme) ? 1 : 0);
    const ordered = shuffled(plain.all[place] ?? [], random).sort((one, other) => rankOf(one) - rankOf(other));
    led.push(ordered[0]?.theme);
    const cards = ordered.map((template, index) => ({ template, rank: index + 1 }));
    for (const { all } of extra)
      for (const template of all[place] ?? []) cards.push({ template, rank: random() + (random() < 0.5 ? 0 : 2) });
    return cards;
  });
}

function ageOfHand(age: number, before: number): number {
  if (age > lastAge) return lastAge - roundOfLaterLife + 1 + ((age - lastAge - 1) % roundOfLaterLife);
  return age < 0 ? ((age + 1) % before) - 1 : age;
}
