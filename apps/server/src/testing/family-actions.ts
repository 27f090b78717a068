import type { createFamilyModel, ModelTimeline } from "./family-model.ts";
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

export type Outcome = "done" | "refused" | undefined;

/** What the happenings see of the world. */
export interface Inside {
  readonly model: ReturnType<typeof createFamilyModel>;
  readonly first: TestServer;
  readonly people: readonly Writer[];
  readonly homes: readonly TestTimeline[];
  readonly ids: Map<ModelTimeline, TestTimeline>;
  as(person: number): Writer;
  accountOf(person: number): string;
  idsOf(timeline: ModelTimeline): TestTimeline;
  choose<T>(list: readonly T[], at: number): T | undefined;
  vaults(): ModelTimeline[];
  guests(): ModelTimeline[];
  agree(answer: { status: number; body: { message?: string } }, isExpected: boolean, change: () => void): Outcome;
  write(who: number, timeline: ModelTimeline | number): Promise<Outcome>;
  buy(person: number): Promise<void>;
}

/** Three times of four somebody who may do it, if there is anybody; else anyone. */
export function apt(how: number, anyone: number, fit: number | undefined): number {
  return how % 4 === 0 || fit === undefined ? anyone : fit;
}

export type Action = (who: number, whom: number, which: number, how: number) => Promise<Outcome>;
export type Actions<Name extends Happening["what"]> = Record<Name, Action>;
