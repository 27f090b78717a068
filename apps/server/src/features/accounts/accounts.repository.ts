import type { Db } from "#db/client.ts";

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly cityName: string;
}

export function createAccountsRepository(db: Db) {
  return {
    async insertActive(account: NewAccount, now: number): Promise<void> {
      await db
        .insertInto("accounts")
        .values({
          id: account.id,
          email: account.email,
          status: "active",
          password_hash: account.passwordHash,
          first_name: account.firstName,
          last_name: account.lastName,
          date_of_birth: account.dateOfBirth,
          city_name: account.cityName,
          is_reflection_prompt: 0,
          version: 1,
          created_at: now,
          updated_at: now,
        })
        .execute();
    },

    async removeByEmail(email: string): Promise<void> {
      await db.deleteFrom("accounts").where("email", "=", email).execute();
    },
  };
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;
