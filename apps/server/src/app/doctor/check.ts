import type { DoctorContext } from "./doctor-context.ts";

/** One plain sentence, and for what is not well one more about what to do. */
export type Finding =
  | { readonly state: "ok"; readonly says: string }
  | { readonly state: "attention" | "broken"; readonly says: string; readonly todo: string };

export interface Check {
  readonly name: string;
  /** Looks and changes nothing. Undefined where there is nothing to check. What it throws is broken. */
  run(context: DoctorContext): Promise<Finding | undefined>;
  /** Not given up after the time that all others have. */
  readonly isLong?: true;
}

export function ok(says: string): Finding {
  return { state: "ok", says };
}

export function attention(says: string, todo: string): Finding {
  return { state: "attention", says, todo };
}

export function broken(says: string, todo: string): Finding {
  return { state: "broken", says, todo };
}
