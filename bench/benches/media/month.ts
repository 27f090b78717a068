import { once } from "node:events";
import { Worker } from "node:worker_threads";

import { z } from "zod";

import type { Product } from "../derivatives/product.ts";

/** A member who looks at a month again and again. */
export function startLooker({ addressOf, token }: Product, path: string) {
  const worker = new Worker(new URL("looker.ts", import.meta.url), {
    workerData: { address: addressOf(path), token },
  });
  return {
    /** How long each request took while `work` ran. */
    async during(work: () => Promise<unknown>): Promise<number[]> {
      worker.postMessage("look", []);
      await work();
      const answered = once(worker, "message");
      worker.postMessage("stop", []);
      return z.array(z.number()).parse((await answered)[0]);
    },
    leave: () => worker.terminate(),
  };
}

const named = z.object({ _id: z.string() });
const timelineSchema = z.object({ years: z.array(named), timeline: named.nullable() });

/** The path of a month with thirty memories. */
export async function monthOf({ send }: Product): Promise<string> {
  const headers = { "content-type": "application/json" };
  const post = (path: string, body: object) => send(path, { method: "POST", headers, body: JSON.stringify(body) });
  const read = async () => timelineSchema.parse(await (await send("/api/timeline")).json());
  if ((await read()).years.length === 0) await post("/api/timeline/create", { startYear: 1990 });
  const { years, timeline } = await read();
  const yearId = years[0]?._id ?? "";
  for (let count = 0; count < 30; count += 1) {
    const words = { memoryTitle: `Day ${count}`, memoryDescription: "<p>It rained.</p>".repeat(20) };
    await post("/api/memories", { timelineId: timeline?._id, yearId, month: 7, ...words });
  }
  return `/api/memories?yearId=${yearId}&month=7`;
}
