/** All that the external service receives: no text of a memory, no name, no birthday, no town. */
export interface PromptWish {
  readonly stage: string;
  readonly age: number;
  readonly year: number;
  readonly country: string | null;
  readonly theme: string;
  readonly favourites: readonly string[];
}

export interface PromptWriter {
  /** The service's host, as shown in the consent text. */
  readonly host: string;
  /** A question as the service worded it, unchecked; undefined when none came in time. Never throws. */
  write(wish: PromptWish): Promise<string | undefined>;
}
