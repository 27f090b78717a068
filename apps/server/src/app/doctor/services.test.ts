import { expect, test } from "vitest";

import { look } from "#testing/doctor.ts";
import { freePort } from "#testing/free-port.ts";
import { saying, serve } from "#testing/web-answers.ts";

import { questionService, transcriptionService } from "./services.ts";

const key = "key-of-a-service";

function openService(models: readonly string[]): Promise<string> {
  return serve((response, request) => {
    const isAllowed = request.headers.authorization === `Bearer ${key}`;
    const status = !isAllowed ? 401 : request.url === "/v1/models" ? 200 : 404;
    saying(status, { data: models.map((id) => ({ id })) })(response, request);
  });
}

test("a service with our model is well, one without it needs attention", async () => {
  const base = await openService(["small", "whisper-1"]);
  const prompts = { PROMPTS_URL: `${base}/v1`, PROMPTS_KEY: key, PROMPTS_MODEL: "small" };
  const transcribe = { TRANSCRIBE_URL: `${base}/v1`, TRANSCRIBE_KEY: key };
  const { host } = new URL(base);

  expect(await look(questionService, prompts)).toEqual({
    state: "ok",
    says: `The service at ${host} answers and has the model small.`,
  });
  expect(await look(transcriptionService, transcribe)).toMatchObject({ state: "ok" });
  expect(await look(questionService, { ...prompts, PROMPTS_MODEL: "large" })).toMatchObject({
    state: "attention",
    says: `The service at ${host} answers, and the model large is not among those it lists.`,
  });
});

test("a service that lists no models may be at another address", async () => {
  const base = await serve(saying(404));

  expect(await look(questionService, { PROMPTS_URL: base, PROMPTS_MODEL: "small" })).toMatchObject({
    state: "attention",
    says: expect.stringContaining("answers with status 404, but does not list its models"),
  });
});

test("a wrong key, a fault, a redirect and a service that is away are broken, without the key", async () => {
  const model = { PROMPTS_MODEL: "small", PROMPTS_KEY: "n0t-the-key" };
  const places = await Promise.all([
    openService(["small"]),
    serve(saying(503)),
    serve((response) => response.writeHead(302, { location: "https://elsewhere.example" }).end()),
  ]);
  const away = `http://127.0.0.1:${await freePort()}`;

  const found = await Promise.all(
    [...places.map((base) => `${base}/v1`), away].map((url) => look(questionService, { PROMPTS_URL: url, ...model })),
  );

  expect(found.map((finding) => finding?.state)).toEqual(["broken", "broken", "broken", "broken"]);
  expect(found.map((finding) => finding?.says)).toEqual([
    expect.stringContaining("refuses the key with status 401"),
    expect.stringContaining("status 503"),
    expect.stringContaining("status 302"),
    expect.stringContaining("nothing listens there"),
  ]);
  expect(JSON.stringify(found)).not.toContain("n0t-the-key");
});

test("services that are not set up are not asked", async () => {
  expect(await look(questionService, {})).toBeUndefined();
  expect(await look(transcriptionService, { TRANSCRIBE: "off", TRANSCRIBE_URL: "http://127.0.0.1:1" })).toBeUndefined();
});
