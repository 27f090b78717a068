/** Why something could not be brought along. Codes are for counting, sentences for people. */
export const problemReasons = [
  "unsafe-name",
  "duplicate-name",
  "not-a-file",
  "encrypted",
  "damaged",
  "truncated",
  "bomb",
  "too-many",
  "too-large",
  "unknown-format",
  "not-json",
  "no-such-shape",
  "text-too-long",
  "date-outside",
  "missing-media",
  "too-many-media",
  "not-accepted",
  "empty",
] as const;

export type ProblemReason = (typeof problemReasons)[number];

export interface SourceProblem {
  /** What it is about: a file's or an entry's name, as the person knows it. */
  readonly name: string;
  readonly reason: ProblemReason;
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
