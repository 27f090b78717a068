import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";

import { onTestFinished } from "vitest";

type Manner = (response: ServerResponse, request: IncomingMessage) => void;

interface Place {
  readonly host?: string;
  readonly port?: number;
}

/** A web server for one test; returns its address. */
export async function serve(manner: Manner, { host = "127.0.0.1", port = 0 }: Place = {}): Promise<string> {
  const listener: RequestListener = (request, response) => {
    request.resume();
    request.on("end", () => manner(response, request));
  };
  const server = createServer(listener).listen(port, host);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  return `http://${host}:${typeof address === "object" ? address?.port : ""}`;
}

export function saying(status: number, body: unknown = {}): Manner {
  return (response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
