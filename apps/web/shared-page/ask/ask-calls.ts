import type { answeringApi } from "@lane/contract/answering.ts";
import type { Answer, sharedBase } from "@lane/contract/endpoint.ts";

import { type BodyOf, post, type Reply } from "../calls.ts";

type Calls = typeof answeringApi;
export type Look = Answer<Calls["look"]>;
export type Ask = Look["ask"];
export type ServerAnswer = NonNullable<Look["answer"]>;

/** Written out, because the contract's own list would bring its schemas along. */
const addresses = {
  look: "/s/api/ask/look",
  opened: "/s/api/ask/opened",
  piece: "/s/api/ask/piece",
  removePart: "/s/api/ask/remove-part",
  send: "/s/api/ask/send",
  withdraw: "/s/api/ask/withdraw",
  report: "/s/api/ask/report",
} as const satisfies { readonly [N in keyof Calls]: `${typeof sharedBase}${Calls[N]["path"]}` };

/** A piece of a photo over the slowest connections of phones takes half a minute. */
const pieceWaitMs = 90_000;

export function call<N extends keyof Calls>(name: N, body: BodyOf<Calls[N]>): Promise<Reply<Answer<Calls[N]>>> {
  return post<Answer<Calls[N]>>(addresses[name], body, name === "piece" ? pieceWaitMs : undefined);
}
