import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import type { ProfileAccount, ProfileAccounts, ProfileMedia } from "./profile.service.ts";

interface AccountDeletionDeps {
  readonly accounts: ProfileAccounts;
  readonly passwords: {
    check(who: string, stored: string, password: string): Promise<boolean>;
    forgive(who: string): Promise<void>;
  };
  readonly codes: { killAll(address: string): Promise<void>; forget(address: string): Promise<void> };
  readonly registrations: { forget(email: string): Promise<void> };
  readonly mailChoices: { forget(address: string): Promise<void> };
  readonly sessions: { endAll(accountId: string): Promise<void> };
  /** Satisfied by the subscriptions in app/compose-features.ts. */
  readonly subscriptions: { end(accountId: string): Promise<boolean> };
  /** Satisfied by the shares in app/compose-features.ts. */
  readonly shares: { forgetAddress(email: string): Promise<void> };
  /** Printed books; satisfied by the orders in app/compose-features.ts. */
  readonly endOrders: (accountId: string) => Promise<void>;
  /** Satisfied by the memberships in app/compose-features.ts. */
  readonly memberships: {
    /** Refuses when a vault would be without an owner. */
    assertMayGo(accountId: string): Promise<void>;
    /** Gives vaults that would be without an owner to another member. */
    handOverAll(accountId: string): Promise<void>;
    /** Memories in vaults stay or go, as was chosen. */
    leaveAll(account: Pick<ProfileAccount, "id" | "email" | "firstName" | "lastName">): Promise<void>;
  };
  readonly media: ProfileMedia;
  /** Removes the remains of deleted rows from the files of the database. */
  readonly scrub: () => Promise<void>;
  /** Satisfied by the backups in app/compose-features.ts: none of them may bring the account back. */
  readonly rememberErased: (accountId: string) => Promise<void>;
  readonly outbox: { forget(address: string, accountId: string): Promise<void> };
  readonly jobs: { forget(names: readonly string[]): Promise<void> };
  readonly notices: Notices & { namesOf(email: string, accountId: string): string[] };
  readonly transact: Transact;
}

/** Deactivates or deletes an account. The given reason is not stored: it would be the one thing left of the person. */
export function createAccountDeletionService(deps: AccountDeletionDeps) {
  const { accounts, passwords, codes, registrations, sessions, media, outbox, jobs, scrub, notices, transact } = deps;

  async function proven({ accountId }: Viewer, password: string): Promise<ProfileAccount> {
    const account = await accounts.findById(accountId);
    if (account && (await passwords.check(`account:${accountId}`, account.passwordHash, password))) return account;
    throw new AppError("invalid_input", "The password isn't right", {
      fields: { password: "The password isn't right" },
    });
  }

  /** Leaves nothing of the account; `ending` joins the transaction in which the account goes. */
  async function remove(account: ProfileAccount, ending: () => Promise<void>): Promise<void> {
    const { id, email } = account;
    await sessions.endAll(id);
    await deps.memberships.leaveAll(account);
    await accounts.empty(id);
    await outbox.forget(email, id);
    await transact(async () => {
      await jobs.forget([id, ...notices.namesOf(email, id)]);
      // Once more: an invitation may have been accepted meanwhile.
      await deps.memberships.leaveAll(account);
      await media.forgetAll(id);
      await accounts.erase(id);
      await deps.shares.forgetAddress(email);
      await codes.forget(email);
      await registrations.forget(email);
      await deps.mailChoices.forget(email);
      await passwords.forgive(email);
      await passwords.forgive(`account:${id}`);
      await deps.rememberErased(id);
      await ending();
    });
    // Mails that were being sent while the rest was erased.
    await outbox.forget(email, id);
    await scrub();
  }

  return {
    async deactivate(viewer: Viewer, password: string): Promise<void> {
      const { id, email } = await proven(viewer, password);
      await transact(async () => {
        if (!(await accounts.deactivate(id))) throw new AppError("unauthenticated", "Invalid token");
        await sessions.endAll(id);
        await codes.killAll(email);
        await notices.post({ kind: "account-deactivated", email });
      });
    },

    async erase(viewer: Viewer, password: string): Promise<void> {
      const account = await proven(viewer, password);
      const { id, email, firstName, language } = account;
      await deps.memberships.assertMayGo(id);
      // First of all: a deleted account that is still charged could not be helped any more.
      await deps.endOrders(id);
      const hadSubscription = await deps.subscriptions.end(id);
      await remove(account, () =>
        notices.post({ kind: "account-deleted", email, firstName, language, hadSubscription }),
      );
    },

    /** Deletes an account that came back with a backup; its receipt was sent long ago. */
    async eraseAgain(accountId: string): Promise<void> {
      const account = await accounts.findById(accountId);
      if (!account) return;
      await deps.memberships.handOverAll(accountId);
      await remove(account, async () => undefined);
    },
  };
}

export type AccountDeletionService = ReturnType<typeof createAccountDeletionService>;
