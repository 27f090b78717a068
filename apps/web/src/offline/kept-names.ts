/** Storage names shared by the app and its service worker, which share no memory. */
export const keptNames = {
  /** Files of the app itself; one cache per release. */
  shellPrefix: "lane-shell-",
  /** Pictures of memories, by addresses without signatures. */
  pictures: "lane-pictures",
  /** Content that another app has just shared with this one. */
  shared: "lane-shared",
  /** Encrypted answers of the server. */
  answers: "lane-answers",
} as const;

/** Messages from the app to its service worker. */
export type WorkerOrder =
  | { readonly order: "take over" }
  | { readonly order: "keep pictures"; readonly addresses: readonly string[] };

export function isWorkerOrder(value: unknown): value is WorkerOrder {
  if (typeof value !== "object" || value === null || !("order" in value)) return false;
  return value.order === "take over" || (value.order === "keep pictures" && "addresses" in value);
}

/** The path to which other apps post shared content. */
export const shareTargetPath = "/share-target";
export const sharedWordsKey = "/shared/words";
export const sharedNameHeader = "x-lane-name";
export const sharedAtHeader = "x-lane-at";
