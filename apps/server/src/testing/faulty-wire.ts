import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface FaultyWire {
  readonly endpoint: string;
  /** After this many more bytes, in both directions together, every connection ends; new ones work. */
  cutAfter(bytes: number): void;
  /** Ends all connections and refuses new ones. */
  cut(): void;
  /** After this many more bytes nothing passes any more, without any error to either side. */
  freezeAfter(bytes: number): void;
  mend(): void;
  close(): Promise<void>;
}

/** A proxy between a client and a real server that fails as networks do. */
export async function stretchWire(target: string): Promise<FaultyWire> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let passed = 0;
  let isCut = false;
  let cutAt = Infinity;
  let freezeAt = Infinity;

  function endAll(): void {
    for (const socket of sockets) socket.resetAndDestroy();
  }

  function mayPass(chunk: Buffer): boolean {
    if (passed >= freezeAt) return false;
    passed += chunk.byteLength;
    if (passed < cutAt) return true;
    cutAt = Infinity;
    endAll();
    return false;
  }

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("close", () => sockets.delete(from));
      relay(from, to, mayPass);
    }
    if (isCut) endAll();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();

  return {
    endpoint: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    cutAfter: (bytes) => void (cutAt = passed + bytes),
    freezeAfter: (bytes) => void (freezeAt = passed + bytes),
    cut() {
      isCut = true;
      endAll();
    },
    mend() {
      isCut = false;
      [cutAt, freezeAt] = [Infinity, Infinity];
    },
    async close() {
      endAll();
      server.close();
      await once(server, "close");
    },
  };
}

function relay(from: Socket, to: Socket, mayPass: (chunk: Buffer) => boolean): void {
  from.on("error", () => {});
  from.on("close", () => to.destroy());
  from.on("data", (chunk: Buffer) => {
    if (!mayPass(chunk) || to.write(chunk)) return;
    from.pause();
    to.once("drain", () => from.resume());
  });
}
