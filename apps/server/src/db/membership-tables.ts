import type { InvitedRole, OfferState, StandingChoice, VaultEvent } from "@lane/domain/memberships.ts";
import type { Role, TimelineKind } from "@lane/domain/roles.ts";
import type { ColumnType } from "kysely";

import type { Fixed, Flag, Instant } from "./column-types.ts";

export interface TimelinesTable {
  id: Fixed<string>;
  kind: Fixed<TimelineKind>;
  name: string | null;
  /** The owner of a personal timeline, at most one per account; null for a vault. */
  personal_of: Fixed<string | null>;
  /** The first of the ten years that were chosen, null while none was; of a vault, its first year. */
  start_year: number | null;
  /** The personal timeline of the host: then this is what one guest writes for it. */
  guest_of: Fixed<string | null>;
  /** Whose add-on and storage a vault needs. */
  paid_by: string | null;
  /** The person whom a memorial vault is about. */
  about_name: string | null;
  about_born: number | null;
  about_died: number | null;
  /** The memory whose picture stands for a vault. */
  picture_memory_id: string | null;
  /** Only owners share onward what they wrote here. */
  is_sharing_off: ColumnType<Flag, Flag | undefined, Flag>;
  deletes_at: Instant | null;
  created_at: Fixed<Instant>;
}

/** Only people who belong to the timeline now: who left or was removed has no row. */
export interface MembershipsTable {
  timeline_id: Fixed<string>;
  account_id: Fixed<string>;
  role: Role;
  /** From 0 on. */
  colour: ColumnType<number, number | undefined, number>;
  choice: ColumnType<StandingChoice, StandingChoice | undefined, StandingChoice>;
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
  answered_at: Instant | null;
  /** By whose turn it is: the host while it waits, then the guest. So is `told_at`. */
  read_at: Instant | null;
  told_at: Instant | null;
  /** The kind word of the host. */
  words: string | null;
  /** The host's own copy. */
  placed_memory_id: string | null;
}

/** What a member of a vault is told in the next mail; then the row goes. */
export interface VaultNewsTable {
  id: Fixed<string>;
  /** Who is told. */
  account_id: Fixed<string>;
  /** Its name: the vault itself may be gone by then. */
  vault: Fixed<string>;
  event: Fixed<VaultEvent>;
  /** The name of who joined, left or was removed. */
  who: Fixed<string | null>;
  /** When the vault is deleted. */
  deletes_at: Fixed<Instant | null>;
  created_at: Fixed<Instant>;
}

/** Somebody from whom a member wants no invitation, no share and no question any more. */
export interface BlockedPeopleTable {
  id: Fixed<string>;
  /** Who blocks. */
  account_id: Fixed<string>;
  /** Null once that account is gone; a new one with the same address is blocked as well. */
  blocked_id: Fixed<string | null>;
  /** Keyed hash of the address. */
  address_hash: Fixed<string>;
  /** As it was then. */
  name: Fixed<string>;
  created_at: Fixed<Instant>;
}

export interface MembershipSchema {
  timelines: TimelinesTable;
  memberships: MembershipsTable;
  former_memberships: FormerMembershipsTable;
  invitations: InvitationsTable;
  offers: OffersTable;
  vault_news: VaultNewsTable;
  blocked_people: BlockedPeopleTable;
}
