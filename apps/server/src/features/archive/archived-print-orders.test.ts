import { expect } from "vitest";

import { downloadArchive } from "#testing/archives.ts";
import { amsterdam, berlin, createBookBuyer } from "#testing/print/book-buyer.ts";
import { test as base } from "#testing/server-test.ts";
import { join, plantVault } from "#testing/writer.ts";

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ PRINT: "demo" }),
});

test("somebody who has ordered printed books leaves with their orders, and where each copy went", async ({
  server,
}) => {
  const buyer = await createBookBuyer(server);
  const other = await createBookBuyer(server);
  await other.place();
  const cancelled = await buyer.place();
  await buyer.cancel(cancelled.id);
  const parcels = [
    { address: amsterdam, copies: 2 },
    { address: berlin, copies: 1 },
  ];
  const held = await buyer.pay((await buyer.place({ parcels })).id);

  const { archive } = await downloadArchive(server, buyer.visitor);

  expect(archive.printOrders).toHaveLength(2);
  expect(archive.printOrders?.[0]).toMatchObject({
    orderNumber: cancelled.orderNumber,
    state: "cancelled",
    paidCents: 0,
  });
  expect(archive.printOrders?.[1]).toEqual({
    orderNumber: held.orderNumber,
    state: "held",
    isDemo: true,
    title: "My years",
    trim: "A5",
    binding: "softcover",
    pageCount: 40,
    shippingLevel: "tracked",
    createdAt: held.createdAt,
    currency: "EUR",
    totalCents: held.totalCents,
    vatCents: held.vatCents,
    paidCents: held.totalCents,
    refundedCents: 0,
    problem: null,
    parcels: held.parcels,
  });
  expect(held.parcels.map(({ address, copies }) => [address.city, copies])).toEqual([
    ["Amsterdam", 2],
    ["Berlin", 1],
  ]);
});

test("in the archive of a vault are nobody's orders", async ({ server }) => {
  const buyer = await createBookBuyer(server);
  await buyer.place();
  const vault = await plantVault(server, [2019]);
  await join(server, vault, buyer, "owner");

  const { archive } = await downloadArchive(server, buyer.visitor, { timelineId: vault.id });

  expect(archive.printOrders).toBeUndefined();
});
