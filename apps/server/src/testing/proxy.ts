import { type IncomingHttpHeaders, request } from "node:http";

import { serve } from "./web-answers.ts";

/** What a proxy does with the addresses that a request claims to come from. */
export type ProxyManner = "replaces" | "appends" | "passes" | "strips";

interface ProxyWish {
  readonly target: string;
  /** The address from which it connects. */
  readonly from: string;
  readonly manner: ProxyManner;
}

/** A reverse proxy on this machine, with an address of its own. */
export function startProxy({ target, from, manner }: ProxyWish): Promise<string> {
  return serve((response, incoming) => {
    const { "x-forwarded-for": claimed, ...headers } = incoming.headers;
    const forwarded = forwardedBy(manner, String(claimed), incoming.socket.remoteAddress ?? "");
    const passedOn: IncomingHttpHeaders = {
      ...headers,
      ...(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
    };
    const { method } = incoming;
    const onwards = request(
      `${target}${incoming.url}`,
      { method, headers: passedOn, localAddress: from, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onwards.end();
  });
}

function forwardedBy(manner: ProxyManner, claimed: string, client: string): string | undefined {
  switch (manner) {
    case "replaces":
      return client;
    case "appends":
      return `${claimed}, ${client}`;
    case "passes":
      return claimed;
    case "strips":
      return undefined;
  }
}
