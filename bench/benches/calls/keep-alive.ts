import { Agent, request } from "node:http";

export interface Question {
  readonly path: string;
  readonly method?: "GET" | "POST" | "PATCH";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it came, compressed. */
  readonly body: Buffer;
}

/** Asks as a browser does: over connections that stay open, and ready to take a compressed answer. */
export function keepAlive(address: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(address);

  function ask({ path, method = "GET", headers = {}, body }: Question): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const all = { "accept-encoding": "gzip, deflate, br, zstd", ...headers };
    const sent = request({ agent, hostname, port, path, method, headers: all }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const status = answer.statusCode ?? 0;
        if (status < 400) resolve({ status, headers: answer.headers, body: Buffer.concat(chunks) });
        else reject(new Error(`${method} ${path}: ${status} ${Buffer.concat(chunks).toString()}`));
      });
    });
    sent.on("error", reject);
    sent.end(body);
    return promise;
  }

  return { ask, close: () => agent.destroy() };
}

export type KeepAlive = ReturnType<typeof keepAlive>;
