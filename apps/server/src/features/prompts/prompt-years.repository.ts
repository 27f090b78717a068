import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import { flagOf } from "#db/column-types.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import { selectAnswers } from "#db/reads/memories.ts";

/** A question as it was shown. */
export interface ShownQuestion {
  readonly text: string;
  readonly nudges: readonly string[];
  readonly templateId: string | null;
  readonly bankVersion: number;
  readonly hasAnother: boolean;
  readonly isWritten: boolean;
  readonly basis: string;
}

export interface PromptYearRecord {
  readonly asked: number;
  readonly feeling: "tender" | "skip" | null;
  readonly shown: ShownQuestion | undefined;
}

/** All stored fields of a year, as an archive contains them. */
interface WholePromptYear extends Omit<ShownQuestion, "text" | "bankVersion" | "basis"> {
  readonly year: number;
  readonly asked: number;
  readonly feeling: "tender" | "skip" | null;
  readonly text: string | null;
  readonly bankVersion: number | null;
  readonly basis: string | null;
}

interface NextQuestion {
  readonly asked: number;
  readonly shown: ShownQuestion;
  readonly now: number;
}

export function createPromptYearsRepository(db: Db) {
  const one = prepareQuery(db, (accountId: string, year: number) =>
    selectYears(db, accountId).where("year", "=", year),
  );
  const answered = prepareQuery(db, (accountId: string, exceptYear: number) =>
    selectAnswered(db, accountId, exceptYear),
  );
  const shown = prepareQuery(db, (accountId: string, exceptYear: number) =>
    selectYears(db, accountId)
      .clearSelect()
      .select("template_id")
      .where("year", "<>", exceptYear)
      .where("template_id", "is not", null),
  );

  return {
    async find(accountId: string, year: number): Promise<PromptYearRecord | undefined> {
      const row = await one.first(accountId, year);
      return row && asRecord(row);
    },

    async listByAccount(accountId: string): Promise<(PromptYearRecord & { readonly year: number })[]> {
      const rows = await selectYears(db, accountId).orderBy("year").execute();
      return rows.map((row) => ({ year: row.year, ...asRecord(row) }));
    },

    /**
     * Stores the question that is shown from now on; false when a concurrent call has replaced the one that was `seen`.
     */
    async keep(key: YearKey, seen: PromptYearRecord, next: NextQuestion): Promise<boolean> {
      const columns = columnsOf(next.asked, next.shown, next.now);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("prompt_years")
        .values({ account_id: key.accountId, year: key.year, ...columns })
        .onConflict((conflict) =>
          conflict
            .columns(["account_id", "year"])
            .doUpdateSet(columns)
            .where("prompt_years.asked", "=", seen.asked)
            .where(sql<boolean>`coalesce(prompt_years.basis, '') = ${seen.shown?.basis ?? ""}`)
            .where("prompt_years.is_written", "=", flagOf(seen.shown?.isWritten ?? false)),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async setFeeling({ accountId, year }: YearKey, feeling: PromptYearRecord["feeling"], now: number): Promise<void> {
      await db
        .insertInto("prompt_years")
        .values({ account_id: accountId, year, feeling, asked: 0, has_another: 0, is_written: 0, updated_at: now })
        .onConflict((conflict) => conflict.columns(["account_id", "year"]).doUpdateSet({ feeling, updated_at: now }))
        .execute();
    },

    addMissing: (accountId: string, years: readonly WholePromptYear[], now: number): Promise<void> =>
      addMissing(db, accountId, years, now),

    /** Removes the years that were written at this moment and not changed since. */
    async removeUntouchedSince(accountId: string, at: number): Promise<void> {
      await db.deleteFrom("prompt_years").where("account_id", "=", accountId).where("updated_at", "=", at).execute();
    },

    /** The questions of the bank that the member's memories of other years answer. */
    async listAnswered(accountId: string, exceptYear: number): Promise<string[]> {
      return (await answered.all(accountId, exceptYear)).flatMap(({ template }) => template ?? []);
    },

    /** The questions of the bank that are shown in other years now. */
    async listShown(accountId: string, exceptYear: number): Promise<string[]> {
      return (await shown.all(accountId, exceptYear)).flatMap(({ template_id }) => template_id ?? []);
    },
  };
}

export type PromptYearsRepository = ReturnType<typeof createPromptYearsRepository>;

export interface YearKey {
  readonly accountId: string;
  readonly year: number;
}

function selectYears(db: Db, accountId: string) {
  return db.selectFrom("prompt_years").selectAll().where("account_id", "=", accountId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectYears>["execute"]>>[number];

function asRecord(row: Row): PromptYearRecord {
  const { asked, feeling, text, nudges, basis } = row;
  if (text === null) return { asked, feeling, shown: undefined };
  const shown = {
    text,
    nudges: (nudges ?? "").split("\n").filter(Boolean),
    templateId: row.template_id,
    bankVersion: row.bank_version ?? 1,
    hasAnother: row.has_another === 1,
    isWritten: row.is_written === 1,
    basis: basis ?? "",
  };
  return { asked, feeling, shown };
}

/** Adds each year only where nothing was asked yet. */
async function addMissing(db: Db, accountId: string, years: readonly WholePromptYear[], now: number): Promise<void> {
  for (const { year, asked, feeling, text, nudges, basis, ...question } of years) {
    await db
      .insertInto("prompt_years")
      .values({
        account_id: accountId,
        year,
        asked,
        feeling,
        text,
        nudges: text === null ? null : nudges.join("\n"),
        basis,
        template_id: question.templateId,
        bank_version: question.bankVersion,
        has_another: flagOf(question.hasAnother),
        is_written: flagOf(question.isWritten),
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(["account_id", "year"]).doNothing())
      .execute();
  }
}

/** Goes from one answered question to the next in the index: `distinct` would read every answer of a life. */
function selectAnswered(db: Db, accountId: string, exceptYear: number) {
  const answers = selectAnswers(db, accountId);
  const template = sql.ref<string>("answered.template");
  const least = answers.select((select) => select.fn.min("memories.prompt_template").as("template"));
  return db
    .withRecursive("answered", (query) =>
      least.unionAll(
        query
          .selectFrom("answered")
          .select(least.where("memories.prompt_template", ">", template).as("template"))
          .where("answered.template", "is not", null),
      ),
    )
    .selectFrom("answered")
    .select("answered.template")
    .where((where) =>
      where.exists(
        answers
          .select("memories.id")
          .where("memories.prompt_template", "=", template)
          .where(sql<boolean>`memories.happened_on / 10000 <> ${exceptYear}`),
      ),
    );
}

function columnsOf(asked: number, shown: ShownQuestion, now: number) {
  return {
    asked,
    text: shown.text,
    nudges: shown.nudges.join("\n"),
    template_id: shown.templateId,
    bank_version: shown.bankVersion,
    has_another: flagOf(shown.hasAnother),
    is_written: flagOf(shown.isWritten),
    basis: shown.basis,
    updated_at: now,
  };
}
