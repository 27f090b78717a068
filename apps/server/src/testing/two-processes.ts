import { join } from "node:path";

import { z } from "zod";

import { startChild } from "./child-process.ts";
import type { TestDatabase } from "./test-databases.ts";
import type { Writer } from "./writer.ts";

const program = join(import.meta.dirname, "../main.ts");

export interface RemoteAnswer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the answers of many calls, as JSON
  readonly body: any;
}

export interface RemoteCall {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly body?: object;
}

/** Two processes as an operator starts them, over the database and the keys of a test's server. */
export async function startTwoProcesses({ location, folder }: TestDatabase) {
  if (location.engine !== "postgres") throw new Error("Two processes need PostgreSQL");
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: location.url,
    PORT: "0",
    LOG_LEVEL: "error",
    CITY_LIST: "none",
    BACKUPS: "off",
    REQUESTS_PER_MINUTE: "1000000",
  };
  const children = [startChild(program, env), startChild(program, env)];
  const addresses = await Promise.all(
    children.map(async (child) => (await child.line(/is open at/)).split(" ").at(-1) ?? ""),
  );

  return {
    /** Through the first or the second process. */
    async send({ token }: Pick<Writer, "token">, which: number, { method, path, body }: RemoteCall) {
      const answer = await fetch(`${addresses[which % addresses.length]}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const remote: RemoteAnswer = { status: answer.status, body: z.json().parse(await answer.json()) };
      return remote;
    },

    /** What the processes have logged as errors. */
    errors: (): string[] =>
      children
        .flatMap((child) => [...child.lines.filter((line) => line.startsWith("{")), child.errors()])
        .filter(Boolean),

    async stop(): Promise<void> {
      for (const child of children) child.process.kill("SIGTERM");
      await Promise.all(children.map((child) => child.ended));
    },
  };
}

export type TwoProcesses = Awaited<ReturnType<typeof startTwoProcesses>>;
