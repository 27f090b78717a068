import type { UnreadableReason } from "@lane/domain/import-reasons.ts";

export interface SourceProblem {
  /** The name of the file or entry, as the member knows it. */
  readonly name: string;
  readonly reason: UnreadableReason;
  /** For a person, without the name. */
  readonly sentence: string;
}

/** The whole source cannot be read; nothing of it goes in. */
export class UnreadableSourceError extends Error {
  readonly problem: SourceProblem;

  constructor(problem: SourceProblem) {
    super(`${problem.name}: ${problem.sentence}`);
    this.name = "UnreadableSourceError";
    this.problem = problem;
  }
}

/** One file of it cannot be read; the rest can. */
export class UnreadableFileError extends Error {
  readonly problem: SourceProblem;

  constructor(problem: SourceProblem) {
    super(`${problem.name}: ${problem.sentence}`);
    this.name = "UnreadableFileError";
    this.problem = problem;
  }
}

const longestName = 200;
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Names in a report are untrusted: shortened to one line that can be shown. */
export function problem(name: string, reason: UnreadableReason, sentence: string): SourceProblem {
  const line = name.toWellFormed().replace(unseen, "\ufffd").trim();
  const shown = line.length <= longestName ? line : `${line.slice(0, longestName - 1).toWellFormed()}…`;
  return { name: shown === "" ? "?" : shown, reason, sentence };
}
