import { parentPort, workerData } from "node:worker_threads";

import { geonamesBatches } from "./geonames-batches.ts";

/** Gives one batch for every word it gets, so that no more of them wait than one. */
const { skipped }: { skipped: number } = workerData;
const batches = geonamesBatches();
let position = 0;

parentPort?.on("message", () => {
  for (; position < skipped; position += 1) batches.next();
  parentPort?.postMessage(batches.next().value, []);
});
