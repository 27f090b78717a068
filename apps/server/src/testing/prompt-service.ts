import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the service answers a request. */
export type Manner = (response: ServerResponse, request: IncomingMessage) => void;

export interface AskedQuestion {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: { readonly model: string; readonly messages: readonly { role: string; content: string }[] };
}

export interface TestPromptService {
  readonly url: string;
  readonly asked: readonly AskedQuestion[];
  behave(manner: Manner): void;
  close(): Promise<void>;
}

/** A local service that answers like an OpenAI-compatible one, or misbehaves as `manner` says. */
export async function openPromptService(manner: Manner = saying(goodQuestion)): Promise<TestPromptService> {
  const asked: AskedQuestion[] = [];
  let current = manner;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
      asked.push({ path: request.url ?? "", headers: request.headers, body });
      current(response, request);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/v1`,
    asked,
    behave(next) {
      current = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

export const goodQuestion =
  "Picture the table you ate at most often that year. Who sat beside you, and what did you talk about?";

export function saying(content: unknown): Manner {
  return (response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ index: 0, message: { role: "assistant", content } }] }));
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}
