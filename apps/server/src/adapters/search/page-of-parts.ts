import type { SearchPage, SearchPlace, SearchQuestion } from "#ports/memory-search.ts";

export interface FoundNumber {
  readonly number: number;
  readonly memoryId: string;
}

export interface PartQuestion {
  readonly question: SearchQuestion;
  readonly scopeName: string;
  readonly part: SearchPlace["part"];
  /** Only memories added before this number. */
  readonly before: number | undefined;
  readonly limit: number;
}

type FindPart = (part: PartQuestion) => Promise<FoundNumber[]>;

const nothing: SearchPage = { memoryIds: [], next: null };

/** A page of every timeline's titles, then of every timeline's texts. */
export async function pageOfParts(
  question: SearchQuestion,
  names: ReadonlyMap<string, string>,
  find: FindPart,
): Promise<SearchPage> {
  if (question.words.length === 0 || isEmptyRange(question)) return nothing;
  const { limit, after } = question;
  const page: (FoundNumber & SearchPlace)[] = [];
  for (const part of partsFrom(after)) {
    const before = after?.part === part ? after.number : undefined;
    const wanted = limit + 1 - page.length;
    const found = wanted > 0 ? await findEverywhere({ question, part, before, limit: wanted }, names, find) : [];
    page.push(...found.map((one) => ({ ...one, part })));
  }
  return asPage(page, limit);
}

function partsFrom(after: SearchPlace | undefined): readonly SearchPlace["part"][] {
  return after?.part === "text" ? ["text"] : ["title", "text"];
}

function asPage(found: readonly (FoundNumber & SearchPlace)[], limit: number): SearchPage {
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    memoryIds: shown.map(({ memoryId }) => memoryId),
    next: last ? { part: last.part, number: last.number } : null,
  };
}

async function findEverywhere(
  asked: Omit<PartQuestion, "scopeName">,
  names: ReadonlyMap<string, string>,
  find: FindPart,
): Promise<FoundNumber[]> {
  const found: FoundNumber[] = [];
  for (const scope of asked.question.scopes) {
    const scopeName = names.get(scope.timelineId);
    if (scopeName !== undefined) found.push(...(await find({ ...asked, scopeName })));
  }
  return found.toSorted((one, other) => other.number - one.number).slice(0, asked.limit);
}

function isEmptyRange({ fromYear = -Infinity, toYear = Infinity }: SearchQuestion): boolean {
  return fromYear > toYear;
}
