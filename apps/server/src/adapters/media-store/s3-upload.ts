import { meaningOf, type S3Bucket, type Slots } from "./s3-client.ts";
import { type SentPart, writableObject } from "./s3-object.ts";

const firstBytes = 64 * 1024;

interface PartCutter {
  /** Every part that this chunk completes; none of them shares memory with it. */
  cut(chunk: Uint8Array): Generator<Buffer>;
  /** The remaining bytes, shorter than a part and perhaps empty. */
  rest(): Buffer;
  /** Takes back the buffer of a sent part for the next one: garbage of this size is collected too late. */
  reuse(part: Buffer): void;
}

interface UploadDeps {
  readonly bucket: S3Bucket;
  readonly name: string;
  readonly slots: Slots;
  readonly onSent: (body: Buffer) => void;
}

interface Upload {
  /** Aborted as soon as a part fails, so that a slow source is not read to its end for nothing. */
  readonly broken: AbortSignal;
  /** Resolves when the part has begun to be sent, so that the source is paused while all slots are busy. */
  addPart(body: Buffer): Promise<void>;
  /** The object becomes visible under its name only with this call, and then as a whole. */
  finish(rest: Buffer): Promise<void>;
  /** Best effort; parts that the server keeps are swept later. */
  undo(): Promise<void>;
}

/** One request for a blob shorter than a part, a multipart upload for a longer one. */
export function createUpload({ bucket, name, slots, onSent }: UploadDeps): Upload {
  const object = writableObject(bucket, name);
  const ending = new AbortController();
  const sending: Promise<SentPart>[] = [];
  let uploadId: string | undefined;
  let mayExist = false;

  async function send(id: string, number: number, body: Buffer): Promise<SentPart> {
    try {
      const part = await object.putPart(id, number, body, ending.signal);
      onSent(body);
      return part;
    } catch (error) {
      const meaning = meaningOf(error);
      // Callers that wait for a slot would meet the same silence later, and every call has to be answered within five
      // seconds.
      if (meaning.code === "unavailable" && !ending.signal.aborted) slots.dismiss(meaning);
      ending.abort(meaning);
      throw meaning;
    } finally {
      slots.leave();
    }
  }

  async function addPart(body: Buffer): Promise<void> {
    uploadId ??= await object.beginParts();
    await slots.enter();
    const part = send(uploadId, sending.length + 1, body);
    part.catch(() => {});
    sending.push(part);
  }

  return {
    broken: ending.signal,
    addPart,
    async finish(rest) {
      if (uploadId === undefined) {
        mayExist = true;
        return object.put(rest);
      }
      if (rest.byteLength > 0) await addPart(rest);
      const parts = await Promise.all(sending);
      mayExist = true;
      await object.completeParts(uploadId, parts);
    },
    async undo() {
      ending.abort();
      // A part that arrives after its upload was aborted would stay for ever.
      await Promise.allSettled(sending);
      if (uploadId !== undefined) await object.forgetParts(uploadId).catch(() => {});
      if (mayExist) await object.remove().catch(() => {});
    },
  };
}

/** Copies the chunks, because chunks of one byte would take a hundred times their size. */
export function createPartCutter(partBytes: number): PartCutter {
  let part: Buffer = Buffer.allocUnsafeSlow(Math.min(firstBytes, partBytes));
  let filled = 0;
  const spare: Buffer[] = [];

  function makeSpace(): void {
    if (filled < part.byteLength) return;
    const larger = Buffer.allocUnsafeSlow(Math.min(part.byteLength * 2, partBytes));
    part.copy(larger);
    part = larger;
  }

  return {
    *cut(chunk) {
      for (let at = 0; at < chunk.byteLength;) {
        makeSpace();
        const taken = chunk.subarray(at, at + part.byteLength - filled);
        part.set(taken, filled);
        filled += taken.byteLength;
        at += taken.byteLength;
        if (filled < partBytes) continue;
        const whole = part;
        part = spare.pop() ?? Buffer.allocUnsafeSlow(partBytes);
        filled = 0;
        yield whole;
      }
    },
    rest: () => part.subarray(0, filled),
    reuse: (sent) => void spare.push(sent),
  };
}
