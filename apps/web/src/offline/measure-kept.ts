import { readAnswers } from "./kept-answers.ts";
import { keptNames } from "./kept-names.ts";

export interface Kept {
  readonly pictures: number;
  /** Size of the stored pictures and answers. */
  readonly bytes: number;
  /** Size of everything this origin stores, where the browser reports it. */
  readonly allBytes: number | undefined;
}

export async function measureKept(): Promise<Kept> {
  const sizes = await pictureSizes();
  const answers = await readAnswers();
  const answerBytes = answers.map(({ bytes }) => bytes.byteLength);
  const bytes = [...sizes, ...answerBytes].reduce((sum, size) => sum + size, 0);
  const { usage } = (await navigator.storage?.estimate()) ?? {};
  return { pictures: sizes.length, bytes, allBytes: usage };
}

async function pictureSizes(): Promise<number[]> {
  if (!("caches" in globalThis) || !(await caches.has(keptNames.pictures))) return [];
  const answers = await (await caches.open(keptNames.pictures)).matchAll();
  return answers.map(({ headers }) => Number(headers.get("content-length") ?? 0));
}
