import type { BlockedPerson } from "@lane/contract/blocked-people.ts";

import { createId } from "#lib/ids.ts";
import { isoInstant } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import type { BlockedPeopleRepository } from "./blocked-people.repository.ts";

interface Account {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface BlockedPeopleDeps {
  readonly repository: BlockedPeopleRepository;
  readonly accounts: {
    findById(accountId: string): Promise<Account | undefined>;
    findByEmail(email: string): Promise<Pick<Account, "id"> | undefined>;
  };
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
}

/**
 * From whom a member wants nothing any more. What a blocked person sends is made as usual and answered as usual, so that
 * nothing tells them; it is only neither mailed nor listed.
 */
export function createBlockedPeopleService({ repository, accounts, fingerprint, clock }: BlockedPeopleDeps) {
  const hashOf = (address: string): string => fingerprint("blocked-person", address);

  /** Those of these senders whom the account has blocked, also under a new account with the same address. */
  async function among(accountId: string, senderIds: readonly string[]): Promise<ReadonlySet<string>> {
    const blocked = await repository.list(accountId);
    const found = new Set<string>();
    if (blocked.length === 0) return found;
    for (const senderId of new Set(senderIds)) {
      const sender = await accounts.findById(senderId);
      const hash = sender && hashOf(sender.email);
      if (blocked.some((one) => one.blockedId === senderId || one.addressHash === hash)) found.add(senderId);
    }
    return found;
  }

  async function list({ accountId }: Viewer): Promise<BlockedPerson[]> {
    return (await repository.list(accountId)).map(({ id, name, createdAt }) => ({
      id,
      name,
      blockedAt: isoInstant(createdAt),
    }));
  }

  return {
    among,
    list,

    /** Joins the surrounding transaction. The caller has made sure that these two have to do with each other. */
    async block(accountId: string, whomId: string): Promise<void> {
      const whom = await accounts.findById(whomId);
      if (!whom || whomId === accountId) return;
      const createdAt = clock.now();
      const name = `${whom.firstName} ${whom.lastName}`.trim();
      const record = { blockedId: whomId, addressHash: hashOf(whom.email), name, createdAt };
      await repository.insert(accountId, { id: createId(createdAt), ...record });
    },

    async unblock(viewer: Viewer, id: string): Promise<BlockedPerson[]> {
      await repository.remove(viewer.accountId, id);
      return list(viewer);
    },

    /** Whether who has this address has blocked the sender. */
    async isBlockedAt(address: string, senderId: string): Promise<boolean> {
      const account = await accounts.findByEmail(address);
      return account !== undefined && (await among(account.id, [senderId])).has(senderId);
    },
  };
}

export type BlockedPeopleService = ReturnType<typeof createBlockedPeopleService>;
