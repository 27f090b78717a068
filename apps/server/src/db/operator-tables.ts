import type { Fixed, Instant } from "./column-types.ts";

export type OperatorAction =
  | "find"
  | "disable"
  | "enable"
  | "end-sessions"
  | "start-reset"
  | "grant"
  | "reports"
  | "end-share"
  | "sign-in-link"
  | "sign-in"
  | "sign-out"
  | "retry";

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

/** A link to the operator's page, and the session that it was traded for. */
interface OperatorSessionsTable {
  id: Fixed<string>;
  /** The name of the user of the operating system who made the link. */
  who: Fixed<string>;
  /** Of the link's code; null once it was used. */
  code_hash: string | null;
  /** Of the session's cookie; null before. */
  token_hash: string | null;
  created_at: Fixed<Instant>;
  /** First of the link, then of the session. */
  expires_at: Instant;
}

/** How often something went wrong in one hour. Kind and place are names of ours. */
interface ErrorCountsTable {
  /** The moment at which the hour began. */
  hour: Fixed<Instant>;
  kind: Fixed<string>;
  place: Fixed<string>;
  count: number;
  last_at: Instant;
}

export interface OperatorSchema {
  operator_sessions: OperatorSessionsTable;
  error_counts: ErrorCountsTable;
  operator_actions: OperatorActionsTable;
  operator_reasons: OperatorReasonsTable;
}
