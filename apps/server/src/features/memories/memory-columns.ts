/** As both engines store a truth. */
type Flag = 0 | 1;

export const memoryColumns = [
  "memories.id",
  "memories.timeline_id as timelineId",
  "memories.year_id as yearId",
  "memories.author_id as authorId",
  "memories.happened_on as happenedOn",
  "memories.is_circa as isCirca",
  "memories.title",
  "memories.description",
  "memories.month_description as monthDescription",
  "memories.memory_type as memoryType",
  "memories.has_candle as isCandle",
  "memories.mark_size as size",
  "memories.is_archived as isArchived",
  "memories.is_quiet as isQuiet",
  "memories.prompt_text as promptText",
  "memories.prompt_template as promptTemplate",
  "memories.prompt_bank_version as promptBankVersion",
  "memories.version",
  "memories.created_at as createdAt",
  "memories.updated_at as updatedAt",
] as const;

interface Flags {
  readonly isCirca: Flag;
  readonly isCandle: Flag;
  readonly isArchived: Flag;
  readonly isQuiet: Flag;
}

export function asRecord<R extends Flags>(row: R) {
  return {
    ...row,
    isCirca: row.isCirca === 1,
    isCandle: row.isCandle === 1,
    isArchived: row.isArchived === 1,
    isQuiet: row.isQuiet === 1,
  };
}

export function flagOf(value: boolean): Flag {
  return value ? 1 : 0;
}
