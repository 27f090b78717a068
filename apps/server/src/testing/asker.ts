import { randomBytes } from "node:crypto";

import sharp from "sharp";

import { deliverAll } from "./mailbox.ts";
import type { TestServer } from "./server-test.ts";
import { createWriter, setTimeline, type Writer } from "./writer.ts";

export interface Answered {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the answers of many calls, as JSON
  readonly body: any;
}

export const question = "What did your kitchen smell of on Sundays?";

/** A member with a timeline, who asks. */
export async function createAsker(server: TestServer) {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  return { ada, timeline };
}

export async function askByLink(ada: Writer, wanted: object = {}) {
  const answer = await ada.post("/asks", { question, name: "Grandma Vera", year: 1991, ...wanted });
  if (answer.status !== 200) throw new Error(answer.raw);
  const { ask } = answer.body;
  return { ask, token: new URL(ask.url).pathname.replace("/s/ask/", "") };
}

let devices = 0;

/** A phone that holds a link: the calls of the answering page. */
export function createDevice(server: TestServer, token: string, key = randomBytes(24).toString("base64url")) {
  devices += 1;
  const remoteAddress = `10.7.${Math.floor(devices / 250)}.${devices % 250}`;

  async function call(name: string, body: object = {}): Promise<Answered> {
    const request = { method: "POST", url: `/s/api/ask/${name}`, remoteAddress, payload: { token, ...body } } as const;
    const answer = await server.app.inject(request);
    return { status: answer.statusCode, body: answer.json() };
  }

  const withKey = (name: string, body: object = {}) => call(name, { key, ...body });
  const piece = (part: string, number: number, bytes: Uint8Array, more: object = {}) =>
    withKey("piece", { part, kind: "sound", contentType: "audio/ogg", number, bytes: base64(bytes), ...more });

  return {
    key,
    call,
    withKey,
    piece,
    look: () => withKey("look"),
    send: (parts: readonly { id: string; pieces: number }[], more: object = {}) =>
      withKey("send", { name: "Vera", text: "", parts, ...more }),
    withdraw: () => withKey("withdraw"),

    /** Sends a sound in this many pieces. */
    async say(part: string, sound: Uint8Array, pieces = 2, contentType = "audio/ogg") {
      await sendPieces(part, sound, pieces, { kind: "sound", contentType });
      return { id: part, pieces };
    },

    async show(part: string, photo: Uint8Array) {
      await sendPieces(part, photo, 1, { kind: "photo", contentType: "image/jpeg" });
      return { id: part, pieces: 1 };
    },
  };

  async function sendPieces(part: string, bytes: Uint8Array, pieces: number, more: object) {
    const length = Math.ceil(bytes.byteLength / pieces);
    for (let number = 0; number < pieces; number += 1) {
      const slice = bytes.subarray(number * length, (number + 1) * length);
      const answer = await piece(part, number, slice, more);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    }
  }
}

export type Device = ReturnType<typeof createDevice>;

/** Begins like what a browser records and is noise after that: enough for code that does not decode it. */
export function recordingLike(bytes = 3000): Buffer {
  const page = Buffer.alloc(28);
  page.write("OggS", "latin1");
  const head = Buffer.concat([page, Buffer.from("OpusHead\x01\x01", "latin1")]);
  return Buffer.concat([head, randomBytes(Math.max(0, bytes - head.length))]);
}

export function photo(): Promise<Buffer> {
  const create = { width: 400, height: 300, channels: 3, background: "#b8395a" } as const;
  return sharp({ create }).jpeg().toBuffer();
}

export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

/** An answer of two sounds and a photo, as who asked has it. */
export async function receiveAnswer(server: TestServer, ada: Writer, device: Device, more: object = {}) {
  const parts = [
    await device.say("sound-one", recordingLike()),
    await device.say("sound-two", recordingLike(), 3),
    await device.show("photo-one", await photo()),
  ];
  const sent = await device.send(parts, more);
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  await deliverAll(server);
  return (await ada.get("/asks/answers")).body.answers[0];
}

/** One round of a recurring job. */
export async function runJob({ jobs }: Pick<TestServer, "jobs">, name: string): Promise<void> {
  const handler = jobs.handlers.find(({ job }) => job.name === name);
  if (!handler) throw new Error("There is no such job");
  await handler.run({}, { signal: new AbortController().signal });
}
