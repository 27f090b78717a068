import { expect } from "vitest";

import { listen, look, settingsOf } from "#testing/doctor.ts";
import { type ProxyManner, startProxy } from "#testing/proxy.ts";
import { runsOnce, test } from "#testing/server-test.ts";
import { saying, serve } from "#testing/web-answers.ts";

import { proxy } from "./proxy.ts";

const proxysAddress = "127.0.0.2";

function trusting(proxies: string) {
  return test.extend<{ settings: Readonly<Record<string, string>> }>({
    settings: async ({}, use) => use({ TRUSTED_PROXIES: proxies }),
  });
}

trusting(proxysAddress)(
  "the server counts a request by the address that its proxy names, and by none that a visitor invents",
  async ({ server, testDatabase, settings }) => {
    const target = await listen(server);
    const lookThrough = async (manner: ProxyManner) => {
      const base = await startProxy({ target, from: proxysAddress, manner });
      return look(proxy, { ...settingsOf(testDatabase), ...settings, BASE_URL: base });
    };

    const good = { state: "ok", says: "A request through the proxy is seen with the address of whoever sent it." };
    expect(await lookThrough("replaces")).toEqual(good);
    expect(await lookThrough("appends")).toEqual(good);
    expect(await lookThrough("passes")).toMatchObject({
      state: "broken",
      says: expect.stringContaining("an address that the visitor invents"),
    });
    expect(await lookThrough("strips")).toMatchObject({
      state: "broken",
      says: `Every visitor is seen with the address of the proxy, ${proxysAddress}.`,
    });
  },
);

trusting("10.9.8.7, 192.0.2.0/24")(
  "a proxy that the server does not know of is named",
  async ({ server, testDatabase, settings }) => {
    const base = await startProxy({ target: await listen(server), from: "127.0.3.4", manner: "replaces" });

    const found = await look(proxy, { ...settingsOf(testDatabase), ...settings, BASE_URL: base });

    expect(found).toMatchObject({
      state: "attention",
      says: expect.stringContaining("is seen with the address 127.0.3.4"),
      todo: "If it is the address of your proxy, add it to TRUSTED_PROXIES.",
    });
  },
);

trusting("127.0.0.1")(
  "where this machine counts as a proxy itself, or the server has another database, it says so",
  async ({ server, testDatabase, settings }) => {
    const env = { ...settingsOf(testDatabase), ...settings };
    const elsewhere = await serve(saying(400));

    expect(await look(proxy, { ...env, BASE_URL: await listen(server) })).toMatchObject({
      state: "attention",
      says: expect.stringContaining("can't be told from here"),
    });
    expect(await look(proxy, { ...env, BASE_URL: elsewhere })).toMatchObject({
      state: "attention",
      says: expect.stringContaining("did not reach a server with this database"),
    });
  },
);

test.runIf(runsOnce)("without TRUSTED_PROXIES it depends on who can connect", async ({ testDatabase: { folder } }) => {
  const env = { DATA_DIR: folder };

  expect(await look(proxy, env)).toMatchObject({ state: "ok" });
  expect(await look(proxy, { ...env, BASE_URL: "https://lane.example" })).toMatchObject({
    state: "attention",
    todo: "Set TRUSTED_PROXIES to the address from which the proxy connects.",
  });
  expect(await look(proxy, { ...env, HOST: "0.0.0.0", ALLOW_HTTP: "yes" })).toMatchObject({
    state: "attention",
    says: expect.stringContaining("HOST 0.0.0.0 is open to other machines without a proxy"),
  });
  expect(await look(proxy, { ...env, TRUSTED_PROXIES: "10.0.0.1" })).toBeUndefined();
});
