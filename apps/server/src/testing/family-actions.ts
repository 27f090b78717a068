import type { FamilyModel, ModelTimeline } from "./family-model.ts";
import { messageOf } from "./family.ts";
import type { TestServer } from "./server-test.ts";
import type { TestTimeline, Writer } from "./writer.ts";

export const happenings = [
  "found",
  "invite",
  "invite",
  "accept",
  "accept",
  "withdraw",
  "leave",
  "remove",
  "make owner",
  "make contributor",
  "make viewer",
  "choose",
  "write",
  "write",
  "write",
  "bring",
  "take out",
  "buy",
  "end add-on",
  "welcome guest",
  "offer",
  "accept offer",
  "decline offer",
  "leave host",
  "delete vault",
  "delete account",
] as const;

export interface Happening {
  readonly what: (typeof happenings)[number];
  readonly who: number;
  readonly whom: number;
  readonly which: number;
  readonly how: number;
}

const step = (what: Happening["what"], who: number, how = 4, whom = 0): Happening => ({
  what,
  who,
  whom,
  which: 0,
  how,
});

/**
 * Every family begins with what must never go wrong, done by exactly these people: somebody whose memories stay is removed,
 * an invitation is tried by somebody else, and of two whose memories go along one leaves and one is removed. Then
 * two come back.
 */
export const opening: readonly Happening[] = [
  step("write", 0, 12),
  step("bring", 0),
  step("write", 1),
  step("choose", 1),
  step("remove", 0, 4, 1),
  step("invite", 0, 4, 3),
  step("accept", 1),
  step("accept", 3),
  step("write", 2),
  step("choose", 2, 5),
  step("leave", 2),
  step("write", 3),
  step("choose", 3, 5),
  step("remove", 0, 4, 3),
  step("invite", 0, 4, 1),
  step("accept", 1),
  step("invite", 0, 4, 2),
  step("accept", 2),
];

/** And ends with a vault that is deleted. */
export const ending: readonly Happening[] = [step("buy", 0), step("found", 0), step("delete vault", 0, 3)];

export type Outcome = "done" | "refused" | undefined;

/** What the happenings see of the world. */
export interface Inside {
  readonly model: FamilyModel;
  readonly first: TestServer;
  readonly people: readonly Writer[];
  readonly homes: readonly TestTimeline[];
  readonly ids: Map<ModelTimeline, TestTimeline>;
  /** Every other call goes to the other server. */
  readonly as: (person: number) => Writer;
  readonly buy: (person: number) => Promise<void>;
}

/** Three times of four somebody who may do it, if there is anybody; else anyone. */
export function apt(how: number, anyone: number, fit: number | undefined): number {
  return how % 4 === 0 || fit === undefined ? anyone : fit;
}

export type Action = (who: number, whom: number, which: number, how: number) => Promise<Outcome>;
export type Actions<Name extends Happening["what"]> = Record<Name, Action>;

export function choose<T>(list: readonly T[], at: number): T | undefined {
  return list[at % Math.max(1, list.length)];
}

/** The answer must be what the model expects. */
export function agree(
  answer: { status: number; body: { message?: string } },
  isExpected: boolean,
  change: () => void,
): Outcome {
  const isDone = answer.status === 200;
  if (isDone !== isExpected) {
    throw new Error(`Expected ${isExpected ? "" : "no "}success: ${messageOf(answer).join(" ")}`);
  }
  if (isDone) change();
  return isDone ? "done" : "refused";
}
