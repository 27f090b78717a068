import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";

import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { expect, onTestFinished, test } from "vitest";

import { type Child, signalGroup, startGroup } from "#testing/child-process.ts";
import { startProduct } from "#testing/running-product.ts";
import { tusHeaders, tusMetadata } from "#testing/tus.ts";

const root = join(import.meta.dirname, "../../..");
const half = Buffer.alloc(50_000);
half.set([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);
/** The first `npm start` of a checkout builds the web app. */
const patience = { timeout: 300_000 };

const ways = {
  "npm start": (env: Record<string, string>) => startGroup(["npm", "start"], { cwd: root, env }),
  "node main.ts": (env: Record<string, string>) =>
    startGroup([process.execPath, "apps/server/src/main.ts"], { cwd: root, env }),
};
type Way = keyof typeof ways;

const asking = {
  "SIGTERM to it alone": ({ process }: Child) => void process.kill("SIGTERM"),
  "SIGTERM to its whole group, twice": ({ process }: Child) => {
    signalGroup(process, "SIGTERM");
    signalGroup(process, "SIGTERM");
  },
  "SIGINT to it alone": ({ process }: Child) => void process.kill("SIGINT"),
  "SIGINT to its whole group, as from Ctrl-C": ({ process }: Child) => signalGroup(process, "SIGINT"),
};

type Asked = readonly [Way, keyof typeof asking];

/** As a service manager stops the server, and as a person does. */
const usual: readonly Asked[] = [
  ["npm start", "SIGTERM to it alone"],
  ["npm start", "SIGINT to its whole group, as from Ctrl-C"],
];
const unusual: readonly Asked[] = [
  ["npm start", "SIGTERM to its whole group, twice"],
  ["npm start", "SIGINT to it alone"],
  ["node main.ts", "SIGTERM to its whole group, twice"],
  ["node main.ts", "SIGINT to its whole group, as from Ctrl-C"],
];
const asked = isLongTest ? [...usual, ...unusual] : usual.slice(0, 1);

test.for(asked)(
  "%s: after %s the upload under way is finished, and the exit code is 0",
  patience,
  async ([way, how]) => {
    const { address, child, token } = await openProduct(way);
    const upload = await beginUpload(address, token);

    asking[how](child);
    await stopsListening(address);
    const outcome = await upload.end();

    expect(outcome).toEqual({ status: 201, offset: String(half.length * 2) });
    expect(await child.ended).toBe(0);
    expect(child.process.signalCode).toBeNull();
  },
);

test.for(isLongTest ? (["npm start", "node main.ts"] as const) : [])(
  "%s: a person who presses Ctrl-C again does not wait for the upload",
  patience,
  async (way) => {
    const { address, child, token } = await openProduct(way);
    const upload = await beginUpload(address, token);
    signalGroup(child.process, "SIGINT");
    await stopsListening(address);

    const pressing = setInterval(() => signalGroup(child.process, "SIGINT"), 100);
    const code = await child.ended;
    clearInterval(pressing);

    expect(code).not.toBe(0);
    await expect(upload.end()).rejects.toThrow(/ECONNRESET|EPIPE|socket hang up/);
  },
);

test("npm that is killed leaves no server behind, and the upload under way is finished", patience, async () => {
  const { address, child, token } = await openProduct("npm start");
  const upload = await beginUpload(address, token);

  child.process.kill("SIGKILL");
  await stopsListening(address);

  expect(await upload.end()).toEqual({ status: 201, offset: String(half.length * 2) });
  await child.ended;
});

async function openProduct(way: Way) {
  const product = await startProduct({}, ways[way]);
  onTestFinished(() => product.stop());
  return product.open();
}

/** Sends the first half, and resolves when the server has begun to read it. */
async function beginUpload(address: string, token: string) {
  const upload = request(`${address}/api/uploads`, {
    method: "POST",
    headers: {
      ...tusHeaders({ token }),
      // More than is sent here: the upload stays unfinished.
      "upload-length": half.length * 3,
      "upload-metadata": tusMetadata({}),
      "content-type": "application/offset+octet-stream",
      "content-length": half.length * 2,
      expect: "100-continue",
    },
  });
  const answered = once(upload, "response");
  answered.catch(() => undefined);
  await once(upload, "continue");
  upload.write(half);
  return {
    async end() {
      upload.end(half);
      const [answer]: IncomingMessage[] = await answered;
      answer?.resume();
      return { status: answer?.statusCode, offset: answer?.headers["upload-offset"] };
    },
  };
}

async function stopsListening(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  for (let isOpen = true; isOpen;) {
    const caller = connect(Number(port), hostname);
    isOpen = await once(caller, "connect").then(
      () => true,
      () => false,
    );
    caller.destroy();
  }
}
