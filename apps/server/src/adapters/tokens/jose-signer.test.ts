import { randomBytes } from "node:crypto";

import { type JWTHeaderParameters, SignJWT } from "jose";
import { expect, test } from "vitest";

import { createTokenSigner } from "./jose-signer.ts";

const clock = { now: () => 1_778_846_400_000 };
const key = randomBytes(32);
const signer = createTokenSigner({ key, clock });
const claims = { accountId: "account", sessionId: "session" };
const inAnHour = clock.now() + 3_600_000;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.";

const ours: JWTHeaderParameters = { alg: "HS256", typ: "at+jwt" };

function craft(change: (jwt: SignJWT) => SignJWT, header = ours, secret: Uint8Array = key): Promise<string> {
  const jwt = new SignJWT({ sid: "session" })
    .setProtectedHeader(header)
    .setSubject("account")
    .setIssuer("down-memory-lane")
    .setAudience("access")
    .setIssuedAt(clock.now() / 1000)
    .setExpirationTime(inAnHour / 1000);
  return change(jwt).sign(secret);
}

test("a token of ours says whose it is", async () => {
  expect(await signer.read(await signer.sign(claims, inAnHour))).toEqual(claims);
  expect(await signer.read(await craft((jwt) => jwt))).toEqual(claims);
});

test("a token that was good once ends at its time all the same", async () => {
  let now = clock.now();
  const moving = createTokenSigner({ key, clock: { now: () => now } });
  const token = await moving.sign(claims, inAnHour);

  expect(await moving.read(token)).toEqual(claims);
  now = inAnHour - 1;
  expect(await moving.read(token)).toEqual(claims);
  now = inAnHour;
  expect(await moving.read(token)).toBeUndefined();
});

test("a good token is checked again once thousands of others came after it", async () => {
  const first = await signer.sign(claims, inAnHour);
  await signer.read(first);
  for (let number = 0; number < 2500; number += 1) {
    const other = { accountId: `account-${number}`, sessionId: "session" };
    expect(await signer.read(await signer.sign(other, inAnHour))).toEqual(other);
  }

  expect(await signer.read(first)).toEqual(claims);
});

test("a token with another type, issuer, audience, key, time or algorithm is not ours", async () => {
  const forged = await Promise.all([
    craft((jwt) => jwt, { alg: "HS256", typ: "JWT" }),
    craft((jwt) => jwt, { alg: "HS256" }),
    craft((jwt) => jwt.setIssuer("somebody else")),
    craft((jwt) => jwt.setAudience("share")),
    craft((jwt) => jwt.setExpirationTime(clock.now() / 1000 - 1)),
    craft((jwt) => jwt.setNotBefore(clock.now() / 1000 + 60)),
    craft((jwt) => jwt.setSubject("")).then((token) => `${token}x`),
    craft((jwt) => jwt, ours, randomBytes(32)),
    craft((jwt) => jwt, { alg: "HS512", typ: "at+jwt" }, randomBytes(64)),
  ]);

  expect(await Promise.all(forged.map((token) => signer.read(token)))).toEqual(forged.map(() => undefined));
});

test("two thousand mutations of a token open nothing", async () => {
  const token = await signer.sign(claims, inAnHour);
  const [header = "", payload = "", signature = ""] = token.split(".");
  const headers = ["none", "None", "NONE", "nOnE", "RS256", "ES256", "HS384", ""].map((alg) =>
    Buffer.from(JSON.stringify({ alg, typ: "at+jwt" })).toString("base64url"),
  );
  const mutated = [
    ...headers.flatMap((other) => [`${other}.${payload}.`, `${other}.${payload}.${signature}`]),
    ...Array.from({ length: token.length }, (_, at) => token.slice(0, at)),
    ...Array.from({ length: 2000 }, (_, round) => flipped(token, round % token.length, round)),
    `${header}.${payload}`,
    `${header}.${payload}.${signature}.${signature}`,
    ...alphabet.split("").map((last) => token.slice(0, -1) + last),
    ...["=", "==", "\n", "\r\n", " ", "\t", "+", "/", "\u0000", "."].flatMap((more) => [
      `${token}${more}`,
      `${more}${token}`,
      `${header}${more}.${payload}.${signature}`,
      `${header}.${payload}${more}.${signature}`,
    ]),
    "x".repeat(100_000),
  ].filter((candidate) => candidate !== token);

  await signer.read(token);
  const opened = await Promise.all(mutated.map((candidate) => signer.read(candidate)));

  expect(mutated.length).toBeGreaterThan(2000);
  expect(opened.filter(Boolean)).toEqual([]);
});

function flipped(token: string, at: number, round: number): string {
  const other = alphabet[(alphabet.indexOf(token.charAt(at)) + 1 + (round % 63)) % 65] ?? "A";
  return token.slice(0, at) + other + token.slice(at + 1);
}
