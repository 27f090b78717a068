import type { Fixed, Instant } from "./column-types.ts";

export type OperatorAction =
  | "find"
  | "disable"
  | "enable"
  | "end-sessions"
  | "start-reset"
  | "grant"
  | "reports"
  | "end-share";

/** What the operator did with an account or a share; kept for two years. */
interface OperatorActionsTable {
  id: Fixed<string>;
  at: Instant;
  /** The name of the user of the operating system who ran the command. */
  who: Fixed<string>;
  action: Fixed<OperatorAction>;
  /** The account may be gone. */
  account_id: Fixed<string | null>;
  /** Of a share, a question or an invitation. */
  share_id: Fixed<string | null>;
  /** In words of ours: nothing that a person has written. */
  detail: Fixed<string | null>;
}

/** In words of the operator. It is removed with the account it is about. */
interface OperatorReasonsTable {
  action_id: Fixed<string>;
  account_id: Fixed<string>;
  reason: Fixed<string>;
}

export interface OperatorSchema {
  operator_actions: OperatorActionsTable;
  operator_reasons: OperatorReasonsTable;
}
