import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { type CrowdWish, type IdleOutcome, sourceOf } from "./crowd.ts";

/** Connections that asked once and are kept open, as by a browser in another tab; one that is ended is opened again. */
const { address, forMs, count }: CrowdWish = JSON.parse(process.env["CROWD"] ?? "");
const port = Number(new URL(address).port);
const batch = 100;
const reopenMs = 100;
let [opened, refused] = [0, 0];
const overAt = performance.now() + forMs;
for (let at = 0; at < count; at += 1) {
  open(at);
  // Otherwise those that wait to be accepted would be more than the system keeps.
  if (at % batch === 0) await pause(50);
}
await pause(Math.max(0, overAt - performance.now()));
const outcome: IdleOutcome = { opened, refused };
console.log(JSON.stringify(outcome));
process.exit(0);

function open(at: number): void {
  const socket = connect({ port, host: "127.0.0.1", localAddress: sourceOf(at) });
  let isOpen = false;
  socket.once("connect", () => {
    isOpen = true;
    opened += 1;
    socket.write("GET /api/health HTTP/1.1\r\nHost: lane\r\n\r\n");
    socket.resume();
  });
  socket.on("error", () => undefined);
  socket.once("close", () => {
    if (!isOpen) refused += 1;
    setTimeout(() => open(at), reopenMs);
  });
}
