import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Database, Db } from "#db/client.ts";
import { AppError } from "#lib/app-error.ts";
import { answerLifeMs } from "#lib/moments.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Idempotency } from "#ports/idempotency.ts";

interface IdempotencyDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Encrypts the answers: one may contain the link of a share, which is stored nowhere else as it is. */
  readonly sealer: Sealer;
  /** Keyed, because a request may contain a passphrase that a plain hash would let others guess. */
  readonly keyedHash: (purpose: string, text: string) => string;
}

export function createDatabaseIdempotency({ database, clock, sealer, keyedHash }: IdempotencyDeps): Idempotency {
  const { db, transact } = database;
  return {
    once: ({ accountId, key, fingerprint: asked }, work) =>
      // One transaction: a key without its write, or a write without its key, would break the promise of "once".
      transact(async () => {
        const now = clock.now();
        const fingerprint = keyedHash("idempotent-request", asked);
        await db
          .deleteFrom("idempotency_keys")
          .where("account_id", "=", accountId)
          .where("key", "=", key)
          .where("expires_at", "<=", now)
          .execute();
        // Waits here while another transaction holds the same key.
        const claimed = await db
          .insertInto("idempotency_keys")
          .values({ account_id: accountId, key, fingerprint, expires_at: now + answerLifeMs })
          .onConflict((conflict) => conflict.columns(["account_id", "key"]).doNothing())
          .returning("key")
          .execute();
        const mine = db.selectFrom("idempotency_keys").where("account_id", "=", accountId).where("key", "=", key);
        if (claimed.length === 0) {
          const stored = await mine.select(["fingerprint", "answer"]).executeTakeFirstOrThrow();
          // Releases before shares stored the hash and the answer as they were.
          if (stored.fingerprint !== fingerprint && stored.fingerprint !== asked) {
            throw new AppError("unprocessable", "This Idempotency-Key was already used for something else");
          }
          if (stored.answer === null) throw new AppError("not_found", "This has since been deleted");
          return {
            answer: JSON.parse(isPlain(stored.answer) ? stored.answer : sealer.open(stored.answer)),
            isReplay: true,
          };
        }

        const answer = await work();
        await db
          .updateTable("idempotency_keys")
          .set({ answer: sealer.seal(JSON.stringify(answer ?? null)), about: subjectOf(answer) })
          .where("account_id", "=", accountId)
          .where("key", "=", key)
          .execute();
        return { answer, isReplay: false };
      }),

    async forget(about) {
      await db.updateTable("idempotency_keys").set({ answer: null }).where("about", "=", about).execute();
    },
  };
}

export function createIdempotencySweep(db: Db) {
  return {
    clampTimestamps: (now: number): Promise<void> =>
      clampTimestamps(db, "idempotency_keys", "expires_at", now + answerLifeMs),

    async removeExpired(now: number): Promise<void> {
      await db.deleteFrom("idempotency_keys").where("expires_at", "<=", now).execute();
    },
  };
}

/** Every answer is an object, or nothing. What is sealed begins with neither. */
function isPlain(answer: string): boolean {
  return answer.startsWith("{") || answer === "null";
}

/** The id of the one object that an answer carries beside its outcome. */
function subjectOf(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null) return null;
  for (const part of Object.values(answer)) {
    if (typeof part === "object" && part !== null && "_id" in part && typeof part._id === "string") return part._id;
  }
  return null;
}
