import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createRegistered } from "#testing/visitor.ts";

test("where nobody prints, nothing can be ordered and nothing is said of it", async ({ server }) => {
  const ada = await createRegistered(server);

  const options = await ada.get("/print-orders/options");
  const others = [
    await ada.get("/print-orders"),
    await ada.get("/print-orders/some-order"),
    await ada.post("/print-orders/some-order/pay", {}),
    await ada.post("/print-orders/some-order/advance", {}),
  ];
  const message = await server.app.inject({ method: "POST", url: "/api/lulu/webhook", payload: {} });
  const file = await server.app.inject({ method: "GET", url: "/s/print/some-token/interior.pdf" });

  expect(options.body).toMatchObject({ printing: null, book: null });
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect([message.statusCode, file.statusCode]).toEqual([404, 404]);
});
