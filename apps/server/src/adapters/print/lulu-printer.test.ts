import { expect, test as base } from "vitest";

import { type PrintJob, PrintRefusedError } from "#ports/print-provider.ts";
import { clientKey, clientSecret, startLuluServer } from "#testing/print/lulu-server.ts";

import { createLuluPrinter, packageIdOf } from "./lulu-printer.ts";
import { setUpWebhook } from "./lulu-webhook.ts";

const baseUrl = "https://lane.example";
const book = { trim: "A5", binding: "softcover", pageCount: 40 } as const;
const address = {
  name: "Vera Lindqvist",
  street: "Prinsengracht 263",
  street2: "",
  city: "Amsterdam",
  state: "",
  postCode: "1016 GV",
  country: "NL",
  phone: "+31 20 555 0123",
  email: "",
  taxId: "",
};
const request = { book, address, copies: 2, shippingLevel: "tracked" } as const;

const test = base
  .extend("lulu", async ({}, { onCleanup }) => {
    const lulu = await startLuluServer();
    onCleanup(() => lulu.close());
    return lulu;
  })
  .extend("clock", () => ({ at: 0 }))
  .extend("printer", ({ lulu, clock }) =>
    createLuluPrinter({
      clientKey,
      clientSecret,
      apiBase: lulu.apiBase,
      baseUrl,
      clock: { now: () => clock.at },
      validation: { everyMs: 5, tries: 5 },
    }),
  );

function jobOf(files: PrintJob["files"]): PrintJob {
  return { ...request, jobId: "parcel-1", title: "My years", contactEmail: "operator@lane.example", files };
}

test("every book has a package of 27 characters", () => {
  const ids = (["A5", "6 x 9 in", "A4"] as const).map((trim) => packageIdOf({ trim, binding: "softcover" }));

  expect(ids.map((id) => id.length)).toEqual([27, 27, 27]);
  expect(new Set(ids).size).toBe(3);
});

test("a price is printing, postage and the tax in them, to the cent", async ({ printer }) => {
  const price = await printer.quote(request);

  expect(price).toEqual({ printingCents: 1172, postageCents: 872, vatCents: 169 });
});

test("one token serves for an hour, and a withdrawn one is replaced", async ({ lulu, printer, clock }) => {
  await printer.quote(request);
  await printer.quote(request);
  const before = lulu.tokensGiven();
  clock.at += 3_600_000;
  await printer.quote(request);
  lulu.forgetTokens();
  await printer.quote(request);

  expect([before, lulu.tokensGiven()]).toEqual([1, 3]);
});

test("prices in another currency, and a printer that is away, are no prices", async ({ lulu, printer }) => {
  lulu.world.currency = "USD";
  await expect(printer.quote(request)).rejects.toMatchObject({ code: "unavailable" });
  lulu.faults.isAway = true;

  await expect(printer.coverSize(book)).rejects.toMatchObject({ code: "unavailable" });
});

test("what Lulu does not accept is refused, and its answer is not repeated", async ({ printer }) => {
  const refused = await printer
    .quote({ ...request, address: { ...address, phone: "" } })
    .catch((error: unknown) => error);

  expect(refused).toBeInstanceOf(PrintRefusedError);
  expect(refused).toMatchObject({ what: "address" });
  expect(String(refused)).not.toContain("Prinsengracht");
});

test("files that cannot be fetched are refused", async ({ lulu, printer }) => {
  const files = { interior: `${lulu.apiBase}/nowhere.pdf`, cover: `${lulu.apiBase}/nowhere.pdf` };

  await expect(printer.checkFiles(book, files)).rejects.toMatchObject({ what: "interior" });
  await expect(printer.submit(jobOf(files))).rejects.toBeInstanceOf(PrintRefusedError);
  expect(lulu.world.jobs).toEqual([]);
});

test("only a message that is signed over its bytes is read", async ({ lulu, printer }) => {
  const { body, signature } = lulu.messageAbout("parcel-1");
  const read = (text: string, given: string | undefined) => printer.readMessage(Buffer.from(text), given);

  expect(await read(body, signature)).toEqual({ jobId: "parcel-1" });
  for (const given of [undefined, "", signature.slice(1), `${signature}00`, "zz".repeat(32)])
    expect(await read(body, given), given).toBeUndefined();
  expect(await read(`${body} `, signature)).toBeUndefined();
  expect(await read(body, lulu.messageAbout("parcel-1", "SHIPPED").signature)).toBeUndefined();
});

test("the operator hears of a webhook that Lulu has switched off, and switches it on again", async ({
  lulu,
  printer,
  clock,
}) => {
  const setUp = () =>
    setUpWebhook({ clientKey, clientSecret, apiBase: lulu.apiBase }, baseUrl, { now: () => clock.at });

  const missing = await printer.readHealth();
  await setUp();
  const created = await printer.readHealth();
  for (const hook of lulu.world.webhooks) hook.isActive = false;
  const off = await printer.readHealth();
  await setUp();

  expect([missing, created, off].map(({ isWebhookActive }) => isWebhookActive)).toEqual([false, true, false]);
  expect(await printer.readHealth()).toMatchObject({ isWebhookActive: true });
  expect(lulu.world.webhooks).toHaveLength(1);
});
