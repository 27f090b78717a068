import { maxDescriptionLength, tooLongText } from "@lane/contract/memories.ts";
import { hasDay, type MemoryDate } from "@lane/domain/memory-order.ts";

import { AppError } from "#lib/app-error.ts";

import { cleanDescription, hasWords } from "./clean-description.ts";

/** The cleaned text, or a refusal. A new memory has words, files or both. */
export async function acceptedDescription(html: string, hasFiles: boolean): Promise<string> {
  const description = await cleanedDescription(html);
  if (!hasFiles && !hasWords(description)) throw withoutWords();
  return description;
}

/** Like `acceptedDescription`, for a text that may have no words. */
export async function cleanedDescription(html: string): Promise<string> {
  const description = await cleanDescription(html);
  if (description === undefined || description.length > maxDescriptionLength) {
    throw new AppError("too_large", tooLongText, { fields: { memoryDescription: tooLongText } });
  }
  return description;
}

export function withoutWords(): AppError {
  return refused("memoryDescription", "Description is required");
}

export function acceptedDate(date: MemoryDate): MemoryDate {
  if (!hasDay(date)) throw refused("day", "There's no such day in this month");
  return date;
}

export function refused(field: string, sentence: string): AppError {
  return new AppError("invalid_input", sentence, { fields: { [field]: sentence } });
}
