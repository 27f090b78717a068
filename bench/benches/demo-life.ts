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
