import type { Db } from "#db/client.ts";

export interface PendingRegistration {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly cityName: string;
  readonly cityId: string | null;
  readonly isReflectionPrompt: boolean;
}

const takenColumns = [
  "email",
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
    /** The last one counts: it replaces an earlier one of the same address. */
    async put(pending: PendingRegistration, codeId: string, expiresAt: number): Promise<void> {
      const columns = {
        code_id: codeId,
        password_hash: pending.passwordHash,
        first_name: pending.firstName,
        last_name: pending.lastName,
        date_of_birth: pending.dateOfBirth,
        city_name: pending.cityName,
        city_id: pending.cityId,
        is_reflection_prompt: pending.isReflectionPrompt ? (1 as const) : (0 as const),
        expires_at: expiresAt,
      };
      await db
        .insertInto("pending_registrations")
        .values({ email: pending.email, ...columns })
        .onConflict((conflict) => conflict.column("email").doUpdateSet(columns))
        .execute();
    },

    async find(
      email: string,
      now: number,
    ): Promise<Pick<PendingRegistration, "passwordHash" | "firstName"> | undefined> {
      return db
        .selectFrom("pending_registrations")
        .select(["password_hash as passwordHash", "first_name as firstName"])
        .where("email", "=", email)
        .where("expires_at", ">", now)
        .executeTakeFirst();
    },

    async renew(email: string, codeId: string, expiresAt: number): Promise<void> {
      await db
        .updateTable("pending_registrations")
        .set({ code_id: codeId, expires_at: expiresAt })
        .where("email", "=", email)
        .execute();
    },

    async remove(email: string): Promise<void> {
      await db.deleteFrom("pending_registrations").where("email", "=", email).execute();
    },

    /** Takes out the one that this very code was mailed for. */
    async take(email: string, codeId: string): Promise<PendingRegistration | undefined> {
      const [row] = await db
        .deleteFrom("pending_registrations")
        .where("email", "=", email)
        .where("code_id", "=", codeId)
        .returning(takenColumns)
        .execute();
      return row && { ...row, isReflectionPrompt: row.isReflectionPrompt === 1 };
    },
  };
}

export type RegistrationRepository = ReturnType<typeof createRegistrationRepository>;
