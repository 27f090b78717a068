import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer as createTlsServer } from "node:https";
import { createServer } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { makeCertificate } from "#testing/certificates.ts";
import { look } from "#testing/doctor.ts";
import { saying, serve } from "#testing/web-answers.ts";

import { plainHttp } from "./plain-http.ts";

const port = 80;
const tlsPort = 443;
const dayMs = 24 * 60 * 60 * 1000;
const mayListen = await new Promise<boolean>((resolve) => {
  const server = createServer().once("error", () => resolve(false));
  server.listen(port, ownAddress(), () => server.close(() => resolve(true)));
});

/** Of this test alone, because the port is the one of all web servers. */
function ownAddress(): string {
  return `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;
}

test.runIf(mayListen)("an address typed without https has to lead on to it", async () => {
  const [leading, staying, silent, absent] = [ownAddress(), ownAddress(), ownAddress(), ownAddress()];
  await serveTls(silent);
  await serve((response) => void response.writeHead(308, { location: `https://${leading}/` }).end(), {
    host: leading,
    port,
  });
  await serve(saying(200), { host: staying, port });

  expect(await look(plainHttp, { BASE_URL: `https://${leading}` })).toEqual({
    state: "ok",
    says: `http://${leading} leads on to https.`,
  });
  expect(await look(plainHttp, { BASE_URL: `https://${staying}` })).toMatchObject({
    state: "attention",
    says: expect.stringContaining("does not lead on to https"),
  });
  expect(await look(plainHttp, { BASE_URL: `https://${silent}` })).toMatchObject({
    state: "attention",
    says: expect.stringContaining("Nothing answers"),
  });
  expect(await look(plainHttp, { BASE_URL: `https://${absent}` })).toBeUndefined();
});

test("an address with a port of its own, or without TLS, has nothing to lead on", async () => {
  expect(await look(plainHttp, { BASE_URL: "https://lane.example:8443" })).toBeUndefined();
  expect(await look(plainHttp, { BASE_URL: "http://lane.example" })).toBeUndefined();
});

async function serveTls(host: string): Promise<void> {
  const now = systemClock.now();
  const { cert, keyPem } = makeCertificate({ name: host, notBefore: now - dayMs, notAfter: now + dayMs });
  const server = createTlsServer({ cert, key: keyPem }, (_request, response) => response.end());
  server.listen(tlsPort, host);
  onTestFinished(() => void server.close());
  await once(server, "listening");
}
