import type { Db } from "#db/client.ts";

/** The members of timelines with their accounts. */
export function selectMembers(db: Db) {
  return db.selectFrom("memberships").innerJoin("accounts", "accounts.id", "memberships.account_id");
}

/** The timelines that an account belongs to; of those it writes for as a guest, also the host. */
export function selectJoined(db: Db, accountId: string) {
  return db
    .selectFrom("memberships")
    .innerJoin("timelines", "timelines.id", "memberships.timeline_id")
    .leftJoin("timelines as host", "host.id", "timelines.guest_of")
    .leftJoin("accounts as host_account", "host_account.id", "host.personal_of")
    .where("memberships.account_id", "=", accountId);
}

/** Invitations with what they invite to, and who invites. */
export function selectInvitations(db: Db) {
  return db
    .selectFrom("invitations")
    .innerJoin("timelines", "timelines.id", "invitations.timeline_id")
    .innerJoin("accounts as inviter", "inviter.id", "invitations.invited_by");
}

/** What one may still export of timelines one was removed from. */
export function selectFormer(db: Db, accountId: string) {
  return db
    .selectFrom("former_memberships")
    .innerJoin("timelines", "timelines.id", "former_memberships.timeline_id")
    .where("former_memberships.account_id", "=", accountId);
}

/** Offers with the guest who wrote the memory. */
export function selectOffersWithGuest(db: Db) {
  return db
    .selectFrom("offers")
    .innerJoin("memories", "memories.id", "offers.memory_id")
    .innerJoin("timelines as written", "written.id", "memories.timeline_id")
    .innerJoin("timelines as host", "host.id", "written.guest_of")
    .innerJoin("accounts as host_account", "host_account.id", "host.personal_of")
    .innerJoin("accounts as guest", "guest.id", "memories.author_id");
}

/** News of vaults with the account that is told. */
export function selectVaultNews(db: Db) {
  return db.selectFrom("vault_news").innerJoin("accounts", "accounts.id", "vault_news.account_id");
}
