import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";

import { instantIn } from "#lib/moments.ts";

import { addSecurityTxt } from "./security-txt.ts";

const path = "/.well-known/security.txt";
const now = instantIn("2026-05-15T12:00:00.000Z");

async function ask(contact: string | undefined, baseUrl = "https://lane.example") {
  const app = Fastify();
  onTestFinished(() => app.close());
  addSecurityTxt(app, { clock: { now: () => now }, baseUrl, contact });
  return app.inject(path);
}

test("the contact of the operator, and until when it is good", async () => {
  const { body, headers, statusCode } = await ask("post@lane.example");

  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body.trim().split("\n")).toEqual([
    "Contact: mailto:post@lane.example",
    "Expires: 2027-05-10T00:00:00.000Z",
    "Canonical: https://lane.example/.well-known/security.txt",
    "Preferred-Languages: en, nl, de, fr, es",
  ]);
});

test.for([
  ["Ada Vermeer <ada@lane.example>, evenings", "mailto:ada@lane.example"],
  ["Write to ada@lane.example.", "mailto:ada@lane.example"],
  ["https://lane.example/contact", "https://lane.example/contact"],
  ["See https://lane.example/contact, please", "https://lane.example/contact"],
])("the address in %j is %s", async ([contact = "", address]) => {
  expect((await ask(contact)).body.split("\n")[0]).toBe(`Contact: ${address}`);
});

test("it is good for less than a year", async () => {
  const expires = /^Expires: (.+)$/m.exec((await ask("post@lane.example")).body)?.[1] ?? "";

  expect(instantIn(expires) - now).toBeLessThan(365 * 86_400_000);
  expect(instantIn(expires) - now).toBeGreaterThan(300 * 86_400_000);
});

test("an address without https is not called canonical", async () => {
  expect((await ask("post@lane.example", "http://127.0.0.1:3000")).body).not.toContain("Canonical");
});

test.for([undefined, "the shop on the corner", "http://lane.example"])(
  "where %j is all there is, nothing is made up",
  async (contact) => {
    const { statusCode, body } = await ask(contact);

    expect(statusCode).toBe(404);
    expect(body).toContain("The operator of this server has not named a contact.");
    expect(body).not.toMatch(/^Contact:/m);
  },
);
