import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { z } from "zod";

import type { RunningServer } from "./running-server.ts";

const program = join(import.meta.dirname, "../../apps/server/src/demo.ts");
const loginSchema = z.object({ token: z.string(), refreshToken: z.string() });

/** What the browser of a signed-in member keeps. */
export interface KeptTokens {
  readonly authToken: string;
  readonly refreshToken: string;
}

/** Writes the demo account with its ten years of memories and signs in to it; its login is read from the output. */
export async function openDemoLife(server: RunningServer): Promise<{ email: string; tokens: KeptTokens }> {
  const env = { ...process.env, DATA_DIR: server.folder, NODE_ENV: "production" };
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
  const word = (name: string) => new RegExp(`${name}\\s+(\\S+)`).exec(stdout)?.[1] ?? "";
  const email = word("email");
  const answer = await server.post("/auth/login", { email, password: word("password") });
  const { token, refreshToken } = loginSchema.parse(await answer.json());
  return { email, tokens: { authToken: token, refreshToken } };
}

const yearsSchema = z.object({ years: z.array(z.object({ _id: z.string(), year: z.number() })) });
const memoriesSchema = z.object({ memories: z.array(z.object({ _id: z.string() })) });
const shareSchema = z.object({ share: z.object({ url: z.string() }) });

/** The id of the demo life's wedding, which has a long text and thirteen pictures. */
export async function findWedding(address: string, token: string): Promise<string> {
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  };
  const { years } = yearsSchema.parse(await ask("/timeline"));
  const yearId = years.find(({ year }) => year === 1993)?._id ?? "";
  const { memories } = memoriesSchema.parse(await ask(`/memories?yearId=${yearId}&month=5`));
  return memories[0]?._id ?? "";
}

/** The path of the page that shows this memory to whoever has its link. */
export async function shareByLink(address: string, token: string, memoryId: string): Promise<string> {
  const answer = await fetch(`${address}/api/shares`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ kind: "link", label: "Aunt Vera", memoryIds: [memoryId] }),
  });
  return new URL(shareSchema.parse(await answer.json()).share.url).pathname;
}
