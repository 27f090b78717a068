import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ephemeral ports: an outgoing connection could take one of those before the server starts. */
const ports = { first: 15_000, end: 32_000 };

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.first, ports.end);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
