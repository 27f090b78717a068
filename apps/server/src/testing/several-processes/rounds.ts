import type { Newcomers } from "./newcomers.ts";
import type { ProcessCalls } from "./process-calls.ts";
import type { ReceivedMails } from "./received-mails.ts";

export interface RoundWish {
  readonly calls: ProcessCalls;
  readonly newcomers: Newcomers;
  readonly mails: ReceivedMails;
  /** From 0 on; a different process has a different part in each round. */
  readonly round: number;
}

/** Does something over all processes, and tells what did not hold. */
export type Round = (wish: RoundWish) => Promise<string[]>;
