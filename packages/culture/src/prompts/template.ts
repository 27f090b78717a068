import type { Category } from "@lane/domain/categories.ts";
import { isHardTopic, type LifeTopic } from "@lane/domain/life-topics.ts";

import type { LifeStage } from "../life-stage.ts";
import type { Subject } from "./subjects.ts";

export const tones = ["warm", "playful", "curious", "quiet"] as const;
export type Tone = (typeof tones)[number];

/** `open` speaks of meaning and wonder without a faith; `faith` assumes one. Both are only for people who want them. */
export const spirits = ["none", "open", "faith"] as const;
export type Spirit = (typeof spirits)[number];

/** 0 is light, 1 asks for some courage, 2 is heavy and only for people who opted in. */
export type Weight = 0 | 1 | 2;

/** What a template leaves open; every name stands between braces in its text. `inCountry` is filled with its preposition. */
export const slots = [
  "age",
  "year",
  "city",
  "inCountry",
  "song",
  "show",
  "snack",
  "clothing",
  "news",
  "game",
  "person",
  "place",
  "memory",
] as const;
export type Slot = (typeof slots)[number];

export function isSlot(name: string): name is Slot {
  return slots.some((slot) => slot === name);
}

/** A question and its hints as they are said in one language. */
export interface Wording {
  readonly text: string;
  readonly nudges: readonly [string, string];
}

/** A question of the bank, its gaps still open. */
export interface Template extends Wording {
  /** Stable for ever: memories name the question they answer. */
  readonly id: string;
  readonly stages: readonly LifeStage[];
  readonly subject: Subject;
  readonly tone: Tone;
  readonly weight: Weight;
  readonly spirit: Spirit;
  /** What must belong to the person's life. */
  readonly needs: readonly LifeTopic[];
  /** Whether it only fits where a year has a spring, a summer, an autumn and a winter. */
  readonly isSeasonal: boolean;
  /** The slots its text and nudges hold. */
  readonly slots: readonly Slot[];
  /** Follows from the others. */
  readonly kind: Kind;
}

const cultureSlots: ReadonlySet<Slot> = new Set<Category>(["song", "show", "snack", "clothing", "news", "game"]);
const ownSlots: ReadonlySet<Slot> = new Set<Slot>(["person", "place", "memory"]);
const placeSlots: ReadonlySet<Slot> = new Set<Slot>(["city", "inCountry"]);

/** Why a question is only for some people, or for some of their years; plain ones fit everybody. */
export const kinds = ["plain", "topic", "place", "spirit", "heavy", "culture", "follow-up"] as const;
export type Kind = (typeof kinds)[number];

export function kindOf({
  weight,
  spirit,
  needs,
  isSeasonal,
  slots: open,
}: Omit<Template, "kind" | keyof Wording>): Kind {
  if (open.some((slot) => ownSlots.has(slot))) return "follow-up";
  if (open.some((slot) => cultureSlots.has(slot))) return "culture";
  if (spirit !== "none") return "spirit";
  if (weight === 2) return "heavy";
  if (needs.length > 0) return "topic";
  return isSeasonal || open.some((slot) => placeSlots.has(slot)) ? "place" : "plain";
}

const mailedKinds: ReadonlySet<Kind> = new Set<Kind>(["plain", "topic", "place"]);

/** What can be asked in a mail, which others may read: light, of no faith, and with no title, name or memory in it. */
export function isMailable({ weight, kind, needs }: Pick<Template, "weight" | "kind" | "needs">): boolean {
  return weight === 0 && mailedKinds.has(kind) && !needs.some(isHardTopic);
}

/** What can be asked about a year that was hard. */
export function isGentle({ weight, tone }: Pick<Template, "weight" | "tone">): boolean {
  return weight === 0 && (tone === "quiet" || tone === "warm");
}
