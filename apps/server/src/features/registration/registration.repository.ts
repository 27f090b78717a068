import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Db } from "#db/client.ts";
import { flagOf } from "#db/column-types.ts";
import { ageRefusalLifeMs, registrationLifeMs } from "#lib/moments.ts";

export interface PendingRegistration {
  readonly id: string;
  readonly email: string;
  /** The id of the code that was mailed for this very registration. */
  readonly codeId: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly cityName: string;
  readonly cityId: string | null;
  readonly isReflectionPrompt: boolean;
}

export interface KeptTime {
  readonly createdAt: number;
  readonly expiresAt: number;
}

const columns = [
  "id",
  "email",
  "code_id as codeId",
  "password_hash as passwordHash",
  "first_name as firstName",
  "last_name as lastName",
  "date_of_birth as dateOfBirth",
  "city_name as cityName",
  "city_id as cityId",
  "is_reflection_prompt as isReflectionPrompt",
] as const;

export function createRegistrationRepository(db: Db) {
  return {
    async insert(pending: PendingRegistration, { createdAt, expiresAt }: KeptTime): Promise<void> {
      await db
        .insertInto("pending_registrations")
        .values({
          id: pending.id,
          email: pending.email,
          code_id: pending.codeId,
          password_hash: pending.passwordHash,
          first_name: pending.firstName,
          last_name: pending.lastName,
          date_of_birth: pending.dateOfBirth,
          city_name: pending.cityName,
          city_id: pending.cityId,
          is_reflection_prompt: flagOf(pending.isReflectionPrompt),
          created_at: createdAt,
          expires_at: expiresAt,
        })
        .execute();
    },

    /** All pending registrations of this address, the newest first. */
    async list(email: string, now: number): Promise<PendingRegistration[]> {
      const rows = await db
        .selectFrom("pending_registrations")
        .select(columns)
        .where("email", "=", email)
        .where("expires_at", ">", now)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute();
      return rows.map((row) => ({ ...row, isReflectionPrompt: row.isReflectionPrompt === 1 }));
    },

    async renew(id: string, codeId: string, expiresAt: number): Promise<void> {
      await db
        .updateTable("pending_registrations")
        .set({ code_id: codeId, expires_at: expiresAt })
        .where("id", "=", id)
        .execute();
    },

    /** Returns how many were removed: of two concurrent callers, the second gets 0. */
    async removeAll(email: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("pending_registrations")
        .where("email", "=", email)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

export type RegistrationRepository = ReturnType<typeof createRegistrationRepository>;

/** Removes unconfirmed registrations, and age refusals whose time is over. */
export function createRegistrationSweep(db: Db) {
  return {
    async clampTimestamps(now: number): Promise<void> {
      await clampTimestamps(db, "pending_registrations", "expires_at", now + registrationLifeMs);
      await clampTimestamps(db, "age_refusals", "expires_at", now + ageRefusalLifeMs);
    },

    async removeExpired(now: number): Promise<void> {
      await db.deleteFrom("pending_registrations").where("expires_at", "<=", now).execute();
      await db.deleteFrom("age_refusals").where("expires_at", "<=", now).execute();
    },
  };
}
