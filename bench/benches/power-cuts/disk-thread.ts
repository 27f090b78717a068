import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";

import { type DiskOrder, serveDisk } from "./network-disk.ts";

// A thread of its own: whoever waits for the disk in the main thread would wait for itself.
const { socket, image }: { readonly socket: string; readonly image: string } = workerData;
const disk = await serveDisk(socket, readFileSync(image));

parentPort?.on("message", ({ wish, kind }: DiskOrder) => {
  if (wish === "power off") disk.powerOff();
  else void disk.powerOn(kind).then((report) => parentPort?.postMessage(report, []));
});
parentPort?.postMessage("ready", []);
