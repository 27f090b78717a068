import { keptNames, sharedAtHeader, sharedNameHeader, sharedWordsKey } from "./kept-names.ts";

export interface SharedContent {
  readonly title: string;
  readonly text: string;
  readonly files: readonly File[];
}

/**
 * Long enough to log in after sharing, and short enough that the next person at this browser does not find the content.
 */
const lifeMs = 30 * 60 * 1000;

/** Returns the content that another app has shared with this one, only once. */
export async function takeSharedContent(): Promise<SharedContent | undefined> {
  if (!("caches" in globalThis) || !(await caches.has(keptNames.shared))) return undefined;
  const store = await caches.open(keptNames.shared);
  const words = await store.match(sharedWordsKey);
  const isRecent = Number(words?.headers.get(sharedAtHeader)) > Date.now() - lifeMs;
  const answers = isRecent ? await store.matchAll() : [];
  const files = await Promise.all(answers.filter(({ headers }) => headers.has(sharedNameHeader)).map(fileOf));
  const said: unknown = isRecent ? await words?.json() : undefined;
  // When two tabs open at once, only the tab whose delete succeeds gets the content.
  return (await caches.delete(keptNames.shared)) && isWords(said)
    ? { title: said.title, text: said.text.filter((line) => line !== "").join("\n"), files }
    : undefined;
}

async function fileOf(answer: Response): Promise<File> {
  const name = decodeURIComponent(answer.headers.get(sharedNameHeader) ?? "");
  const type = answer.headers.get("content-type") ?? "";
  return new File([await answer.arrayBuffer()], name, { type });
}

function isWords(value: unknown): value is { readonly title: string; readonly text: readonly string[] } {
  return (
    typeof value === "object" &&
    value !== null &&
    "title" in value &&
    typeof value.title === "string" &&
    "text" in value &&
    Array.isArray(value.text)
  );
}
