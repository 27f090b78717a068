import { keptNames, sharedAtHeader, sharedNameHeader, sharedWordsKey } from "./kept-names.ts";

export interface SharedThings {
  readonly title: string;
  readonly text: string;
  readonly files: readonly File[];
}

/** Whoever shares logs in now or not at all; the next person at this browser should not find it. */
const lifeMs = 30 * 60 * 1000;

/** What another app has shared with this one, given out once. */
export async function takeSharedThings(): Promise<SharedThings | undefined> {
  if (!("caches" in globalThis) || !(await caches.has(keptNames.shared))) return undefined;
  const store = await caches.open(keptNames.shared);
  const words = await store.match(sharedWordsKey);
  const isRecent = Number(words?.headers.get(sharedAtHeader)) > Date.now() - lifeMs;
  const answers = isRecent ? await store.matchAll() : [];
  const files = await Promise.all(answers.filter(({ headers }) => headers.has(sharedNameHeader)).map(fileOf));
  const said: unknown = isRecent ? await words?.json() : undefined;
  // Of two tabs that open at once, one gets it.
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
