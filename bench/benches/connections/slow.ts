import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { type SlowWish, sourceOf } from "./crowd.ts";

/** Clients that send or read next to nothing, each a byte every five seconds. */
const { address, forMs, count, largePath, token }: SlowWish = JSON.parse(process.env["CROWD"] ?? "");
const port = Number(new URL(address).port);
const everyMs = 5000;
const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: lane\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
const beginnings = [
  { head: "GET / HTTP/1.1\r\nHost: lane\r\nX-Slow: ", isWriting: true },
  { head: post("/api/auth/login"), isWriting: true },
  { head: post("/api/uploads/none").replace("POST", "PATCH"), isWriting: true },
  { head: `GET ${largePath} HTTP/1.1\r\nHost: lane\r\nAuthorization: Bearer ${token}\r\n\r\n`, isWriting: false },
];
const overAt = performance.now() + forMs;
for (let at = 0; at < count; at += 1) {
  begin(at);
  if (at % 100 === 0) await pause(50);
}
await pause(Math.max(0, overAt - performance.now()));
console.log("{}");
process.exit(0);

function begin(at: number): void {
  const { head, isWriting } = beginnings[at % beginnings.length] ?? { head: "", isWriting: true };
  const socket = connect({ port, host: "127.0.0.1", localAddress: sourceOf(at) });
  socket.on("error", () => undefined);
  socket.once("connect", () => socket.write(head));
  const dripping = setInterval(() => drip(socket, isWriting), everyMs);
  socket.once("close", () => clearInterval(dripping));
}

function drip(socket: Socket, isWriting: boolean): void {
  if (isWriting) socket.write("a");
  else socket.read(1);
}
