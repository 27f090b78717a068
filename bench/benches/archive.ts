import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";

import { startChild } from "@lane/server/src/testing/child-process.ts";
import { z } from "zod";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";
import { type AccountSize, arriving, fillAccount, leaving, password } from "./archive/full-account.ts";

const program = join(import.meta.dirname, "../../apps/server/src/main.ts");
const megabyte = 1024 ** 2;
/**
 * node bench/run.ts archive --entries=8000 --kilobytes=60
 * With gigabytes, which take three times their room while it runs: --entries=8000 --kilobytes=2560, or --films=16
 * --film-megabytes=256
 */
const size: AccountSize = {
  memories: flag("entries", sized(8000, 200)),
  bytes: flag("kilobytes", 60) * 1024,
  films: flag("films", 0),
  filmBytes: flag("film-megabytes", 256) * megabyte,
};

const exportSchema = z.object({
  making: z.object({ id: z.string(), status: z.string(), outputs: z.array(z.object({ href: z.string() })) }),
});
const importSchema = z.object({ import: z.object({ id: z.string(), state: z.string(), made: z.int() }) });

export const archive: Bench = {
  name: "archive",
  async run(): Promise<Row[]> {
    const folder = await mkdtemp(join(tmpdir(), "lane-bench-"));
    const env = {
      DATA_DIR: folder,
      PORT: "0",
      LOG_LEVEL: "error",
      NODE_ENV: "production",
      CITY_LIST: "none",
      BACKUPS: "off",
      QUOTA_GB: "50",
    };
    await fillAccount(env, size);
    const child = startChild(program, env);
    const address = (await child.line(/is open at/)).split(" ").at(-1) ?? "";
    const server: Server = { address, pid: child.process.pid };
    const zip = join(folder, "bench.zip");
    try {
      return [...(await leave(server, zip)), ...(await arrive(server, zip))];
    } catch (error) {
      throw new Error(`The server said: ${child.errors() || child.lines.slice(-3).join(" ")}`, { cause: error });
    } finally {
      child.process.kill("SIGTERM");
      await child.ended;
      await rm(folder, { recursive: true });
    }
  },
};

interface Server {
  readonly address: string;
  readonly pid: number | undefined;
}

async function leave(server: Server, zip: string): Promise<Row[]> {
  const person = await logIn(server, leaving);
  const { seconds, megabytes, result } = await watched(server, async () => {
    const { making: exportJob } = exportSchema.parse(await person.post("/archive", { key: "bench-of-archives" }));
    return until(
      async () => exportSchema.parse(await person.get(`/makings/${exportJob.id}`)).making,
      ({ status }) => status === "ready" || status === "failed",
    );
  });
  if (result.status !== "ready") throw new Error("The archive could not be made");
  const fetched = await watched(server, () => save(`${server.address}${result.outputs[0]?.href}`, zip));
  const { size: bytes } = await stat(zip);
  await person.post("/user/delete", { password, reasonForLeaving: "moving" });
  return [
    { what: `export of ${size.memories} memories and pictures`, value: size.memories / seconds, unit: "per s" },
    { what: "export: memory of the server grows by", value: megabytes, unit: "MB", atMost: 200 },
    { what: "export: of all its files", value: bytes / megabyte / seconds, unit: "MB per s" },
    { what: "export: the zip", value: bytes / megabyte, unit: "MB" },
    { what: "export: fetching it", value: bytes / megabyte / fetched.seconds, unit: "MB per s" },
  ];
}

async function arrive(server: Server, zip: string): Promise<Row[]> {
  const person = await logIn(server, arriving);
  const { size: bytes } = await stat(zip);
  const uploadId = await person.upload(zip);
  await rm(zip);
  const look = (id: string) => async () => importSchema.parse(await person.get(`/imports/${id}`)).import;
  const dry = await watched(server, async () => {
    const begun = importSchema.parse(await person.post("/imports", { format: "own", uploadIds: [uploadId] })).import;
    return until(look(begun.id), ({ state }) => state !== "reading");
  });
  const real = await watched(server, async () => {
    await person.post(`/imports/${dry.result.id}/start`, { withoutYears: [], mark: null });
    return until(look(dry.result.id), ({ state }) => state !== "importing");
  });
  if (real.result.made !== size.memories) throw new Error(`Only ${real.result.made} arrived: ${real.result.state}`);
  return [
    { what: `dry run of ${size.memories} memories and pictures`, value: size.memories / dry.seconds, unit: "per s" },
    { what: `import of ${size.memories} memories and pictures`, value: size.memories / real.seconds, unit: "per s" },
    { what: "import: of all its files", value: bytes / megabyte / real.seconds, unit: "MB per s" },
    {
      what: "import: memory of the server grows by",
      value: Math.max(dry.megabytes, real.megabytes),
      unit: "MB",
      atMost: 200,
    },
  ];
}

async function logIn({ address }: Server, email: string) {
  // Calls are rare enough for the server to have closed an idle connection, so none is reused.
  const headers: Record<string, string> = { "content-type": "application/json", connection: "close" };

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  }

  const { token } = z.object({ token: z.string() }).parse(await send("POST", "/auth/login", { email, password }));
  headers["authorization"] = `Bearer ${token}`;
  const tus = { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0" };

  return {
    get: (path: string) => send("GET", path),
    post: (path: string, body: object) => send("POST", path, body),
    async upload(path: string): Promise<string> {
      const { size: bytes } = await stat(path);
      const metadata = `filename ${btoa("archive.zip")},purpose ${btoa("import")}`;
      const made = await fetch(`${address}/api/uploads`, {
        method: "POST",
        headers: { ...tus, "upload-length": String(bytes), "upload-metadata": metadata },
      });
      const id = made.headers.get("location")?.split("/").at(-1) ?? "";
      let offset = 0;
      for await (const piece of createReadStream(path, { highWaterMark: 8 * megabyte })) {
        const answer = await fetch(`${address}/api/uploads/${id}`, {
          method: "PATCH",
          headers: { ...tus, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
          body: piece,
        });
        if (!answer.ok) throw new Error(await answer.text());
        offset += piece.length;
      }
      return id;
    },
  };
}

/** The duration, and the highest memory of the server above its start. */
async function watched<T>({ pid }: Server, work: () => Promise<T>) {
  const before = await megabytesOf(pid);
  let most = before;
  const watching = setInterval(() => void look().catch(() => undefined), 50);
  const started = performance.now();
  try {
    const result = await work();
    return { result, seconds: (performance.now() - started) / 1000, megabytes: most - before };
  } finally {
    clearInterval(watching);
  }

  async function look(): Promise<void> {
    most = Math.max(most, await megabytesOf(pid));
  }
}

async function until<T>(ask: () => Promise<T>, isOver: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isOver(answer)) return answer;
    await pause(250);
  }
}

async function save(address: string, path: string): Promise<void> {
  const { body } = await fetch(address);
  if (body) await pipeline(Readable.fromWeb(body), createWriteStream(path));
}

async function megabytesOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function flag(name: string, usual: number): number {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`));
  return given === undefined ? usual : Number(given.split("=")[1]);
}
