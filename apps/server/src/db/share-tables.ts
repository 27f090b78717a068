import type { ShareKind, ShareMail } from "@lane/domain/shares.ts";

import type { Fixed, Flag, Instant } from "./column-types.ts";

/** Some memories of one account, given to one person or to whoever holds a link. */
export interface SharesTable {
  id: Fixed<string>;
  /** Who shares. */
  account_id: Fixed<string>;
  kind: Fixed<ShareKind>;
  /** Who a link is for, in its owner's words; null for a person. */
  label: string | null;
  /** The address it was sent to, lower case; null for a link. */
  address: Fixed<string | null>;
  /** The account it belongs to. Until it has one, it belongs to the account with its address, if there is one. */
  recipient_id: string | null;
  greeting: Fixed<string | null>;
  /** Of the token in its address. */
  token_hash: Fixed<string>;
  /** The token, encrypted, so that its owner can copy the address again. */
  sealed_token: Fixed<string>;
  passphrase_hash: string | null;
  /** Grows whenever the passphrase changes: passes and signed addresses of before are over. */
  grant_version: number;
  shows_text: Flag;
  shows_pictures: Flag;
  shows_sound: Flag;
  shows_name: Flag;
  allows_answers: Flag;
  allows_copies: Flag;
  created_at: Fixed<Instant>;
  expires_at: Instant | null;
  ended_at: Instant | null;
  first_opened_at: Instant | null;
  last_opened_at: Instant | null;
  opened_count: number;
  /** By the person it was shared with. */
  hidden_at: Instant | null;
  /** When the person was written to, the owner told of the first opening, and of the end that is near. */
  announced_at: Instant | null;
  opening_told_at: Instant | null;
  end_told_at: Instant | null;
}

export interface ShareMemoriesTable {
  share_id: Fixed<string>;
  memory_id: Fixed<string>;
  position: Fixed<number>;
}

/** What a person who sees a share told its owner. */
export interface ShareAnswersTable {
  id: Fixed<string>;
  share_id: Fixed<string>;
  memory_id: string | null;
  name: Fixed<string>;
  text: Fixed<string>;
  created_at: Fixed<Instant>;
  read_at: Instant | null;
  /** When the owner was told of it by mail. */
  told_at: Instant | null;
}

/** For the operator. Outlives its share. */
export interface ShareReportsTable {
  id: Fixed<string>;
  share_id: Fixed<string>;
  text: Fixed<string>;
  created_at: Fixed<Instant>;
}

/** Kinds of mail that an address does not want. */
export interface MailRefusalsTable {
  /** Keyed hash. */
  address_hash: Fixed<string>;
  kind: Fixed<ShareMail>;
  created_at: Fixed<Instant>;
}

export interface ShareSchema {
  shares: SharesTable;
  share_memories: ShareMemoriesTable;
  share_answers: ShareAnswersTable;
  share_reports: ShareReportsTable;
  mail_refusals: MailRefusalsTable;
}
