import { constants, setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

import { buildZip } from "@lane/archive/testing/build-zip.ts";
import { dayOneZip } from "@lane/archive/testing/journals.ts";
import { systemClock } from "@lane/server/src/adapters/clock/system-clock.ts";
import { compose } from "@lane/server/src/app/compose.ts";
import { openResources } from "@lane/server/src/app/open-resources.ts";
import { loadConfig } from "@lane/server/src/config/config.ts";
import { createLogger } from "@lane/server/src/lib/logger.ts";
import { z } from "zod";

import { type Bench, percentile, type Row } from "../row.ts";
import { openProduct, type Product } from "./derivatives/product.ts";
import { monthOf, startLooker } from "./media/month.ts";

const phaseMs = 30_000;
/** The slowest hundredth is few requests: with fewer rounds it varies too much. */
const rounds = 4;
const connections = 8;
const eve = {
  email: "eve@example.com",
  password: "another long password",
  firstName: "Eve",
  lastName: "Marsh",
  dateOfBirth: "1961-05-02",
  cityName: "Utrecht",
  isReflectionPrompt: false,
};
const worst = ["<b> a ", "&", "<p> ", "<strong>a</strong>b", "字à ", "<table><tr><td>", "x'y ", "<!---->"];
const importsSchema = z.object({ imports: z.array(z.object({ id: z.string(), state: z.string() })) });
const timelineSchema = z.object({
  years: z.array(z.object({ _id: z.string() })),
  timeline: z.object({ _id: z.string() }).nullable(),
});

interface Call {
  readonly method?: string;
  readonly headers?: object;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** What other members notice while one member does the worst they can, in several connections at once. */
export const hostileMember: Bench = {
  name: "hostile-member",
  async run(): Promise<Row[]> {
    // With the usual limits: the looker asks less often than they allow.
    const product = await openProduct({});
    try {
      return await lookMeanwhile(product);
    } finally {
      await product.leave();
    }
  },
};

async function lookMeanwhile(product: Product): Promise<Row[]> {
  const month = await monthOf(product);
  const hostile = await openHostile(product);
  const looker = startLooker(product, month);
  // The first call of everything takes longer and is not measured.
  await looker.during(() => hostile.doTheWorst(phaseMs / 4));
  await hostile.endImports();
  const quiet: number[] = [];
  const busy: number[] = [];
  // Alternating, so that other load on this machine affects both alike.
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(...(await looker.during(() => pause(phaseMs))));
    busy.push(...(await looker.during(() => hostile.doTheWorst(phaseMs))));
    await hostile.endImports();
  }
  await looker.leave();
  const [before, meanwhile] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
  return [
    { what: "calls of the hostile member, answered or refused", value: hostile.calls(), unit: "calls" },
    { what: `month view, p99 of ${quiet.length}, nobody does harm`, value: before, unit: "ms" },
    { what: `month view, p99 of ${busy.length}, somebody does`, value: meanwhile, unit: "ms" },
    { what: `month view, longest, nobody does harm`, value: Math.max(...quiet), unit: "ms" },
    { what: `month view, longest, somebody does`, value: Math.max(...busy), unit: "ms" },
    { what: "the second p99 against the first", value: meanwhile / before, unit: "times", atMost: 2 },
  ];
}

async function openHostile({ env, addressOf }: Product) {
  await openAccount(env);
  const json = { "content-type": "application/json" };
  const login = await fetch(addressOf("/api/auth/login"), {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: eve.email, password: eve.password }),
  });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  let count = 0;

  async function send(path: string, init: Call = {}): Promise<string> {
    count += 1;
    const headers = { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0", ...init.headers };
    const answer = await fetch(addressOf(path), { ...init, headers });
    const words = await answer.text();
    if (answer.status === 429) await pause(50);
    return answer.headers.get("location") ?? words;
  }

  const post = (path: string, body: object | string) =>
    send(path, { method: "POST", headers: json, body: typeof body === "string" ? body : JSON.stringify(body) });
  const imports = importsOf(send, post);
  /** The attacks, which each connection runs in order from a different start. */
  const steps = [
    ...(await memoriesOf(send, post)),
    () => send("/api/archive/calendar"),
    () => send(`/api/memories/search?q=${"a b c d e f g h i j k l m n o p".replaceAll(" ", "+")}`),
    () => imports.upload("photos", emptyFiles),
    () => imports.upload("day-one", longJournal),
    () => imports.startAll(),
    () => sendBytes(send, "/api/uploads/nowhere", emptyFiles),
    () => post("/api/archive", { key: `hostile-${count}` }),
  ];

  return {
    calls: () => count,
    async doTheWorst(ms: number): Promise<void> {
      const end = performance.now() + ms;
      trySetPriority(constants.priority.PRIORITY_BELOW_NORMAL);
      await Promise.all(
        Array.from({ length: connections }, async (_, start) => {
          for (let step = start; performance.now() < end; step += 1) await steps[step % steps.length]?.();
        }),
      );
      trySetPriority(constants.priority.PRIORITY_NORMAL);
    },
    endImports: () => imports.endAll(),
  };
}

