import { afterEach, expect, test, vi } from "vitest";

import { speak } from "#lib/languages.ts";

import { call, request } from "./client.ts";
import { ApiError, problemOf } from "./errors.ts";
import { routes } from "./routes.ts";
import { storeTokens } from "./token-store.ts";

const problem = {
  status: 409,
  message: "Somebody changed this memory since",
  statusCode: 409,
  statusMessage: "Somebody changed this memory since",
  code: "conflict",
  requestId: "r-1",
};

afterEach(() => vi.unstubAllGlobals());

test("an answer arrives as data", async () => {
  answerWith(Response.json({ statusCode: 200 }));

  expect(await request(routes.health.read, {})).toEqual({ success: true, data: { statusCode: 200 } });
});

test("a stored token is sent as a bearer credential, and only then", async () => {
  const fetched = answerWith(Response.json({}), Response.json({}));

  localStorage.clear();
  await request(routes.health.read, {});
  storeTokens({ token: "abc.def.ghi" });
  await request(routes.sessions.verify, {});

  expect(headersOf(fetched, 0).has("authorization")).toBe(false);
  expect(headersOf(fetched, 1).get("authorization")).toBe("Bearer abc.def.ghi");
});

test("what only a member may read is not asked for when nobody is logged in", async () => {
  const fetched = answerWith();
  localStorage.clear();

  expect(await request(routes.sessions.devices, {})).toEqual({ success: false, status: 401, error: "No token found" });
  expect(fetched).not.toHaveBeenCalled();
});

test("the language that is spoken goes along with every call", async () => {
  const fetched = answerWith(Response.json({}), Response.json({}));

  await request(routes.health.read, {});
  await speak("fr");
  await request(routes.health.read, {});
  await speak("en");

  expect(headersOf(fetched, 0).get("accept-language")).toBe("en");
  expect(headersOf(fetched, 1).get("accept-language")).toBe("fr");
});

test("a refusal carries the server's own sentence", async () => {
  answerWith(Response.json(problem, { status: 409 }));

  expect(await request(routes.health.read, {})).toEqual({
    success: false,
    status: 409,
    error: problem.message,
    problem,
  });
});

test("an error page without a sentence becomes HTTP error! status", async () => {
  answerWith(new Response("<h1>Bad gateway</h1>", { status: 502 }));

  expect(await request(routes.health.read, {})).toEqual({
    success: false,
    status: 502,
    error: "HTTP error! status: 502",
  });
});

test("no response is a network error, not an exception", async () => {
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch")));

  expect(await request(routes.health.read, {})).toEqual({
    success: false,
    error: "Network error - no response received",
  });
});

test("a server that never answers is given up after ten seconds", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  answerWith(Response.json({}));

  await request(routes.health.read, {});

  expect(timeout).toHaveBeenCalledWith(10_000);
});

test("call throws what the server said", async () => {
  answerWith(Response.json(problem, { status: 409 }));

  const failure = await call(routes.health.read, {}).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ message: problem.message, status: 409 });
  expect(problemOf(failure)).toEqual(problem);
  expect(problemOf(new Error("a bug"))).toBeUndefined();
});

function answerWith(...responses: Response[]) {
  const fetched = vi.fn<typeof fetch>();
  for (const response of responses) fetched.mockResolvedValueOnce(response);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

function headersOf(fetched: ReturnType<typeof answerWith>, index: number): Headers {
  return new Headers(fetched.mock.calls[index]?.[1]?.headers);
}
