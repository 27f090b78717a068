import { once } from "node:events";
import { connect, type Socket } from "node:net";

const ofEachKind = 12;
const everyMs = 250;
const body = "x".repeat(1000);

/** Clients that send their headers or a body a letter at a time, or ask for something and do not read it. */
export async function openSlowClients(address: string) {
  const { hostname, port, host } = new URL(address);
  const sockets: Socket[] = [];
  const trickles: NodeJS.Timeout[] = [];

  async function open(): Promise<Socket> {
    const socket = connect(Number(port), hostname);
    // The server ends them when they take too long.
    socket.on("error", () => {});
    sockets.push(socket);
    await once(socket, "connect");
    return socket;
  }

  function trickle(socket: Socket, text: string): void {
    let at = 0;
    const timer = setInterval(() => {
      if (at < text.length && socket.writable) socket.write(text[at] ?? "");
      at += 1;
    }, everyMs);
    trickles.push(timer);
  }

  for (let count = 0; count < ofEachKind; count += 1) {
    trickle(await open(), `GET /api/health HTTP/1.1\r\nhost: ${host}\r\nx-slow: ${body}\r\n\r\n`);
    const posting = await open();
    const length = `content-type: application/json\r\ncontent-length: ${body.length}`;
    posting.write(`POST /api/auth/login HTTP/1.1\r\nhost: ${host}\r\n${length}\r\n\r\n`);
    trickle(posting, body);
    const reading = await open();
    reading.pause();
    for (let ask = 0; ask < 20; ask += 1) reading.write(`GET /api/openapi.json HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  }

  return {
    leave(): void {
      for (const timer of trickles) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
