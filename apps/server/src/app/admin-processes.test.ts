import { readdir, readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";

import { expect, inject, onTestFinished, test, vi } from "vitest";
import { z } from "zod";

import { startChild } from "#testing/child-process.ts";
import { append, begin, photo, ready, remember } from "#testing/product-files.ts";
import { type RunningProduct, startProduct } from "#testing/running-product.ts";
import { runsOnce } from "#testing/server-test.ts";
import { copyTestDatabase } from "#testing/test-databases.ts";

const ada = { email: "ada@example.com", password: "a long enough password" };
const ben = { email: "ben@example.com", password: ada.password };
const tokens = z.object({ token: z.string(), refreshToken: z.string() });

vi.setConfig({ testTimeout: 120_000 });

/** The product as an operator starts it, on the engine of this run. */
async function openProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const database = inject("engine") === "postgres" ? await copyTestDatabase() : undefined;
  const place = database?.location.engine === "postgres" ? { DATABASE_URL: database.location.url } : {};
  const product = await startProduct({ ...place, ...settings });
  onTestFinished(async () => {
    await product.stop();
    await database?.remove();
  });
  return product;
}

async function logIn(product: RunningProduct, account: typeof ada): Promise<z.infer<typeof tokens>> {
  const answer = await product.post("/api/auth/login", account);
  if (answer.status !== 200) throw new Error(await answer.text());
  return tokens.parse(await answer.json());
}

async function showPhoto(product: RunningProduct): Promise<string> {
  const bytes = await photo();
  const id = await begin(product, bytes.length, { name: "pier.jpg", type: "image/jpeg" });
  await append(product, id, 0, bytes);
  await remember(product, [id]);
  const [item] = await ready(product, [id]);
  return item?.sources[0]?.url ?? "";
}

async function statusesOf(product: RunningProduct, url: string, refreshToken: string): Promise<number[]> {
  const answers = [
    await product.send("/api/user/details"),
    await product.send(url),
    await product.post("/api/auth/refresh", { refreshToken }),
  ];
  return answers.map(({ status }) => status);
}

async function mailsIn({ folder }: RunningProduct): Promise<string[]> {
  const outbox = join(folder, "outbox");
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
}

test("an account is disabled, enabled and logged out beside the running server, which obeys at once", async () => {
  const product = await openProduct({ CONTACT: "olga@example.com" });
  const { refreshToken } = await logIn(product, ada);
  const url = await showPhoto(product);
  const before = await statusesOf(product, url, refreshToken);

  const disabled = await product.admin("disable", "  ADA@Example.com", "sent", "spam");
  const closed = await statusesOf(product, url, refreshToken);
  const refused = await product.post("/api/auth/login", ada);
  const wrong = await product.post("/api/auth/login", { ...ada, password: "not this one" });
  const enabled = await product.admin("enable", ada.email);
  const again = await logIn(product, ada);
  const ended = await product.admin("end-sessions", ada.email);
  const afterwards = await product.post("/api/auth/refresh", { refreshToken: again.refreshToken });
  const log = await product.admin("log", "10");

  expect(before).toEqual([200, 200, 200]);
  expect(closed).toEqual([401, 404, 401]);
  expect([refused.status, wrong.status, afterwards.status]).toEqual([403, 401, 401]);
  expect(await refused.text()).toContain("olga@example.com");
  expect([disabled, enabled, ended]).toEqual([
    "ADA@Example.com: disabled",
    "ada@example.com: enabled",
    "ada@example.com: logged out everywhere",
  ]);
  const { username } = userInfo();
  const commands = log.split("\n").map((line) => line.replace(/^\S+ {2}/, "").replace(/account [\da-f-]{36}/, "id"));
  expect(commands).toEqual([
    `${username}  disable  id  “sent spam”`,
    `${username}  enable  id`,
    `${username}  end-sessions  id`,
  ]);
  expect((await logIn(product, ada)).token).not.toBe("");
});

test.runIf(runsOnce)(
  "the running server mails the reset that a command has started, and the command shows nothing of it",
  async () => {
    const product = await openProduct();

    const said = await product.admin("start-reset", ada.email);
    await product.atRest();

    const [mail = ""] = (await mailsIn(product)).filter((text) => text.includes("choose a new password"));
    const body = mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
    const [, otp = "", request = ""] = /verify-otp#code=([\w-]+)&request=([\w-]+)&email=/.exec(body) ?? [];
    const proof = await product.post("/api/auth/verify-otp", { otp, token: request });
    expect(said).toBe("ada@example.com: the server sends a link for a new password, which works for 10 minutes");
    expect(proof.status).toBe(200);
    expect(await product.admin("log")).not.toContain(otp);
  },
);

test.runIf(runsOnce)("commands about one account do not disturb the writes of another", async () => {
  const product = await openProduct();
  await product.inside(({ composition }) =>
    composition.services.accounts.openAnew({
      ...ben,
      firstName: "Ben",
      lastName: "Marsh",
      dateOfBirth: "1958-03-09",
      cityName: "Utrecht",
      isReflectionPrompt: false,
    }),
  );
  const statuses = new Set<number>();
  const over = new AbortController();
  const writing = (async () => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const body = JSON.stringify({ cityName: `Utrecht ${count}` });
      const headers = { "content-type": "application/json" };
      statuses.add((await product.send("/api/user/profile", { method: "PUT", headers, body })).status);
    }
  })();

  const found = await product.admin("find", ben.email, "nobody@example.com");
  const disabled = await product.admin("disable", ben.email);
  over.abort();
  await writing;

  expect(found).toContain("nobody@example.com: there is no account with this address");
  expect(disabled).toBe(`${ben.email}: disabled`);
  expect([...statuses]).toEqual([200]);
});

test.runIf(runsOnce)("an unknown command, or none, prints the help and does nothing", async () => {
  const program = join(import.meta.dirname, "../admin.ts");

  for (const words of [[], ["erase", ada.email], ["constructor"]]) {
    const child = startChild(program, {}, words);
    expect(await child.ended).toBe(2);
    expect(child.lines).toEqual([]);
    expect(child.errors()).toMatch(/^npm run admin -- find ADDRESS\.\.\./);
  }
});
