import type { InvitedRole, OfferState, StandingChoice } from "@lane/domain/memberships.ts";
import type { Role } from "@lane/domain/roles.ts";
import type { Generated } from "kysely";

import type { Fixed, Instant } from "./column-types.ts";

/** Only people who belong to the timeline now: who left or was removed has no row. */
export interface MembershipsTable {
  timeline_id: Fixed<string>;
  account_id: Fixed<string>;
  role: Role;
  /** From 0 on. */
  colour: Generated<number>;
  choice: Generated<StandingChoice>;
  created_at: Fixed<Instant>;
}

/** Somebody who was removed, until they can export no longer. */
export interface FormerMembershipsTable {
  timeline_id: Fixed<string>;
  account_id: Fixed<string>;
  ended_at: Fixed<Instant>;
  export_until: Fixed<Instant>;
}

export interface InvitationsTable {
  id: Fixed<string>;
  /** The vault, or for a guest the personal timeline of who invites. */
  timeline_id: Fixed<string>;
  invited_by: Fixed<string>;
  /** Lower case. Only the account with this address may accept. */
  address: Fixed<string>;
  role: Fixed<InvitedRole>;
  /** The years of a guest. */
  from_year: Fixed<number | null>;
  to_year: Fixed<number | null>;
  created_at: Fixed<Instant>;
  mailed_at: Instant | null;
  expires_at: Instant;
  /** Whichever came first; at most one of them ever does. */
  ended_at: Instant | null;
  ended_as: "accepted" | "declined" | "withdrawn" | null;
}

/** A memory that a guest offered to the host. */
export interface OffersTable {
  memory_id: Fixed<string>;
  state: OfferState;
  offered_at: Instant;
  read_at: Instant | null;
  told_at: Instant | null;
  /** The kind word of the host. */
  words: string | null;
  /** The host's own copy. */
  placed_memory_id: string | null;
}

export interface MembershipSchema {
  memberships: MembershipsTable;
  former_memberships: FormerMembershipsTable;
  invitations: InvitationsTable;
  offers: OffersTable;
}
