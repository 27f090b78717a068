import { once } from "node:events";
import { createServer, type TlsOptions, getCACertificates, setDefaultCACertificates } from "node:tls";

import { expect, onTestFinished, test } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { makeCertificate, type TestCertificate } from "#testing/certificates.ts";
import { look } from "#testing/doctor.ts";

import { certificate } from "./certificate.ts";

const dayMs = 24 * 60 * 60 * 1000;
const now = systemClock.now();
const authority = makeCertificate({
  name: "an authority of our own",
  notBefore: now - dayMs,
  notAfter: now + 400 * dayMs,
  isAuthority: true,
});

interface Wish {
  readonly name?: string;
  readonly issuer?: TestCertificate;
  readonly days: number;
}

/** The address of a server with a certificate that is valid for so many more days. */
async function serveWith({ name = "localhost", issuer, days }: Wish): Promise<string> {
  const made = makeCertificate({
    name,
    notBefore: now - 100 * dayMs,
    notAfter: now + days * dayMs + dayMs / 2,
    ...(issuer ? { issuer } : {}),
  });
  return listen({ cert: made.cert, key: made.keyPem });
}

async function listen(options: TlsOptions): Promise<string> {
  const server = createServer(options, (socket) => socket.end()).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  // A client that only looks at the certificate ends the connection before anything is said.
  server.on("tlsClientError", () => undefined);
  await once(server, "listening");
  const address = server.address();
  return `https://localhost:${typeof address === "object" ? address?.port : ""}`;
}

function trustAuthority(): void {
  const known = getCACertificates("default");
  setDefaultCACertificates([...known, authority.cert]);
  onTestFinished(() => setDefaultCACertificates(known));
}

test("a certificate of a known authority is well for as long as it is valid for two more weeks", async () => {
  trustAuthority();

  const long = await look(certificate, { BASE_URL: await serveWith({ issuer: authority, days: 80 }) });
  const edge = await look(certificate, { BASE_URL: await serveWith({ issuer: authority, days: 14 }) });
  const short = await look(certificate, { BASE_URL: await serveWith({ issuer: authority, days: 13 }) });
  const last = await look(certificate, { BASE_URL: await serveWith({ issuer: authority, days: 1 }) });

  expect(long).toEqual({ state: "ok", says: "The certificate of localhost is valid for 80 more days." });
  expect(edge).toMatchObject({ state: "ok" });
  expect(short).toMatchObject({ state: "attention", says: "The certificate of localhost is valid for 13 more days." });
  expect(last).toMatchObject({ state: "attention", says: "The certificate of localhost is valid for 1 more day." });
});

test("an expired certificate, and one that browsers refuse, are broken and say why", async () => {
  trustAuthority();

  const expired = await look(certificate, { BASE_URL: await serveWith({ issuer: authority, days: -1 }) });
  const other = await look(certificate, {
    BASE_URL: await serveWith({ issuer: authority, days: 80, name: "other.example" }),
  });
  const own = await look(certificate, { BASE_URL: await serveWith({ days: 80 }) });

  expect(expired).toMatchObject({ state: "broken", says: "The certificate of localhost has expired." });
  expect(other).toMatchObject({ state: "broken", says: "The certificate of localhost is made out to another name." });
  expect(own).toMatchObject({
    state: "broken",
    says: "The certificate of localhost is signed by itself, so browsers refuse it.",
  });
});

test("a certificate of an authority that nobody knows is broken", async () => {
  const found = await look(certificate, { BASE_URL: await serveWith({ issuer: authority, days: 80 }) });

  expect(found).toMatchObject({
    state: "broken",
    says: expect.stringContaining("leads to no authority that this machine knows"),
  });
});

test("without TLS, or where nothing answers, there is no certificate to look at", async () => {
  expect(await look(certificate, { BASE_URL: "http://localhost:1" })).toBeUndefined();
  expect(await look(certificate, { BASE_URL: "https://localhost:1" })).toBeUndefined();
});
