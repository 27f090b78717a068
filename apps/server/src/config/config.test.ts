import { resolve } from "node:path";

import { expect, test } from "vitest";

import { loadConfig } from "./config.ts";

test("nothing set means the embedded database on loopback", () => {
  const config = loadConfig({});

  expect(config).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    baseUrl: "http://127.0.0.1:3000",
    database: { engine: "sqlite", file: resolve("data/lane.sqlite") },
    mode: "development",
    metricsPort: undefined,
    trustedProxies: [],
  });
});

test("an empty variable counts as not set", () => {
  expect(loadConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, database: { engine: "sqlite" } });
});

test("every bad variable is named in one sentence, without its value", () => {
  const env = {
    PORT: "seventy",
    DATABASE_URL: "mysql://user:hunter2@host/db",
    SMTP_URL: "http://user:hunter2@host",
    LOG_LEVEL: "loud",
    TRUSTED_PROXIES: "10.0.0.1, nonsense",
  };

  expect(() => loadConfig(env)).toThrow(
    /PORT must be a port number; DATABASE_URL must be.*SMTP_URL must be.*TRUSTED_PROXIES/,
  );
  expect(() => loadConfig(env)).not.toThrow(/hunter2/);
});

test("addresses are read as they are meant", () => {
  const config = loadConfig({ HOST: "::1", PORT: "8080", TRUSTED_PROXIES: "10.0.0.1, 172.16.0.0/12" });

  expect(config.baseUrl).toBe("http://[::1]:8080");
  expect(config.trustedProxies).toEqual(["10.0.0.1", "172.16.0.0/12"]);
  expect(loadConfig({ BASE_URL: "https://memories.example.com/" }).baseUrl).toBe("https://memories.example.com");
});

test.for(["0.0.0.0", "::", "192.168.1.10", "lane.example.com"])(
  "plain HTTP that other machines can reach is refused on %s, unless TLS stands in front or somebody wants it",
  (host) => {
    const refusal = /HOST .* over plain HTTP.*BASE_URL.*TRUSTED_PROXIES.*ALLOW_HTTP=yes/;

    expect(() => loadConfig({ HOST: host })).toThrow(refusal);
    expect(() => loadConfig({ HOST: host, BASE_URL: "http://lane.example.com" })).toThrow(refusal);
    for (const allowed of [
      { BASE_URL: "https://lane.example.com" },
      { TRUSTED_PROXIES: "10.0.0.1" },
      { ALLOW_HTTP: "yes" },
    ]) {
      expect(loadConfig({ HOST: host, ...allowed }).host).toBe(host);
    }
  },
);

test.for(["127.0.0.1", "127.0.1.1", "localhost", "::1"])("%s is this machine, where plain HTTP is enough", (host) => {
  expect(loadConfig({ HOST: host }).host).toBe(host);
});

test("files are in the data folder, or in a bucket when all of its settings are there", () => {
  const env = {
    S3_ENDPOINT: "https://s3.example.com/",
    S3_BUCKET: "memories",
    S3_ACCESS_KEY: "access",
    S3_SECRET_KEY: "hunter2",
  };

  expect(loadConfig({}).media).toEqual({ kind: "disk", folder: resolve("data/media") });
  expect(loadConfig(env).media).toEqual({
    kind: "s3",
    endpoint: "https://s3.example.com",
    bucket: "memories",
    region: "us-east-1",
    accessKey: "access",
    secretKey: "hunter2",
    isDirect: false,
  });
  expect(loadConfig({ ...env, S3_REGION: "eu-central-1" }).media).toMatchObject({ region: "eu-central-1" });
});

test("half the settings of a bucket are too few, and the sentence names the other half", () => {
  const env = { S3_ENDPOINT: "https://s3.example.com", S3_SECRET_KEY: "hunter2" };

  expect(() => loadConfig(env)).toThrow(/S3 also needs S3_BUCKET and S3_ACCESS_KEY/);
  expect(() => loadConfig(env)).not.toThrow(/hunter2/);
});

test("a service that writes questions is off unless its address and model are there", () => {
  const env = { PROMPTS_URL: "https://ai.example.com/v1/", PROMPTS_KEY: "hunter2", PROMPTS_MODEL: "a-model" };

  expect(loadConfig({}).promptService).toBeUndefined();
  expect(loadConfig({ PROMPTS_KEY: "hunter2", PROMPTS_MODEL: "a-model" }).promptService).toBeUndefined();
  expect(loadConfig(env).promptService).toEqual({
    url: "https://ai.example.com/v1",
    key: "hunter2",
    model: "a-model",
  });
  expect(() => loadConfig({ PROMPTS_URL: env.PROMPTS_URL, PROMPTS_KEY: "hunter2" })).toThrow(
    /^Please correct the environment: PROMPTS_URL also needs PROMPTS_MODEL\.$/,
  );
});

test.for([
  "ftp://ai.example.com",
  "ai.example.com",
  "https://me:hunter2@ai.example.com/v1",
  "https://ai.example.com/?k=hunter2",
])("%s is no address of a service that writes questions", (address) => {
  const env = { PROMPTS_URL: address, PROMPTS_MODEL: "a-model" };

  expect(() => loadConfig(env)).toThrow(/PROMPTS_URL must be/);
  expect(() => loadConfig(env)).not.toThrow(/hunter2/);
});

const lulu = { PRINT: "lulu", LULU_CLIENT_KEY: "key", LULU_CLIENT_SECRET: "secret", MAIL_FROM: "books@lane.example" };
const stripe = { BILLING: "stripe", STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };

test("nobody prints books unless it is set, and Lulu prints with Stripe, or at the operator's own cost", () => {
  expect(loadConfig({}).printing).toEqual({ kind: "off" });
  expect(loadConfig({ PRINT: "demo" }).printing).toEqual({ kind: "demo" });
  for (const env of [
    { ...lulu, ...stripe },
    { ...lulu, PRINT_UNPAID: "yes" },
    { ...lulu, BILLING: "included", PRINT_UNPAID: "yes" },
  ])
    expect(loadConfig(env).printing).toMatchObject({ kind: "lulu", apiBase: "https://api.lulu.com" });
});

test("books that nobody pays for, and payments for books that nobody prints, are refused at the start", () => {
  expect(() => loadConfig(lulu)).toThrow("PRINT_UNPAID=yes");
  expect(() => loadConfig({ ...stripe, PRINT: "demo" })).toThrow("PRINT=demo prints nothing");
  expect(() => loadConfig({ ...stripe, PRINT: "lulu" })).toThrow("LULU_CLIENT_KEY");
  expect(() => loadConfig({ ...lulu, ...stripe, MAIL_FROM: "Lane <noreply@localhost>" })).toThrow("MAIL_FROM");
});
