import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, vi } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { loadConfig } from "#config/config.ts";
import { secretValuesIn } from "#config/secret-values.ts";
import { StartupError } from "#lib/app-error.ts";
import { startChild } from "#testing/child-process.ts";
import { settingsOf } from "#testing/doctor.ts";
import { startProduct } from "#testing/running-product.ts";
import { runsOnce, test } from "#testing/server-test.ts";

import { attention, broken, type Check, ok } from "./check.ts";
import { checks } from "./checks.ts";
import { examine } from "./doctor-command.ts";

const program = join(import.meta.dirname, "../../doctor.ts");

const well: Check = { name: "one", run: async () => ok("All is well.") };
const odd: Check = { name: "two", run: async () => attention("It is odd.", "Look at it.") };
const bad: Check = { name: "three", run: async () => broken("It is broken.", "Mend it.") };
const silent: Check = { name: "four", run: async () => undefined };

async function report(list: readonly Check[], words: readonly string[] = [], env: Record<string, string> = {}) {
  let printed = "";
  const print = (text: string): void => void (printed += text);
  const given = { config: loadConfig(env), clock: systemClock, checks: list, secrets: secretValuesIn(env), print };
  return { code: await examine(given, words), printed };
}

test.runIf(runsOnce)("each finding is a line with what to do, and only what is broken fails the command", async () => {
  expect(await report([well, silent, odd])).toEqual({
    code: 0,
    printed: "ok         one: All is well.\nattention  two: It is odd. Look at it.\n",
  });
  expect(await report([bad, well])).toEqual({
    code: 1,
    printed: "broken     three: It is broken. Mend it.\nok         one: All is well.\n",
  });
});

test.runIf(runsOnce)("as JSON it says the same", async () => {
  const { code, printed } = await report([well, odd, bad, silent], ["--json"]);

  expect(code).toBe(1);
  expect(JSON.parse(printed)).toEqual([
    { check: "one", state: "ok", says: "All is well." },
    { check: "two", state: "attention", says: "It is odd.", todo: "Look at it." },
    { check: "three", state: "broken", says: "It is broken.", todo: "Mend it." },
  ]);
});

test.runIf(runsOnce)("a check that throws is broken, and stops no other", async () => {
  const throwing: Check = {
    name: "thrown",
    run: () => {
      throw new Error("No such\n  thing");
    },
  };
  const refusing: Check = {
    name: "refused",
    run: () => Promise.reject(new StartupError("The disk is gone: /a/b. Put it back. Then start again.")),
  };

  const short: Check = { name: "short", run: () => Promise.reject(new StartupError("Cannot open it: ECONNREFUSED")) };

  const { code, printed } = await report([throwing, refusing, short, well]);

  expect(code).toBe(1);
  expect(printed.split("\n")).toEqual([
    expect.stringMatching(/^broken {5}thrown: This could not be looked at: No such thing\. /),
    "broken     refused: The disk is gone: /a/b. Put it back. Then start again.",
    "broken     short: Cannot open it: ECONNREFUSED. Correct that, and look again.",
    "ok         one: All is well.",
    "",
  ]);
});

test.runIf(runsOnce)("a check that never ends is given up after ten seconds, a long one is not", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const hanging: Check = { name: "hanging", run: () => new Promise(() => undefined) };
  const long = Promise.withResolvers<ReturnType<typeof ok>>();
  const reading: Check = { name: "reading", isLong: true, run: () => long.promise };

  const running = report([hanging, reading]);
  await vi.advanceTimersByTimeAsync(60_000);
  long.resolve(ok("It took a minute."));

  expect((await running).printed.split("\n")).toEqual([
    expect.stringMatching(/^broken {5}hanging: There was no result within 10 seconds\. /),
    "ok         reading: It took a minute.",
    "",
  ]);
});

test.runIf(runsOnce)("no secret of the environment is printed, in whatever form a check quotes it", async () => {
  const env = {
    SMTP_URL: "smtp://lane:s3cret%20p%40ss@mail.example",
    SECRET_KEY: Buffer.from("0123456789abcdef0123456789ABCDEF").toString("base64url"),
    STRIPE_SECRET_KEY: 'sk_"quoted"',
  };
  const quoting: Check = {
    name: "quoting",
    run: async () =>
      attention(`${env.SMTP_URL} or s3cret p@ss or s3cret%20p%40ss`, `${env.SECRET_KEY} ${env.STRIPE_SECRET_KEY}`),
  };

  const text = await report([quoting], [], env);
  const json = await report([quoting], ["--json"], env);

  expect(text.printed).toBe("attention  quoting: (secret) or (secret) or (secret) (secret) (secret)\n");
  expect(JSON.parse(json.printed)).toEqual([
    { check: "quoting", state: "attention", says: "(secret) or (secret) or (secret)", todo: "(secret) (secret)" },
  ]);
});

