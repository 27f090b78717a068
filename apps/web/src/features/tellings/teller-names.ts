import type { Memory } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";

type Teller = Memory["author"];

/** First names where they tell the tellers apart, else whole names. */
export function useTellerName(tellings: readonly Pick<Memory, "author">[]): (teller: Teller) => string {
  const { t } = useLingui();
  const firsts = tellings.map(({ author }) => firstName(author));
  return (teller) => {
    if (!teller) return t`Someone`;
    const first = firstName(teller);
    return firsts.filter((one) => one === first).length > 1 ? teller.name : first;
  };
}

function firstName(teller: Teller): string {
  return teller?.name.trim().split(/\s+/u)[0] ?? "";
}
