import { beforeEach, expect, test, vi } from "vitest";

import { sendFile } from "./send-file.ts";

const fileBytes = 4;

/** A server of uploads and the way to it: requests fail while `isConnected` is false. */
const wire = { isConnected: true, sentAfterAbort: 0 };

class WireRequest {
  readonly upload = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  readonly responseText = "";
  #method = "";
  #isAborted = false;

  open(method: string) {
    this.#method = method;
  }

  setRequestHeader() {}

  abort() {
    this.#isAborted = true;
  }

  send() {
    if (this.#isAborted) wire.sentAfterAbort += 1;
    queueMicrotask(() => {
      if (!wire.isConnected) return this.onerror?.();
      this.status = this.#method === "POST" ? 201 : 204;
      return this.onload?.();
    });
  }

  getResponseHeader(name: string): string {
    return name.toLowerCase() === "location" ? "/api/uploads/lake" : String(fileBytes);
  }
}

beforeEach(() => {
  Object.assign(wire, { isConnected: true, sentAfterAbort: 0 });
  vi.stubGlobal("XMLHttpRequest", WireRequest);
});

/** A file whose next reading can be held up: a request is sent only after its file could be read. */
function lakePhoto() {
  const file = new File([new Uint8Array(fileBytes)], "lake.jpg", { type: "image/jpeg" });
  const part = file.slice(0, 1);
  let held: PromiseWithResolvers<void> | undefined;
  const readings = vi.spyOn(file, "slice").mockReturnValue(part);
  vi.spyOn(part, "arrayBuffer").mockImplementation(async () => {
    await held?.promise;
    return new ArrayBuffer(1);
  });
  return {
    file,
    readings,
    hold: () => {
      held = Promise.withResolvers();
      return held.resolve;
    },
  };
}

function listeners() {
  return {
    onAddress: vi.fn<(address: string) => void>(),
    onProgress: vi.fn<(sentBytes: number) => void>(),
    onWaiting: vi.fn<() => void>(),
    onDone: vi.fn<(fileId: string) => void>(),
    onFailed: vi.fn<(sentence: string) => void>(),
    onUnreadable: vi.fn<() => void>(),
  };
}

test("a connection that comes back while the next try is being prepared breaks nothing", async () => {
  const { file, readings, hold } = lakePhoto();
  const events = listeners();
  wire.isConnected = false;
  sendFile(file, null, events);
  await expect.poll(() => events.onWaiting.mock.calls.length).toBe(1);
  const release = hold();
  const readBefore = readings.mock.calls.length;
  await expect.poll(() => readings.mock.calls.length).toBe(readBefore + 1);

  wire.isConnected = true;
  window.dispatchEvent(new Event("online"));
  release();

  await expect.poll(() => events.onDone.mock.calls).toEqual([["lake"]]);
  expect(wire.sentAfterAbort).toBe(0);
});
