import type { Failure } from "../calls.ts";
import type { AskTools } from "./part-of-page.ts";

/** Where the pieces of an answer are, in one sentence. */
export function deliverySentence({ answering, words, store }: AskTools): string {
  const { from } = answering.ask();
  const trouble = answering.sender.trouble();
  if (trouble) {
    const offline = store.isLasting() ? words.offline : words.offlineOpen;
    const sentences: Partial<Record<Failure["kind"], string>> = {
      "no connection": offline,
      full: words.noSpace(from),
      refused: words.noSpace(from),
    };
    return sentences[trouble.kind] || words.later;
  }
  if (!store.isLasting()) return words.notSaved;
  const { arrived, all } = answering.sender.progress();
  return arrived === all ? words.saved(from) : words.savedHere;
}

/** Down, so that it says 100 only when nothing is left. */
export function percentOf({ arrived, all }: { readonly arrived: number; readonly all: number }): number {
  return all === 0 ? 100 : Math.floor((arrived * 100) / all);
}
