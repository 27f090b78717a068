/** Spelled once for the app and its worker, which share no memory but the browser's storage. */
export const keptNames = {
  /** Files of the app itself; one store for each release. */
  shellPrefix: "lane-shell-",
  /** Pictures of memories, without their signatures. */
  pictures: "lane-pictures",
  /** What another app has just shared with this one. */
  shared: "lane-shared",
  /** Answers of the server, locked. */
  answers: "lane-answers",
} as const;

/** What the app may say to its worker. */
export type WorkerOrder =
  | { readonly order: "take over" }
  | { readonly order: "keep pictures"; readonly addresses: readonly string[] };

export function isWorkerOrder(value: unknown): value is WorkerOrder {
  if (typeof value !== "object" || value === null || !("order" in value)) return false;
  return value.order === "take over" || (value.order === "keep pictures" && "addresses" in value);
}

/** Where other apps send what is shared with this one. */
export const shareTargetPath = "/share-target";
export const sharedWordsKey = "/shared/words";
export const sharedNameHeader = "x-lane-name";
export const sharedAtHeader = "x-lane-at";
