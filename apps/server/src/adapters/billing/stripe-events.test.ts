import { expect } from "vitest";

import { buy, test, webhookSecret } from "#testing/stripe/stripe-test.ts";

test("the events of a purchase are about its customer, each with its own id", async ({ world, gateway }) => {
  const { customerId } = await buy({ world, gateway }, "memory-keeper");
  await world.advance(31);

  const events = await world.events();
  const read = await Promise.all(
    events.map(({ body }) => gateway.readEvent(Buffer.from(body), world.sign(body, webhookSecret))),
  );

  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["customer.created", "checkout.session.completed", "customer.subscription.created"]),
  );
  expect(read).toEqual(events.map(({ id }) => ({ id, customerId })));
});

test.for([
  { object: { object: "invoice", customer: { id: "cus_1", object: "customer" } }, customerId: "cus_1" },
  { object: { object: "customer", id: "cus_2", customer: "cus_3" }, customerId: "cus_2" },
  { object: { object: "product", id: "prod_1" }, customerId: undefined },
  { object: { object: "charge", customer: null }, customerId: undefined },
])("the customer in $object is $customerId", async ({ object, customerId }, { world, gateway }) => {
  const body = JSON.stringify({ id: "evt_1", object: "event", type: "any", data: { object } });

  const event = await gateway.readEvent(Buffer.from(body), world.sign(body, webhookSecret));

  expect(event).toEqual({ id: "evt_1", customerId });
});

test("nothing is believed without the right signature of these very bytes within five minutes", async ({
  world,
  gateway,
}) => {
  const body = JSON.stringify({ id: "evt_1", object: "event", data: { object: { customer: "cus_1" } } });
  const now = Math.floor(world.now() / 1000);
  const signed = (at: number) => world.sign(body, webhookSecret, at);
  const read = (text: string, signature: string | undefined) => gateway.readEvent(Buffer.from(text), signature);

  expect(await read(body, signed(now - 300))).toMatchObject({ id: "evt_1" });
  expect(await read(body, signed(now - 301))).toBeUndefined();
  for (const signature of [undefined, "", "t=1", "v1=abc", `t=${now},v1=`, world.sign(body, "whsec_other", now)]) {
    expect(await read(body, signature), signature).toBeUndefined();
  }
  for (const changed of [`${body} `, `\uFEFF${body}`, body.replace("cus_1", "cus_2"), "", "{}"]) {
    expect(await read(changed, signed(now)), changed).toBeUndefined();
  }
  expect(await read("no json", world.sign("no json", webhookSecret))).toBeUndefined();
  expect(await read("null", world.sign("null", webhookSecret))).toBeUndefined();
});
