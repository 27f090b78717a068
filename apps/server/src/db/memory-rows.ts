import { fieldNames, memoryFields, type MemoryField, type MemoryFields } from "@lane/domain/memory-fields.ts";

import type { Fixed, Flag } from "./column-types.ts";

type ColumnOf<F extends MemoryField> = (typeof memoryFields)[F]["column"];
type Stored<V> = [V] extends [boolean] ? Flag : V;

/** The columns of these fields, as a table declares them. */
export type FieldColumns<F extends MemoryField> = { [K in F as ColumnOf<K>]: Stored<MemoryFields[K]> };
/** Like `FieldColumns`, for a table whose rows are never changed. */
export type FixedFieldColumns<F extends MemoryField> = { [K in F as ColumnOf<K>]: Fixed<Stored<MemoryFields[K]>> };

type Selection<T extends string, F extends MemoryField> = F extends MemoryField ? `${T}.${ColumnOf<F>} as ${F}` : never;
type Read<R> = { readonly [K in keyof R]: K extends MemoryField ? MemoryFields[K] : R[K] };

/** Selects these fields under their own names. `readFields` converts the row. */
export function selectFields<T extends string, F extends MemoryField>(
  table: T,
  names: readonly F[],
): readonly Selection<T, F>[];
export function selectFields(table: string, names: readonly MemoryField[]): readonly string[] {
  return names.map((name) => `${table}.${memoryFields[name].column} as ${name}`);
}

const flagNames = fieldNames.filter(isFlag);

/** Turns a row that was just selected into a record, with booleans where the database has flags. */
export function readFields<R extends object>(row: R): Read<R>;
export function readFields(row: Record<string, unknown>): object {
  // In place: copying each row was a fifteenth of what a month costs.
  for (const name of flagNames) {
    const flag = row[name];
    if (flag !== undefined) row[name] = flag === 1;
  }
  return row;
}

/** The values of these fields by their columns. */
export function writeFields<F extends MemoryField>(fields: Pick<MemoryFields, F>, names: readonly F[]): FieldColumns<F>;
export function writeFields(fields: Partial<MemoryFields>, names: readonly MemoryField[]): object {
  return Object.fromEntries(
    names.map((name) => [memoryFields[name].column, isFlag(name) ? Number(fields[name]) : fields[name]]),
  );
}

function isFlag(name: MemoryField): boolean {
  return typeof memoryFields[name].default === "boolean";
}

/** All columns that are read of a memory; `readFields` gives its record. */
export const memoryColumns = [
  "memories.id",
  "memories.timeline_id as timelineId",
  "memories.year_id as yearId",
  "memories.author_id as authorId",
  "memories.author_name as authorName",
  "memories.event_id as eventId",
  "memories.is_folded as foldedByHand",
  "memories.happened_on as happenedOn",
  "memories.month_description as monthDescription",
  ...selectFields("memories", fieldNames),
  "memories.prompt_text as promptText",
  "memories.prompt_template as promptTemplate",
  "memories.prompt_bank_version as promptBankVersion",
  "memories.version",
  "memories.created_at as createdAt",
  "memories.updated_at as updatedAt",
] as const;

/** What it takes to say who wrote a memory, who else tells of it, and whether it lies folded. */
export const tellableColumns = [
  "memories.id",
  "memories.timeline_id as timelineId",
  "memories.author_id as authorId",
  "memories.author_name as authorName",
  "memories.event_id as eventId",
  ...selectFields("memories", ["memoryType", "isCandle"]),
  "memories.is_folded as foldedByHand",
] as const;
