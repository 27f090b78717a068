import { bank, bankVersion } from "./bank.ts";
import { bitsOf, createHands, type Deck, deckOf, type Hands, isInBump, isOfBump } from "./hands.ts";
import { keepLastAsked } from "./last-asked.ts";
import { type Random, randomOf, shuffled } from "./random.ts";
import { type Theme, themeOf, themes } from "./subjects.ts";
import { isGentle, type Template } from "./template.ts";

/** After the last age, each year has the questions of thirty years before again. */
const lastAge = 99;
const roundOfLaterLife = 30;
/** A year has a question, and another one twice. */
const fewest = 3;
const attempts = 60;

export interface Deal {
  /** From below nought; the years before and after meet the same questions again. */
  readonly ages: readonly number[];
  /** The questions of the year in which a person has or reaches an age; below nought for the years before the birth. */
  handAt(age: number): readonly Template[];
  /** Whether every year has its three, and a gentle one among them. */
  readonly isFull: boolean;
}

/**
 * Deals the whole bank over the years of a life, each question to one year only, so that none comes twice, in whichever
 * order the years are visited. Half of the themes go to even ages, the other half to odd ones: neighbouring years never
 * share a theme. What follows up on a memory is not dealt: it belongs to the years that have memories.
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
/** Dealing a life takes longer than all else about a question. */
const lives = keepLastAsked<Deal>(200);

/** The bank's questions over a person's whole life. */
export function dealtTo(seed: string): Deal {
  dealBank ??= createDealer(bank);
  return lives.get(seed) ?? lives.keep(seed, dealBank(`${seed}/${bankVersion}`));
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
  const plain = bank.filter(({ kind }) => kind === "plain");
  const others = bank.filter(({ kind }) => kind !== "plain" && kind !== "follow-up");
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
    extra: [...Map.groupBy(others, ({ kind }) => kind).values()].map((templates) => deckOf(templates, ages)),
    sizes: new Map(themes.map((theme) => [theme, plain.filter(({ subject }) => themeOf[subject] === theme).length])),
  };
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

/** Plain ones first; a year does not open with the theme of the year but one before. */
function inOrder(
  ages: readonly number[],
  plain: Hands,
  extra: readonly Hands[],
  random: Random,
): readonly Template[][] {
  const led: (Theme | undefined)[] = [];
  return ages.map((age, place) => {
    const before = led[place - 2];
    const rankOf = ({ subject }: Template) =>
      (themeOf[subject] === before ? 2 : 0) + (isInBump(age) && !isOfBump(themeOf[subject]) ? 1 : 0);
    const ordered = shuffled(plain.all[place] ?? [], random).sort((one, other) => rankOf(one) - rankOf(other));
    led.push(ordered[0] && themeOf[ordered[0].subject]);
    return [...ordered, ...extra.flatMap(({ all }) => all[place] ?? [])];
  });
}

function ageOfHand(age: number, before: number): number {
  if (age > lastAge) return lastAge - roundOfLaterLife + 1 + ((age - lastAge - 1) % roundOfLaterLife);
  return age < 0 ? ((age + 1) % before) - 1 : age;
}
