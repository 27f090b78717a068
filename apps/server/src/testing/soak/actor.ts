import { randomUUID } from "node:crypto";

import type { Numbers } from "#testing/seeded-numbers.ts";

import type { SoakAnswer, SoakCall, SoakCaller } from "./caller.ts";
import type { SoakModel } from "./soak-model.ts";
import type { Watch } from "./watch.ts";

/** Somebody who does one thing after the other. */
export interface Actor {
  readonly me: SoakCaller;
  readonly number: number;
  readonly model: SoakModel;
  readonly watch: Watch;
  readonly numbers: Numbers;
}

export type Act = (actor: Actor) => Promise<void>;

export function choose<T>({ numbers }: Pick<Actor, "numbers">, list: readonly T[]): T | undefined {
  return list[numbers(Math.max(1, list.length))];
}

/** A call that is done once: when its answer is lost, it is sent again, or left to be found out by looking. */
export async function once({ me, numbers }: Actor, call: SoakCall): Promise<SoakAnswer> {
  const withKey = { ...call, key: randomUUID() };
  return numbers(2) === 0 ? me.send(withKey) : me.persist(withKey);
}

/** A refusal that no fault explains is a violation. */
export function expectNoRefusal({ watch, me }: Actor, answer: SoakAnswer, what: string): void {
  const { outcome, status, bytes, begunAt } = answer;
  if (outcome !== "refused") return;
  if (status === 429) watch.count(`${what}, too often`);
  else if (status !== 507 || !watch.isTolerated("full", begunAt)) {
    watch.object(`${me.person.email}, ${what}: ${status} ${bytes.subarray(0, 300).toString()}`);
  }
}
