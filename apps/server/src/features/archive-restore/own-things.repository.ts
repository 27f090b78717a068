import type { Category } from "@lane/domain/categories.ts";
import { maxHopes } from "@lane/domain/limits.ts";
import type { MarkSize } from "@lane/domain/marks.ts";

import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";
import { createId } from "#lib/ids.ts";

interface OwnFavourite {
  readonly year: number;
  readonly category: Category;
  readonly title: string | null;
  readonly detail: string | null;
  readonly entryId: string | null;
  readonly reason: "forgotten" | "too-young" | null;
}

interface OwnPromptYear {
  readonly year: number;
  readonly asked: number;
  readonly feeling: "tender" | "skip" | null;
  readonly text: string | null;
  readonly nudges: readonly string[];
  readonly templateId: string | null;
  readonly bankVersion: number | null;
  readonly hasAnother: boolean;
  readonly isWritten: boolean;
  readonly basis: string | null;
}

interface OwnHope {
  readonly text: string;
  readonly size: MarkSize;
  readonly createdAt: number;
}

export interface OwnThings {
  readonly favourites: readonly OwnFavourite[];
  readonly promptYears: readonly OwnPromptYear[];
  readonly hopes: readonly OwnHope[];
}

/** How they are found again, to be taken out. */
export interface PutThings {
  readonly at: number;
  readonly hopeIds: readonly string[];
}

/** Those that there was no room for. */
interface TooMany {
  readonly tooMany: readonly OwnHope[];
}

/** What our own archive holds beside memories. It only fills what is empty, and can be taken out by its moment. */
export function createOwnThings(db: Db) {
  return {
    /** How much of it would be new. */
    async countNew(accountId: string, { favourites, hopes }: OwnThings) {
      const chosen = await db
        .selectFrom("favourites")
        .select(["year", "category"])
        .where("account_id", "=", accountId)
        .execute();
      const known = new Set(chosen.map(({ year, category }) => `${year} ${category}`));
      const { keys, count } = await hopesOf(db, accountId);
      const missing = hopes.filter((hope) => !keys.has(keyOfHope(hope)));
      return {
        favourites: favourites.filter(({ year, category }) => !known.has(`${year} ${category}`)).length,
        hopes: Math.min(missing.length, Math.max(0, maxHopes - count)),
      };
    },

    async put(accountId: string, things: OwnThings, now: number): Promise<PutThings & TooMany> {
      for (const { entryId, ...favourite } of things.favourites) {
        await db
          .insertInto("favourites")
          .values({ ...favourite, account_id: accountId, entry_id: entryId, updated_at: now })
          .onConflict((conflict) => conflict.columns(["account_id", "year", "category"]).doNothing())
          .execute();
      }
      for (const promptYear of things.promptYears) {
        await db
          .insertInto("prompt_years")
          .values({ ...columnsOf(promptYear), account_id: accountId, updated_at: now })
          .onConflict((conflict) => conflict.columns(["account_id", "year"]).doNothing())
          .execute();
      }
      return { at: now, ...(await putHopes(db, accountId, things)) };
    },

    /** Those that have not been touched since. */
    async takeOut(accountId: string, { at, hopeIds }: PutThings): Promise<void> {
      for (const table of ["favourites", "prompt_years"] as const) {
        await db.deleteFrom(table).where("account_id", "=", accountId).where("updated_at", "=", at).execute();
      }
      if (hopeIds.length > 0) {
        await db.deleteFrom("hopes").where("account_id", "=", accountId).where("id", "in", hopeIds).execute();
      }
    },
  };
}

export type OwnThingsRepository = ReturnType<typeof createOwnThings>;

/** The same hope of the same moment is not laid down twice. */
async function putHopes(db: Db, accountId: string, { hopes }: OwnThings) {
  await lockAccount(db, accountId);
  const { keys, count } = await hopesOf(db, accountId);
  const missing = hopes.filter((hope) => !keys.has(keyOfHope(hope)));
  const room = Math.max(0, maxHopes - count);
  const rows = missing.slice(0, room).map(({ text, size, createdAt }) => ({
    id: createId(createdAt),
    account_id: accountId,
    text,
    size,
    created_at: createdAt,
  }));
  if (rows.length > 0) await db.insertInto("hopes").values(rows).execute();
  return { hopeIds: rows.map(({ id }) => id), tooMany: missing.slice(room) };
}

async function hopesOf(db: Db, accountId: string): Promise<{ keys: ReadonlySet<string>; count: number }> {
  const known = await db
    .selectFrom("hopes")
    .select(["text", "created_at as createdAt"])
    .where("account_id", "=", accountId)
    .execute();
  return { keys: new Set(known.map(keyOfHope)), count: known.length };
}

function keyOfHope({ text, createdAt }: Pick<OwnHope, "text" | "createdAt">): string {
  return `${createdAt} ${text}`;
}

function columnsOf(promptYear: OwnPromptYear) {
  const { year, asked, feeling, text, basis } = promptYear;
  return {
    year,
    asked,
    feeling,
    text,
    basis,
    nudges: text === null ? null : promptYear.nudges.join("\n"),
    template_id: promptYear.templateId,
    bank_version: promptYear.bankVersion,
    has_another: promptYear.hasAnother ? (1 as const) : (0 as const),
    is_written: promptYear.isWritten ? (1 as const) : (0 as const),
  };
}
