/** What the ask sheet is opened with. */
export interface AskSubject {
  /** May be empty; the member can change it in any case. */
  readonly question: string;
  /** The year that the question is about. */
  readonly year?: number | undefined;
  /** The memory that the question is about. */
  readonly memoryId?: string | undefined;
}
