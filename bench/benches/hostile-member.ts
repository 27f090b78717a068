import { constants, setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

import { buildZip } from "@lane/archive/testing/build-zip.ts";
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
const timelineSchema = z.object({
  years: z.array(z.object({ _id: z.string() })),
  timeline: z.object({ _id: z.string() }).nullable(),
});

/** What everybody else notices while one member does the worst they can, in several connections at once. */
export const hostileMember: Bench = {
  name: "hostile-member",
  async run(): Promise<Row[]> {
    const product = await openProduct();
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
  await looker.during(() => pause(phaseMs / 4));
  const quiet: number[] = [];
  const busy: number[] = [];
  // By turns, so that whatever else this machine does falls on both alike.
  for (let round = 0; round < 2; round += 1) {
    quiet.push(...(await looker.during(() => pause(phaseMs))));
    busy.push(...(await looker.during(() => hostile.doTheWorst(phaseMs))));
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

  async function send(
    path: string,
    init: { method?: string; headers?: object; body?: string | Uint8Array<ArrayBuffer> } = {},
  ) {
    count += 1;
    const headers = { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0", ...init.headers };
    const answer = await fetch(addressOf(path), { ...init, headers });
    await answer.arrayBuffer();
    if (answer.status === 429) await pause(50);
    return answer;
  }

  const post = (path: string, body: object) =>
    send(path, { method: "POST", headers: json, body: JSON.stringify(body) });
  await post("/api/timeline/create", { startYear: 1990 });
  const read = await fetch(addressOf("/api/timeline"), { headers: { authorization: `Bearer ${token}` } });
  const { years, timeline } = timelineSchema.parse(await read.json());
  const yearId = years[0]?._id ?? "";

  const place = { timelineId: timeline?._id, yearId, month: 3, memoryTitle: "x" };
  // Made once: whoever does harm has a machine of their own, and what it works does not count here.
  const texts = worst.map((bit) =>
    JSON.stringify({ ...place, memoryDescription: bit.repeat(Math.floor(199_000 / bit.length)) }),
  );

  /** One of these after the other, in every connection from another place on. */
  const steps: readonly (() => Promise<unknown>)[] = [
    ...texts.map((body) => () => send("/api/memories", { method: "POST", headers: json, body })),
    () => send(`/api/memories?yearId=${yearId}&month=3&limit=100`),
    () => send("/api/archive/calendar"),
    () => send(`/api/search?q=${"a b c d e f g h i j k l m n o p".replaceAll(" ", "+")}`),
    () => bringEmptyFiles(send, post),
    () => post("/api/archive", { key: `hostile-${count}` }),
  ];

  return {
    calls: () => count,
    async doTheWorst(ms: number): Promise<void> {
      const end = performance.now() + ms;
      rank(constants.priority.PRIORITY_BELOW_NORMAL);
      await Promise.all(
        Array.from({ length: connections }, async (_, start) => {
          for (let step = start; performance.now() < end; step += 1) await steps[step % steps.length]?.();
        }),
      );
      rank(constants.priority.PRIORITY_NORMAL);
    },
  };
}

/** Of this thread alone. Whoever does harm has a machine of their own: here their work goes behind that of the product. */
function rank(priority: number): void {
  try {
    setPriority(priority);
  } catch {
    // Only an administrator may rank it higher again; what follows is measured against itself.
  }
}

const emptyFiles = new Uint8Array(
  buildZip(Array.from({ length: 60_000 }, (_, index) => ({ name: `${index}.jpg`, data: "", isStored: true }))),
);

async function bringEmptyFiles(
  send: (
    path: string,
    init: { method: string; headers: object; body?: string | Uint8Array<ArrayBuffer> },
  ) => Promise<Response>,
  post: (path: string, body: object) => Promise<Response>,
): Promise<void> {
  const metadata = `filename ${btoa("a.zip")},filetype ${btoa("")},purpose ${btoa("import")}`;
  const made = await send("/api/uploads", {
    method: "POST",
    headers: { "upload-length": String(emptyFiles.length), "upload-metadata": metadata },
  });
  const id = made.headers.get("location")?.split("/").at(-1) ?? "";
  const headers = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };
  await send(`/api/uploads/${id}`, { method: "PATCH", headers, body: emptyFiles });
  await post("/api/imports", { format: "photos", uploadIds: [id] });
}

async function openAccount(env: Record<string, string>): Promise<void> {
  const house = { config: loadConfig(env), clock: systemClock, logger: createLogger("silent") };
  const composition = compose({ ...house, ...(await openResources(house)) });
  await composition.services.accounts.openAnew(eve);
  await composition.close();
}
