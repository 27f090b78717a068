import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

import type { Product } from "./product.ts";

export interface ProductProxy {
  readonly address: string;
  /** Routes requests to another product behind the same address, as after a release. */
  leadTo(product: Product): void;
  /** Serves a slightly different service worker from now on. */
  renewWorker(): void;
  close(): Promise<void>;
}

/** A proxy whose address stays the same while the product behind it changes. */
export async function openProductProxy(first: Product): Promise<ProductProxy> {
  let target = first.address;
  let isRenewed = false;
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? "/", target);
    const isNewer = isRenewed && pathname === "/sw.js";
    const { "if-none-match": _mark, ...headers } = asked.headers;
    const passed = request(new URL(asked.url ?? "/", target), { method: asked.method, headers }, (found) => {
      const { "content-length": length, ...kept } = found.headers;
      answer.writeHead(found.statusCode ?? 502, isNewer || length === undefined ? kept : found.headers);
      found.on("end", () => answer.end(isNewer ? "\n// newer" : undefined));
      found.pipe(answer, { end: false });
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    address: `http://127.0.0.1:${portOf(server.address())}`,
    leadTo(product) {
      target = product.address;
    },
    renewWorker() {
      isRenewed = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}
