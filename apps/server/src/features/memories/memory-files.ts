/** What memories need to know of files. Satisfied by the media service in app/compose-timelines.ts. */
export interface MemoryFiles {
  /** Those of these files that are this person's, with the content type of each. */
  findOwn(accountId: string, fileIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  addressOf(fileId: string): string;
}
