import { randomIpAddress } from "./journey.ts";
import type { JourneyMember } from "./member.ts";
import type { Product } from "./product.ts";

export interface OtherDevice {
  /** What is answered. Throws if the call is refused. */
  readonly ask: <T>(method: string, path: string, body?: object) => Promise<T>;
  /** For journeys that expect a refusal. */
  readonly statusOf: (method: string, path: string, body?: object) => Promise<number>;
}

/** Calls by the API, as the member's other device makes them. */
export function otherDeviceOf({ address }: Product, { token }: JourneyMember): OtherDevice {
  const send = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "x-forwarded-for": randomIpAddress(),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  return {
    ask: async <T>(method: string, path: string, body?: object): Promise<T> => {
      const answer = await send(method, path, body);
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      const said: T = await answer.json();
      return said;
    },
    statusOf: async (method, path, body) => {
      const answer = await send(method, path, body);
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}
