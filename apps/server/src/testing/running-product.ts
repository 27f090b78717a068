import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { z } from "zod";

import { type Child, startChild } from "./child-process.ts";

const programs = join(import.meta.dirname, "..");

interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** The product as an operator starts it, in a process of its own, with one person logged in. */
export async function startProduct(settings: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), "lane-product-"));
  const env = { DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent", CITY_LIST: "none", ...settings };
  const run = (program: string): Child => startChild(join(programs, program), env);
  const demo = run("demo.ts");
  await demo.ended;
  const child = run("main.ts");
  const address = (await child.line(/is open at/)).split(" ").at(-1) ?? "";
  const login = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: saidBy(demo, "email"), password: saidBy(demo, "password") }),
  });
  const { token } = z.object({ token: z.string() }).parse(await login.json());

  async function send(path: string, { headers = {}, ...call }: Call = {}): Promise<Response> {
    return fetch(`${address}${path}`, {
      ...call,
      headers: { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0", ...headers },
    });
  }

  return {
    send,
    post: (path: string, body: object): Promise<Response> =>
      send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    /** What `npm run verify` says about the same files. */
    async verify(): Promise<string> {
      const verifying = run("verify.ts");
      await verifying.ended;
      return verifying.lines.at(-1) ?? verifying.errors();
    },
    async stop(): Promise<void> {
      child.process.kill("SIGTERM");
      await child.ended;
      await rm(folder, { recursive: true });
    },
  };
}

export type RunningProduct = Awaited<ReturnType<typeof startProduct>>;

function saidBy(child: Child, name: string): string {
  const line = child.lines.map((text) => text.trim()).find((text) => text.startsWith(name));
  if (line === undefined) throw new Error(`The demo account did not open: ${child.errors()}`);
  return line.slice(name.length).trim();
}
