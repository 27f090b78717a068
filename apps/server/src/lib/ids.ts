import { randomFillSync } from "node:crypto";

const mostPerMs = 0x1000;
const idBytes = 16;

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Random bytes are drawn in bulk: one by one, a hundred ids would take milliseconds. */
const pool = Buffer.alloc(256 * idBytes);
let poolUsed = pool.length;
let lastMs = 0;
let countInMs = 0;

/**
 * A UUID of version 7: time first, then a count within the millisecond, then 62 random bits. Rows made one after
 * another therefore sort in that order and land at the end of an index.
 */
export function createId(nowMs: number): string {
  countInMs = nowMs === lastMs ? (countInMs + 1) % mostPerMs : 0;
  lastMs = nowMs;
  const bytes = randomPart();
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | countInMs, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

function randomPart(): Buffer {
  if (poolUsed === pool.length) {
    randomFillSync(pool);
    poolUsed = 0;
  }
  poolUsed += idBytes;
  return pool.subarray(poolUsed - idBytes, poolUsed);
}

/**
 * Whether `createId` could have created it. A database may fail on other strings, such as those with a character it
 * cannot store.
 */
export function isId(text: string): boolean {
  return idPattern.test(text);
}
