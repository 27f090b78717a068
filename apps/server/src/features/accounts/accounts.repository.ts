import { type Language, usualLanguage } from "@lane/domain/languages.ts";
import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import { type Flag, flagOf } from "#db/column-types.ts";
import { prepareQuery } from "#db/prepared-query.ts";

export interface AccountRecord {
  readonly id: string;
  readonly email: string;
  readonly status: "active" | "deactivated" | "disabled";
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string;
  readonly cityId: string | null;
  readonly cityName: string | null;
  readonly isReflectionPrompt: boolean;
  readonly avatarFileId: string | null;
  /** The language of mails. */
  readonly language: Language;
}

/** What its owner can make of an account. */
type OwnStatus = Exclude<AccountRecord["status"], "disabled">;

export type NewAccount = Omit<AccountRecord, "status" | "cityId" | "avatarFileId" | "language"> & {
  readonly cityId?: string | null;
  readonly language?: Language;
};
/** An undefined field stays as it is. */
export type AccountChange = {
  readonly [K in keyof Omit<AccountRecord, "id" | "status">]?: AccountRecord[K] | undefined;
};

/** Both are hashes. */
export interface PasswordSwap {
  readonly former: string;
  readonly next: string;
}

export function createAccountsRepository(db: Db) {
  const byId = prepareQuery(db, (accountId: string) => selectAccounts(db).where("id", "=", accountId));

  return {
    ...writeStatus(db),

    async findByEmail(email: string): Promise<AccountRecord | undefined> {
      return asRecord(await selectAccounts(db).where("email", "=", email).executeTakeFirst());
    },

    async findById(accountId: string): Promise<AccountRecord | undefined> {
      return asRecord(await byId.first(accountId));
    },

    /** When the oldest account was opened; undefined when there is none. */
    async findFirstOpening(): Promise<number | undefined> {
      const row = await db.selectFrom("accounts").select("created_at").orderBy("id").limit(1).executeTakeFirst();
      return row?.created_at;
    },

    async listIds(): Promise<string[]> {
      const rows = await db.selectFrom("accounts").select("id").orderBy("id").execute();
      return rows.map(({ id }) => id);
    },

    async insert(account: NewAccount, now: number): Promise<void> {
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
          city_id: account.cityId ?? null,
          is_reflection_prompt: flagOf(account.isReflectionPrompt),
          language: account.language ?? usualLanguage,
          version: 1,
          created_at: now,
          updated_at: now,
        })
        .execute();
    },

    async update(accountId: string, change: AccountChange, now: number): Promise<void> {
      await db
        .updateTable("accounts")
        .set((update) => ({ ...columnsOf(change), version: update("version", "+", 1), updated_at: now }))
        .where("id", "=", accountId)
        .execute();
    },

    /** True for exactly one of several concurrent callers that replace the same password. */
    async replacePassword(accountId: string, { former, next }: PasswordSwap, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("accounts")
        .set((update) => ({ password_hash: next, version: update("version", "+", 1), updated_at: now }))
        .where("id", "=", accountId)
        .where("password_hash", "=", former)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Rows that reference the account are removed with it. */
    async remove(accountId: string): Promise<void> {
      await db.deleteFrom("accounts").where("id", "=", accountId).execute();
    },
  };
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

/**
 * Each is true for exactly one of several concurrent callers. A status changes only from one that it may follow: a member
 * who deactivates or reactivates an account while the operator disables it does not open it again.
 */
function writeStatus(db: Db) {
  const writing = (accountId: string, now: number) =>
    db
      .updateTable("accounts")
      .set((update) => ({ version: update("version", "+", 1), updated_at: now }))
      .where("id", "=", accountId);

  return {
    async deactivate(accountId: string, now: number): Promise<boolean> {
      const deactivating = writing(accountId, now).set({ status: "deactivated" }).where("status", "=", "active");
      return (await deactivating.executeTakeFirst()).numUpdatedRows > 0n;
    },

    async reactivate(accountId: string, now: number): Promise<boolean> {
      const reactivating = writing(accountId, now).set({ status: "active" }).where("status", "=", "deactivated");
      return (await reactivating.executeTakeFirst()).numUpdatedRows > 0n;
    },

    async disable(accountId: string, now: number): Promise<boolean> {
      const disabling = writing(accountId, now)
        .set({ status: "disabled", status_when_enabled: sql<OwnStatus>`status` })
        .where("status", "<>", "disabled");
      return (await disabling.executeTakeFirst()).numUpdatedRows > 0n;
    },

    /** An account that its owner had deactivated is deactivated again. */
    async enable(accountId: string, now: number): Promise<boolean> {
      const enabling = writing(accountId, now)
        .set({ status: sql<OwnStatus>`coalesce(status_when_enabled, 'active')`, status_when_enabled: null })
        .where("status", "=", "disabled");
      return (await enabling.executeTakeFirst()).numUpdatedRows > 0n;
    },
  };
}

function selectAccounts(db: Db) {
  return db
    .selectFrom("accounts")
    .select([
      "id",
      "email",
      "status",
      "password_hash as passwordHash",
      "first_name as firstName",
      "last_name as lastName",
      "date_of_birth as dateOfBirth",
      "city_id as cityId",
      "city_name as cityName",
      "is_reflection_prompt as isReflectionPrompt",
      "avatar_file_id as avatarFileId",
      "language",
    ]);
}

function asRecord<R extends { isReflectionPrompt: Flag }>(row: R | undefined) {
  return row && { ...row, isReflectionPrompt: row.isReflectionPrompt === 1 };
}

/** Leaves undefined fields out: undefined means no change. */
function columnsOf(change: AccountChange) {
  const { isReflectionPrompt } = change;
  const columns = {
    email: change.email,
    password_hash: change.passwordHash,
    first_name: change.firstName,
    last_name: change.lastName,
    date_of_birth: change.dateOfBirth,
    city_id: change.cityId,
    city_name: change.cityName,
    avatar_file_id: change.avatarFileId,
    language: change.language,
    is_reflection_prompt: isReflectionPrompt === undefined ? undefined : flagOf(isReflectionPrompt),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
