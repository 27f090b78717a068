import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { systemClock } from "@lane/server/src/adapters/clock/system-clock.ts";
import { compose } from "@lane/server/src/app/compose.ts";
import { openResources } from "@lane/server/src/app/open-resources.ts";
import { loadConfig } from "@lane/server/src/config/config.ts";
import { createLogger } from "@lane/server/src/lib/logger.ts";
import { startChild } from "@lane/server/src/testing/child-process.ts";
import { z } from "zod";

import { cpuOfProcess, untilChildless } from "../process-stat.ts";
import { withoutRateLimits } from "../without-rate-limits.ts";

const ownCheckout = join(import.meta.dirname, "../../..");
const ada = {
  email: "ada@example.com",
  password: "a long enough password",
  firstName: "Ada",
  lastName: "Marsh",
  dateOfBirth: "1958-03-09",
  cityName: "Utrecht",
  isReflectionPrompt: false,
};
const itemsSchema = z.object({
  items: z.array(
    z.object({
      s3id: z.string(),
      state: z.string(),
      placeholder: z.string().nullable(),
      sources: z.array(z.object({ url: z.string() })),
    }),
  ),
});

interface Call extends Omit<RequestInit, "headers"> {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The product in a child process that can be killed and started again, with one member who sends photos. Another
 * checkout of it must have the same tables.
 */
export async function openProduct(
  settings: Readonly<Record<string, string>> = withoutRateLimits,
  checkout: string = ownCheckout,
) {
  const program = join(checkout, "apps/server/src/main.ts");
  const folder = await mkdtemp(join(tmpdir(), "lane-bench-"));
  const env = {
    DATA_DIR: folder,
    PORT: "0",
    LOG_LEVEL: "error",
    NODE_ENV: "production",
    CITY_LIST: "none",
    BACKUPS: "off",
    ...settings,
  };
  await openAccount(env);
  let child = startChild(program, env);
  let address = await addressOf(child);
  const token = await login(address);

  async function send(path: string, init: Call = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0", ...init.headers };
    const answer = await fetch(`${address}${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  }

  async function stop(): Promise<void> {
    child.process.kill("SIGTERM");
    await child.ended;
  }

  return {
    /** The environment the product was started with, data folder included. */
    env,
    send,
    token,
    addressOf: (path: string): string => `${address}${path}`,
    /** A token of a new session; each is good for a quarter of an hour. */
    signIn: (): Promise<string> => login(address),
    cpu: () => cpuOfProcess(child.process.pid ?? 0),
    /** Resolves when it has no child process, which `cpu` counts only then. */
    childless: () => untilChildless(child.process.pid ?? 0),
    megabytes: (): Promise<number> => megabytesOf(child.process.pid),
    upload: (photo: Buffer<ArrayBuffer>): Promise<string> => upload(send, photo),
    async items(ids: readonly string[]) {
      return itemsSchema.parse(await (await send(`/api/media/items?ids=${ids.join(",")}`)).json()).items;
    },
    see: async (url: string): Promise<number> => (await (await send(url)).arrayBuffer()).byteLength,
    async killAndStart(): Promise<void> {
      child.process.kill("SIGKILL");
      await child.ended;
      child = startChild(program, env);
      address = await addressOf(child);
    },
    blobs: async (): Promise<number> =>
      (await readdir(join(folder, "media"), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
        .length,
    stop,
    async leave(): Promise<void> {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

export type Product = Awaited<ReturnType<typeof openProduct>>;

async function login(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: ada.email, password: ada.password }),
  });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

async function upload(
  send: (path: string, init: Call) => Promise<Response>,
  photo: Buffer<ArrayBuffer>,
): Promise<string> {
  const metadata = `filename ${btoa("photo.jpg")},filetype ${btoa("image/jpeg")}`;
  const made = await send("/api/uploads", {
    method: "POST",
    headers: { "upload-length": String(photo.length), "upload-metadata": metadata },
  });
  const id = made.headers.get("location")?.split("/").at(-1) ?? "";
  const headers = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };
  await send(`/api/uploads/${id}`, { method: "PATCH", headers, body: photo });
  return id;
}

async function megabytesOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Polls as the page does, only more often: too often where the server's own work is measured. */
export async function waitUntilReady(product: Product, ids: readonly string[], everyMs = 20) {
  for (;;) {
    const items = await product.items(ids);
    if (items.every(({ state }) => state !== "preparing")) return items;
    await pause(everyMs);
  }
}

async function addressOf(child: ReturnType<typeof startChild>): Promise<string> {
  return (await child.line(/is open at/)).split(" ").at(-1) ?? "";
}

/** Creates the account before the product starts, so that no mail has to be awaited. */
async function openAccount(env: Record<string, string>): Promise<void> {
  const context = { config: loadConfig(env), clock: systemClock, logger: createLogger("silent") };
  const composition = compose({ ...context, ...(await openResources(context)) });
  await composition.services.accounts.openAnew(ada);
  await composition.close();
}
