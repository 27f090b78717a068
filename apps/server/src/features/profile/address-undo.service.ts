import { randomBytes } from "node:crypto";

import { AppError } from "#lib/app-error.ts";
import { addressUndoLifeMs } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import type { AddressUndoRepository } from "./address-undo.repository.ts";
import type { ProfileAccounts } from "./profile.service.ts";

interface AddressUndoDeps {
  readonly repository: AddressUndoRepository;
  readonly accounts: Pick<ProfileAccounts, "findById" | "findByEmail" | "change">;
  readonly passwords: { hash(password: string): Promise<string> };
  readonly codes: { killAll(address: string): Promise<void> };
  readonly sessions: { endAll(accountId: string): Promise<void> };
  readonly notices: Notices;
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Restores the former address of an account: the change may have been made by a thief. */
export function createAddressUndoService(deps: AddressUndoDeps) {
  const { repository, accounts, passwords, codes, sessions, notices, fingerprint, clock, transact } = deps;
  const hashOf = (token: string) => fingerprint("address-undo", token);

  return {
    /** The secret to be mailed to the former address. */
    async offer(accountId: string, formerEmail: string): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      await repository.insert({
        tokenHash: hashOf(token),
        accountId,
        formerEmail,
        expiresAt: clock.now() + addressUndoLifeMs,
      });
      return token;
    },

    /** The password may be the thief's: from now on only a reset by the restored address opens the account. */
    async undo(token: string): Promise<void> {
      const offered = await repository.find(hashOf(token), clock.now());
      if (!offered) throw gone();
      const { accountId, formerEmail, step } = offered;
      const passwordHash = await passwords.hash(randomBytes(32).toString("base64url"));
      await transact(async () => {
        if (!(await repository.remove(hashOf(token)))) throw gone();
        const account = await accounts.findById(accountId);
        const holder = await accounts.findByEmail(formerEmail);
        if (!account) throw gone();
        if (holder && holder.id !== accountId) {
          throw new AppError("conflict", "This address now has its own account");
        }
        await repository.removeLater(accountId, step);
        await accounts.change(accountId, { email: formerEmail, passwordHash });
        await sessions.endAll(accountId);
        for (const address of [account.email, formerEmail]) await codes.killAll(address);
        await notices.post({ kind: "address-restored", email: formerEmail });
      });
    },
  };
}

export type AddressUndoService = ReturnType<typeof createAddressUndoService>;

function gone(): AppError {
  return new AppError("invalid_input", "This link no longer works. If you need help, please contact us");
}
