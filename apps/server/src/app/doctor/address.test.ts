import { expect } from "vitest";

import { listen, look } from "#testing/doctor.ts";
import { freePort } from "#testing/free-port.ts";
import { runsOnce, test } from "#testing/server-test.ts";
import { saying, serve } from "#testing/web-answers.ts";

import { address } from "./address.ts";

const health = {
  statusCode: 200,
  statusMessage: "All is well",
  version: "0.0.1",
  database: { engine: "sqlite", schemaVersion: 1, roundTripMs: 1 },
  uptimeSeconds: 1,
};

test("the running server is reached, or only from this machine, or hidden by what is in front of it", async ({
  server,
}) => {
  const here = await listen(server);
  const env = { PORT: new URL(here).port };
  const silent = `http://127.0.0.1:${await freePort()}`;
  const other = await serve(saying(404));

  expect(await look(address, { ...env, BASE_URL: here })).toEqual({
    state: "ok",
    says: `The server answers at ${here}, which only this machine can open.`,
  });
  expect(await look(address, { ...env, BASE_URL: silent })).toMatchObject({
    state: "attention",
    says: `The server runs, but ${silent} can't be reached from this machine (nothing listens there).`,
    todo: expect.stringContaining("from elsewhere"),
  });
  expect(await look(address, { ...env, BASE_URL: other })).toMatchObject({
    state: "broken",
    says: `${other}/api/health answers with status 404, though the server runs.`,
    todo: expect.stringContaining(here),
  });
});

test.runIf(runsOnce)("a server that does not run is not a broken one", async ({ testDatabase: { folder } }) => {
  const port = String(await freePort());
  const env = { DATA_DIR: folder, PORT: port };
  const waiting = await serve(saying(502));
  const stranger = await serve((response) => response.end("<h1>Welcome to another program</h1>"));

  expect(await look(address, env)).toMatchObject({
    state: "attention",
    says: `The server does not run here, and http://127.0.0.1:${port} does not answer (nothing listens there).`,
    todo: expect.stringContaining("npm start"),
  });
  expect(await look(address, { ...env, BASE_URL: waiting })).toMatchObject({
    state: "attention",
    says: `${waiting} answers with status 502: the server does not run.`,
  });
  expect(await look(address, { ...env, BASE_URL: stranger })).toMatchObject({
    state: "broken",
    says: `Something else than this server answers at ${stranger}, with status 200.`,
  });
});

test.runIf(runsOnce)("a server of another version is named with both", async ({ testDatabase: { folder } }) => {
  const base = await serve(saying(200, health));

  expect(await look(address, { DATA_DIR: folder, BASE_URL: base })).toMatchObject({
    state: "attention",
    says: expect.stringMatching(/has version 0\.0\.1, and this program version /),
  });
});
