import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { PasswordHasher } from "#ports/password-hasher.ts";
import type { Transact } from "#ports/transact.ts";

import type { AccountsRepository } from "./accounts.repository.ts";

interface AccountsDeps {
  readonly repository: AccountsRepository;
  readonly passwords: PasswordHasher;
  readonly clock: Clock;
  readonly transact: Transact;
}

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string;
  readonly cityName: string;
}

export function createAccountsService({ repository, passwords, clock, transact }: AccountsDeps) {
  return {
    /** Opens an account that needs no verification, in place of one with the same address: only for demonstrations. */
    async openAnew({ password, ...person }: Person): Promise<{ accountId: string }> {
      const now = clock.now();
      const id = createId(now);
      const passwordHash = await passwords.hash(password);
      await transact(async () => {
        await repository.removeByEmail(person.email);
        await repository.insertActive({ ...person, id, passwordHash }, now);
      });
      return { accountId: id };
    },
  };
}
