import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface SentRecording {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  /** The multipart body, one character a byte. */
  readonly body: string;
}

type Manner = (response: ServerResponse, sent: SentRecording) => void;

export interface TestTranscriptionService {
  readonly url: string;
  readonly host: string;
  readonly sent: readonly SentRecording[];
  behave(manner: Manner): void;
  close(): Promise<void>;
}

/** A local service that answers like an OpenAI-compatible one, or misbehaves as `manner` says. */
export async function openTranscriptionService(manner: Manner): Promise<TestTranscriptionService> {
  const sent: SentRecording[] = [];
  let current = manner;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const recording = {
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString("latin1"),
      };
      sent.push(recording);
      current(response, recording);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const host = `127.0.0.1:${portOf(server.address())}`;
  return {
    url: `http://${host}/v1`,
    host,
    sent,
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

export function hearing(text: unknown): Manner {
  return (response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ text }));
  };
}

export function withStatus(status: number): Manner {
  return (response) => {
    response.statusCode = status;
    response.end("{}");
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}
