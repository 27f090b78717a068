import type { EndpointShape } from "@lane/contract/endpoint.ts";
import { allEndpoints } from "@lane/contract/route-map.ts";
import { uploadCalls } from "@lane/contract/uploads.ts";
import { expect } from "vitest";

import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, goodPassword } from "#testing/visitor.ts";

/** Callers with a token-like value that permits nothing. */
const outsiders: Record<string, (server: TestServer) => Promise<string | undefined>> = {
  "a stranger": async () => undefined,
  "a forger": async () => "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.",
  "somebody with a refresh token": async (server) => (await createRegistered(server)).refreshToken,
  "somebody who logged out": async (server) => {
    const member = await createRegistered(server);
    await member.post("/auth/logout", {});
    return member.token;
  },
  "somebody who signed out everywhere": async (server) => {
    const member = await createRegistered(server);
    await member.post("/auth/logout-everywhere", {});
    return member.token;
  },
  "a deactivated member": async (server) => {
    const member = await createRegistered(server);
    await member.post("/user/deactivate", { password: goodPassword, reasonForLeaving: "A pause" });
    return member.token;
  },
  "a deleted member": async (server) => {
    const member = await createRegistered(server);
    await member.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });
    return member.token;
  },
  "a member whose account the operator disabled": async (server) => {
    const member = await createRegistered(server);
    const account = await server.services.accounts.findByEmail(member.email);
    await server.services.accounts.disable(account?.id ?? "");
    return member.token;
  },
};

const guarded = [...allEndpoints(), ...uploadCalls].filter(({ access }) => access === "member");

for (const [who, makeToken] of Object.entries(outsiders)) {
  test(`${who} is turned away from every member's call, whatever is sent along`, async ({ server }) => {
    const token = await makeToken(server);

    const statuses = await Promise.all(guarded.map((endpoint) => statusOf(server, endpoint, token)));

    expect(guarded.length).toBeGreaterThan(8);
    expect(statuses).toEqual(guarded.map(() => 401));
  });
}

type Guarded = Pick<EndpointShape, "path"> & {
  readonly method: EndpointShape["method"] | "HEAD" | "PATCH" | "OPTIONS";
};

async function statusOf(server: TestServer, { method, path }: Guarded, token: string | undefined): Promise<number> {
  const answer = await server.app.inject({
    method,
    url: `/api${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(method === "GET" ? {} : { payload: { password: goodPassword, reasonForLeaving: "Done" } }),
  });
  return answer.statusCode;
}
