/** Failed jobs, for the operator. */
export interface JobRetries {
  /** Puts back one failed job, or all with a name, if it is among those that are known. Answers how many. */
  retry(wanted: WantedJobs, knownNames: readonly string[]): Promise<number>;
}

export type WantedJobs = { readonly jobId: string } | { readonly name: string };
