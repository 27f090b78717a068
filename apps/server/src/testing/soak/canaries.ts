import { type Content, mayRead, type SoakLink, type SoakMemory, type SoakModel } from "./soak-model.ts";

/** Words in every text that say whose it is, and are looked for in every answer. */

const pattern = /qz(\d+)v(\d+)m(\d+)zq/g;

export function canaryOf({ author, place, serial }: SoakMemory): string {
  return `qz${author}v${place.number}m${serial}zq`;
}

/** Words that this person must not see, since a call that was begun then. */
export function foreignWords(model: SoakModel, reader: number, text: string, since: number): string[] {
  return wordsIn(text, (memory) => {
    const { is, changedAt } = memory ? mayRead(reader, memory) : { is: "no", changedAt: 0 };
    return is === "no" && changedAt < since;
  })(model);
}

/** Words that the visitors of this link must not see. A copy of what a guest wrote has the guest's. */
export function wordsOutside(model: SoakModel, link: SoakLink, text: string): string[] {
  const shared = new Set(link.memories.flatMap((memory) => [canaryOf(memory), ...memory.possible.map(firstWord)]));
  return wordsIn(text, () => true)(model).filter((word) => !shared.has(word));
}

export function firstWord(content: Content | undefined): string {
  return content?.title.split(" ")[0] ?? "";
}

function wordsIn(text: string, isForeign: (memory: SoakMemory | undefined) => boolean) {
  return ({ bySerial }: SoakModel): string[] =>
    [...new Set([...text.matchAll(pattern)].map(([word]) => word))].filter((word) => {
      const memory = bySerial.get(Number(/m(\d+)zq$/.exec(word)?.[1]));
      return isForeign(memory && canaryOf(memory) === word ? memory : undefined);
    });
}