type Send = (path: string, init?: Call) => Promise<string>;
type Post = (path: string, body: object | string) => Promise<string>;

/** Writes the longest allowed texts, and requests all of them. */
async function memoriesOf(send: Send, post: Post): Promise<(() => Promise<string>)[]> {
  await post("/api/timeline/create", { startYear: 1990 });
  const { years, timeline } = timelineSchema.parse(JSON.parse(await send("/api/timeline")));
  const yearId = years[0]?._id ?? "";
  const place = { timelineId: timeline?._id, yearId, month: 3, memoryTitle: "x" };
  // Built once: the attacker has a machine of their own, whose work does not count here.
  const texts = worst.map((bit) =>
    JSON.stringify({ ...place, memoryDescription: bit.repeat(Math.floor(199_000 / bit.length)) }),
  );
  return [
    ...texts.map((body) => () => post("/api/memories", body)),
    () => send(`/api/memories?yearId=${yearId}&month=3&limit=100`),
  ];
}

function importsOf(send: Send, post: Post) {
  async function listIn(state: string): Promise<string[]> {
    const listed = importsSchema.safeParse(JSON.parse(await send("/api/imports")));
    return (listed.data?.imports ?? []).filter((one) => one.state === state).map(({ id }) => id);
  }

  return {
    async upload(format: string, zip: Uint8Array<ArrayBuffer>): Promise<void> {
      const metadata = `filename ${btoa("a.zip")},filetype ${btoa("")},purpose ${btoa("import")}`;
      const headers = { "upload-length": String(zip.length), "upload-metadata": metadata };
      const upload = await send("/api/uploads", { method: "POST", headers });
      await sendBytes(send, upload, zip);
      await post("/api/imports", { format, uploadIds: [upload.split("/").at(-1)] });
    },
    async startAll(): Promise<void> {
      for (const id of await listIn("read")) await post(`/api/imports/${id}/start`, { withoutYears: [], mark: null });
    },
    /** Ends all imports, so that none of them runs in the quiet phases. */
    async endAll(): Promise<void> {
      while ((await listIn("reading")).length > 0) await pause(500);
      for (const id of await listIn("importing")) await post(`/api/imports/${id}/stop`, {});
    },
  };
}

function sendBytes(send: Send, path: string, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const headers = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };
  return send(path, { method: "PATCH", headers, body });
}

/**
 * Of this thread alone. An attacker has a machine of their own: here their work gets a lower priority than the product.
 */
function trySetPriority(priority: number): void {
  try {
    setPriority(priority);
  } catch {
    // Only an administrator may raise the priority again; the following rounds are compared with each other.
  }
}

const emptyFiles = new Uint8Array(
  buildZip(Array.from({ length: 60_000 }, (_, index) => ({ name: `${index}.jpg`, data: "", isStored: true }))),
);

/** Three hundred long memories, packed into less than one of them. */
const longJournal = new Uint8Array(
  dayOneZip(
    Array.from({ length: 300 }, (_, index) => {
      const bit = worst[index % worst.length] ?? "";
      const text = `Day ${index}\n\n${bit.repeat(Math.floor(60_000 / bit.length))}`;
      return { uuid: String(index).padStart(32, "0"), creationDate: "1990-03-05T10:00:00Z", text };
    }),
  ),
);

async function openAccount(env: Record<string, string>): Promise<void> {
  const context = { config: loadConfig(env), clock: systemClock, logger: createLogger("silent") };
  const composition = compose({ ...context, ...(await openResources(context)) });
  await composition.services.accounts.openAnew(eve);
  await composition.close();
}