test.runIf(runsOnce)(
  "an option that does not exist and an address that is none are answered with the help",
  async () => {
    for (const words of [["--fix"], ["--mail", "nobody"], ["--mail"]]) {
      await expect(report([well], words)).rejects.toThrow("npm run doctor -- --mail ADDRESS");
    }
  },
);

test("every check has a name of its own", () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
});

test("beside a running server and after it has stopped, nothing is broken and nothing is changed", async ({
  testDatabase,
}) => {
  const { DATA_DIR: _, ...database } = settingsOf(testDatabase);
  const product = await startProduct({ PATH: "", ...database });
  let isRunning = true;
  onTestFinished(() => (isRunning ? product.stop() : rm(product.folder, { recursive: true })));
  const env = { DATA_DIR: product.folder, PORT: new URL(product.open().address).port, ...database };
  await product.atRest();

  const beside = startChild(program, env, ["--deep"]);
  const besideCode = await beside.ended;
  await product.kill();
  isRunning = false;
  const before = await stateOf(product.folder);
  const alone = startChild(program, env);
  const aloneCode = await alone.ended;

  expect([beside.errors(), alone.errors()]).toEqual(["", ""]);
  expect([besideCode, aloneCode]).toEqual([0, 0]);
  expect(statesOf(beside.lines)).toMatchObject({ address: "ok", database: "ok", files: "ok", "secret key": "ok" });
  expect(statesOf(alone.lines)).toMatchObject({ address: "attention", database: "ok", files: "ok", jobs: "ok" });
  expect(await stateOf(product.folder)).toEqual(before);
});

test.runIf(runsOnce)("an environment that the server refuses is named in one sentence", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lane-doctor-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const nowhere = join(folder, "data");

  const wrong = startChild(program, { DATA_DIR: nowhere, PORT: "many" });
  const weak = startChild(program, { DATA_DIR: nowhere, SECRET_KEY: "short" });

  expect([await wrong.ended, await weak.ended]).toEqual([2, 2]);
  expect(wrong.errors()).toBe("Please correct the environment: PORT must be a port number.\n");
  expect(weak.errors()).toMatch(/^The secret key is too short or too simple\. .*\n$/);
  expect([...wrong.lines, ...weak.lines]).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

test.runIf(runsOnce)("where nothing can be reached it ends, and prints none of the secrets", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lane-doctor-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const child = startChild(program, {
    DATA_DIR: folder,
    DATABASE_URL: "postgresql://lane:hunter-of-databases@127.0.0.1:1/lane",
    SMTP_URL: "smtp://lane:hunter-of-mails@127.0.0.1:1",
    S3_ENDPOINT: "http://127.0.0.1:1",
    S3_BUCKET: "lane",
    S3_ACCESS_KEY: "hunter-of-objects",
    S3_SECRET_KEY: "hunter-of-buckets",
    BILLING: "stripe",
    STRIPE_SECRET_KEY: "hunter-of-payments",
    STRIPE_WEBHOOK_SECRET: "hunter-of-messages",
    STRIPE_API_BASE: "http://127.0.0.1:1",
    PROMPTS_URL: "http://127.0.0.1:1/v1",
    PROMPTS_MODEL: "any",
    PROMPTS_KEY: "hunter-of-questions",
    TRANSCRIBE_URL: "http://127.0.0.1:1/v1",
    TRANSCRIBE_KEY: "hunter-of-words",
    BASE_URL: "https://127.0.0.1:1",
  });

  expect(await child.ended).toBe(1);
  expect(statesOf(child.lines)).toMatchObject({
    database: "broken",
    files: "broken",
    mail: "broken",
    payments: "broken",
    questions: "broken",
    transcription: "broken",
    address: "attention",
  });
  expect(child.lines.join("\n") + child.errors()).not.toContain("hunter");
});

function statesOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, state = "", name = ""] = /^(\w+) +([^:]+): /.exec(line) ?? [];
      return [name, state];
    }),
  );
}

/** Every file with its bytes, but for the one in which readers of the embedded database count themselves. */
async function stateOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const kept = names.filter((name) => !name.endsWith("-shm")).toSorted((one, other) => one.localeCompare(other));
  const states = kept.map(async (name) => {
    const entry = await stat(join(folder, name));
    return `${name} ${entry.isFile() ? (await readFile(join(folder, name))).toString("base64") : ""}`;
  });
  return Promise.all(states);
}
