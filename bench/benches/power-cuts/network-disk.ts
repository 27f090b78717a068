import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";

const pageBytes = 4096;
const greeting = Buffer.from("NBDMAGICIHAVEOPT", "latin1");
const replyMagic = 0x67446698;
const optionReplyMagic = Buffer.from("0003e889045565a9", "hex");
const [optAbort, optGo] = [2, 7];
const [repAck, repInfo, repUnsupported] = [1, 3, 0x8000_0001];
const [read, write, disconnect, flush] = [0, 1, 2, 3];
/** Has flags, takes flushes, takes writes that are durable at once. */
const diskFlags = 1 + 4 + 8;

/** What becomes of pages that were written and not flushed. */
export const cutKinds = ["all lost", "some lost", "all kept"] as const;
export type CutKind = (typeof cutKinds)[number];

const inputOutputError = 5;

export interface DiskOrder {
  readonly wish: "power off" | "power on";
  readonly kind: CutKind;
}

export interface DiskReport {
  /** Pages that were written and not flushed, and those of them that are lost. */
  readonly unflushed: number;
  readonly lost: number;
  readonly flushes: number;
}

/** A disk in memory, over the network block device protocol, which forgets what was not flushed when the power goes. */
export async function serveDisk(path: string, content: Buffer) {
  /** Of every page written since the last flush: what a flush had made durable. */
  const unflushed = new Map<number, Buffer>();
  let flushes = 0;
  let isOff = false;
  let socket: Socket | undefined;

  function store(offset: number, bytes: Buffer, isDurable: boolean): void {
    for (let page = Math.floor(offset / pageBytes); page * pageBytes < offset + bytes.length; page += 1) {
      const start = page * pageBytes;
      if (isDurable) unflushed.delete(page);
      else if (!unflushed.has(page)) unflushed.set(page, Buffer.from(content.subarray(start, start + pageBytes)));
    }
    bytes.copy(content, offset);
  }

  function answer(request: Buffer, data: Buffer): Buffer {
    const [flags, type] = [request.readUInt16BE(4), request.readUInt16BE(6)];
    const [offset, length] = [Number(request.readBigUInt64BE(16)), request.readUInt32BE(24)];
    const head = Buffer.alloc(16);
    head.writeUInt32BE(replyMagic, 0);
    request.copy(head, 8, 8, 16);
    if (isOff) {
      head.writeUInt32BE(inputOutputError, 4);
      return head;
    }
    if (type === write) store(offset, data, (flags & 1) === 1);
    if (type === flush) {
      flushes += 1;
      unflushed.clear();
    }
    return type === read ? Buffer.concat([head, content.subarray(offset, offset + length)]) : head;
  }

  const server = createServer((opened) => {
    socket = opened;
    opened.on("error", () => {});
    void converse(opened, content.length, answer).catch(() => opened.destroy());
  });
  server.listen(path);
  await once(server, "listening");

  return {
    /** From now on it stores nothing, and refuses everything. */
    powerOff(): void {
      isOff = true;
    },
    /** Call it when nobody uses it any more. */
    async powerOn(kind: CutKind): Promise<DiskReport> {
      if (socket && !socket.closed) await once(socket, "close");
      const pages = [...unflushed];
      const lost = pages.filter(() => kind === "all lost" || (kind === "some lost" && randomInt(2) === 0));
      for (const [page, before] of lost) before.copy(content, page * pageBytes);
      unflushed.clear();
      isOff = false;
      return { unflushed: pages.length, lost: lost.length, flushes };
    },
  };
}

type Answer = (request: Buffer, data: Buffer) => Buffer;

async function converse(socket: Socket, size: number, answer: Answer): Promise<void> {
  const take = createReader(socket);
  socket.write(Buffer.concat([greeting, Buffer.from([0, 3])]));
  await take(4);
  await agree(socket, take, size);
  for (;;) {
    const request = await take(28);
    const type = request.readUInt16BE(6);
    if (type === disconnect) break;
    const data = type === write ? await take(request.readUInt32BE(24)) : Buffer.alloc(0);
    socket.write(answer(request, data));
  }
  socket.end();
}

type Take = (bytes: number) => Promise<Buffer>;

/** Refuses every option until the other side asks to begin. */
async function agree(socket: Socket, take: Take, size: number): Promise<void> {
  for (;;) {
    const head = await take(16);
    const option = head.readUInt32BE(8);
    await take(head.readUInt32BE(12));
    if (option === optAbort) throw new Error("The other side gave up");
    if (option !== optGo) {
      socket.write(optionReply(option, repUnsupported));
      continue;
    }
    const info = Buffer.alloc(12);
    info.writeBigUInt64BE(BigInt(size), 2);
    info.writeUInt16BE(diskFlags, 10);
    socket.write(Buffer.concat([optionReply(option, repInfo, info), optionReply(option, repAck)]));
    return;
  }
}

function optionReply(option: number, type: number, data: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(20);
  optionReplyMagic.copy(head);
  head.writeUInt32BE(option, 8);
  head.writeUInt32BE(type, 12);
  head.writeUInt32BE(data.length, 16);
  return Buffer.concat([head, data]);
}

/** Takes bytes from a socket, as many as wanted. */
function createReader(socket: Socket): Take {
  const chunks = socket[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async (bytes) => {
    const parts = [rest];
    for (let length = rest.length; length < bytes;) {
      const { value, done } = await chunks.next();
      if (done === true || !Buffer.isBuffer(value)) throw new Error("The other side is gone");
      parts.push(value);
      length += value.length;
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts);
    rest = all.subarray(bytes);
    return all.subarray(0, bytes);
  };
}
