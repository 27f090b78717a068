import type { Plan } from "@lane/domain/plans.ts";

import type { Viewer } from "#lib/viewer.ts";

/** What memberships need of other features. Satisfied in app/compose-memberships.ts. */

export interface SharedTimeline {
  readonly id: string;
  readonly kind: "personal" | "vault";
  readonly name: string | null;
  readonly personalOf: string | null;
  readonly firstYear: number | null;
  /** The personal timeline of the host, where this is what a guest writes. */
  readonly guestOf: string | null;
  readonly paidBy: string | null;
  readonly about: { readonly name: string; readonly born: number | null; readonly died: number | null } | null;
  /** The memory whose picture stands for a vault. */
  readonly pictureMemoryId: string | null;
  readonly isSharingOff: boolean;
  readonly deletesAt: number | null;
}

type VaultChange = Partial<Pick<SharedTimeline, "name" | "firstYear" | "about" | "pictureMemoryId" | "isSharingOff">>;

export interface SharedTimelines {
  /** Makes concurrent changes of its members wait; false when it is gone. */
  lock(timelineId: string): Promise<boolean>;
  find(timelineId: string): Promise<SharedTimeline | undefined>;
  listByIds(timelineIds: readonly string[]): Promise<SharedTimeline[]>;
  listGuestTimelines(hostTimelineId: string): Promise<string[]>;
  listDue(now: number): Promise<string[]>;
  countVaultsPaidBy(accountId: string): Promise<number>;
  insert(
    timeline: Pick<SharedTimeline, "id" | "name" | "firstYear" | "guestOf" | "paidBy"> &
      Partial<Pick<SharedTimeline, "about" | "isSharingOff">>,
    now: number,
  ): Promise<void>;
  insertYears(timelineId: string, years: readonly { id: string; year: number }[]): Promise<void>;
  change(timelineId: string, change: VaultChange): Promise<void>;
  setDeletion(timelineId: string, deletesAt: number | null): Promise<void>;
  setPayer(timelineId: string, accountId: string): Promise<void>;
  remove(timelineId: string): Promise<void>;
}

/** Memories that stay or go with who wrote them. Call all of it in the transaction that decided so. */
export interface MemberMemories {
  listWritten(timelineId: string, authorId: string): Promise<string[]>;
  /** The timelines with memories of this author, whether they still belong there or not. */
  listTimelinesOf(authorId: string): Promise<string[]>;
  listSome(timelineId: string, limit: number): Promise<string[]>;
  /** To the own timelines of those who wrote them. */
  bringHome(memoryIds: readonly string[]): Promise<void>;
  removeAll(memoryIds: readonly string[]): Promise<void>;
  /** Under the name of somebody whose account goes. */
  keepWithoutAuthor(timelineId: string, author: { id: string; name: string }, heirId: string): Promise<void>;
  /** After somebody else pays. */
  settleTimeline(timelineId: string): Promise<void>;
}

/** Pictures that stand for vaults: each is that of one of its memories. */
export interface VaultPictures {
  /** By the ids of the vaults, without those whose memory has no picture that everyone there sees. */
  of(
    viewer: Viewer,
    choices: readonly Pick<SharedTimeline, "id" | "pictureMemoryId">[],
  ): Promise<ReadonlyMap<string, { readonly memoryId: string; readonly url: string }>>;
}

export interface MemberAccount {
  readonly id: string;
  readonly email: string;
  readonly status: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
}

export interface MemberAccounts {
  findById(accountId: string): Promise<MemberAccount | undefined>;
}

export interface BlockedPeople {
  /** Joins the surrounding transaction. */
  block(accountId: string, whomId: string): Promise<void>;
  /** Those of these senders of whom the account wants nothing. */
  among(accountId: string, senderIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** To the operator. */
export interface Reports {
  report(invitationId: string, text: string): Promise<void>;
}

export interface Plans {
  find(accountId: string): Promise<Plan>;
}
