import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { z } from "zod";

import { canMount, type SmallDisk } from "#testing/mountable-disk.ts";
import { startProduct } from "#testing/running-product.ts";
import { mountFileSystem, mountSmallDisk } from "#testing/small-disk.ts";
import { tusMetadata } from "#testing/tus.ts";

const megabyte = 1024 * 1024;
const noSpace = "There's no room left to save this. Nothing was changed";
const noRoomForFile = "There's no room left for this file";
const readOnly = "We can't reach our storage right now. Please try again in a moment";
const credentials = { email: "ada@example.com", password: "a long enough password" };
const answerSchema = z.object({ message: z.string().optional(), statusMessage: z.string().optional() });
const memoryAnswerSchema = z.object({ memory: z.object({ _id: z.string() }) });
const timelineSchema = z.object({
  timeline: z.object({ _id: z.string() }),
  years: z.array(z.object({ _id: z.string() })),
});
const linkSchema = z.object({ share: z.object({ url: z.string() }) });
const tokensSchema = z.object({ token: z.string(), refreshToken: z.string() });

vi.setConfig({ testTimeout: 120_000 });

async function said(answer: Response): Promise<{ status: number; message: string | undefined }> {
  // An accepted request may have an empty answer.
  const words = await answer.text();
  return { status: answer.status, message: answerSchema.parse(JSON.parse(words || "{}")).message };
}

async function openProduct(disk: SmallDisk) {
  const product = await startProduct({ DATA_DIR: disk.folder, PATH: "" });
  onTestFinished(() => product.stop());
  // Jobs queued by the first start and the login would otherwise be written while the disk fills up or fails: a commit
  // that was never synced blocks reads, too. The next answered save proves that all before it is synced.
  await product.atRest();
  await product.post("/api/timeline/create", { startYear: 1990 });
  const { timeline, years } = timelineSchema.parse(await (await product.send("/api/timeline")).json());
  const place = { timelineId: timeline._id, yearId: years[0]?._id ?? "", month: 7 };

  const json = { "content-type": "application/json" };
  return {
    ...product,
    place,
    put: (path: string, body: object) =>
      product.send(path, { method: "PUT", headers: json, body: JSON.stringify(body) }),
    logIn: () => product.post("/api/auth/login", credentials),
    write: (title: string, text = "It rained.") =>
      product.post("/api/memories", { ...place, memoryTitle: title, memoryDescription: `<p>${text}</p>` }),
    async remember(title: string, text?: string): Promise<string> {
      return memoryAnswerSchema.parse(await (await this.write(title, text)).json()).memory._id;
    },
    remove: (id: string) =>
      product.send(`/api/memories?id=${id}`, { method: "DELETE", headers: { "idempotency-key": `remove-${id}` } }),
    begin: (bytes: number) =>
      product.send("/api/uploads", {
        method: "POST",
        headers: { "upload-length": String(bytes), "upload-metadata": tusMetadata({}) },
      }),
    /** The log of the database may have free space inside, which is written to for as long as it lasts. */
    async useUpLog(memoryId: string): Promise<void> {
      for (let change = 0; ; change += 1) {
        const memoryDescription = `<p>Change ${change}</p>`;
        if ((await this.put("/api/memories", { _id: memoryId, memoryDescription })).status === 507) return;
      }
    },
    append: (location: string, offset: number, body: Uint8Array<ArrayBuffer>) =>
      product.send(location, {
        method: "PATCH",
        headers: { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
        body,
      }),
  };
}

function titlesIn(folder: string): { titles: string[]; integrity: unknown } {
  const database = new DatabaseSync(join(folder, "lane.sqlite"), { readOnly: true });
  const titles = database.prepare("select title from memories order by title").all();
  const integrity = database.prepare("pragma integrity_check").all();
  database.close();
  return { titles: titles.map(({ title }) => String(title)), integrity };
}

// The embedded database only: PostgreSQL manages its own disk.
describe.skipIf(inject("engine") === "postgres")(
  `on a full disk${canMount ? "" : " (this machine does not let us mount one)"}`,
  () => {
    test.runIf(canMount)(
      "reading, sessions and deletes go on, the rest is refused in one sentence, and freed room is used at once",
      async () => {
        const disk = await mountSmallDisk(64);
        const product = await openProduct(disk);
        const ids: string[] = [];
        for (let number = 10; number < 50; number += 1) ids.push(await product.remember(`memory ${number}`));
        const [edited = "", moved = "", archived = "", ...removable] = ids;
        const upload = (await product.begin(2 * megabyte)).headers.get("location") ?? "";
        disk.fill();
        await product.useUpLog(edited);

        const refused = await Promise.all([
          product.write("one too many").then(said),
          product.put("/api/memories", { _id: edited, memoryTitle: "another title" }).then(said),
          product.post("/api/memories/move", { id: moved, ...product.place, month: 8 }).then(said),
          product.post("/api/memories/archive", { id: archived }).then(said),
          product.begin(1000).then(said),
        ]);
        const bytes = await product.append(upload, 0, randomBytes(megabyte)).then(said);
        const read = await product.send(`/api/memories?yearId=${product.place.yearId}&month=7`);
        const login = await product.logIn();
        const tokens = tokensSchema.parse(await login.json());
        const refreshed = await product.post("/api/auth/refresh", { refreshToken: tokens.refreshToken });
        const left = await product.send("/api/auth/logout", {
          method: "POST",
          headers: { authorization: `Bearer ${tokens.token}` },
        });
        const commanded = await product.admin("find", credentials.email);
        const removals = [];
        for (const id of removable) removals.push((await product.remove(id)).status);

        expect(refused).toEqual(refused.map(() => ({ status: 507, message: noSpace })));
        expect(bytes).toEqual({ status: 507, message: noRoomForFile });
        expect([read.status, login.status, refreshed.status, left.status]).toEqual([200, 200, 200, 200]);
        expect(removals).toEqual(removable.map(() => 200));
        // A command of the operator writes into the log what it did.
        expect(commanded).toContain("Memories: 40");
        expect(await readdir(join(disk.folder, "media", "tmp"))).toEqual([]);

        await disk.free();
        const after = await product.write("after");

        expect(after.status).toBe(200);
        expect(await readdir(join(disk.folder, "reserve"))).toHaveLength(8);
        await product.kill();
        expect(titlesIn(disk.folder)).toEqual({
          titles: ["after", "memory 10", "memory 11", "memory 12"],
          integrity: [{ integrity_check: "ok" }],
        });
        await product.startAgain();
      },
    );

    test.runIf(canMount)("visitors read what was shared with them, with and without a passphrase", async () => {
      const disk = await mountSmallDisk(64);
      const product = await openProduct(disk);
      const memoryIds = [await product.remember("shared")];
      const passphrase = "seven quiet swans";
      const tokens: string[] = [];
      for (const lock of [{}, { passphrase }]) {
        const made = await product.post("/api/shares", { kind: "link", label: "Aunt Vera", memoryIds, ...lock });
        tokens.push(
          linkSchema
            .parse(await made.json())
            .share.url.split("/")
            .at(-1) ?? "",
        );
      }
      const [open, locked] = tokens;
      const visit = (call: string, body: object) => product.post(`/s/api/${call}`, body);
      disk.fill();
      await product.useUpLog(memoryIds[0] ?? "");

      const looked = await visit("look", { token: open });
      const unlocked = await visit("unlock", { token: locked, passphrase });
      const pass = z.object({ pass: z.string() }).safeParse(await unlocked.json()).data?.pass;
      const seen = await visit("look", { token: locked, pass });

      expect([looked.status, unlocked.status, seen.status]).toEqual([200, 200, 200]);
      expect(await seen.text()).toContain("shared");
    });

    test.runIf(canMount && isLongTest)(
      "a server that is started on it opens, and an account can be deleted there",
      async () => {
        const disk = await mountSmallDisk(64);
        const product = await openProduct(disk);
        await product.remember("the only one");
        await product.kill();
        disk.fill();

        await product.startAgain();
        const refused = await product.write("one too many").then(said);
        const { token } = tokensSchema.parse(await (await product.logIn()).json());
        const erased = await product.send("/api/user/delete", {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
          body: JSON.stringify({ password: credentials.password, reasonForLeaving: "Other" }),
        });

        expect(refused).toEqual({ status: 507, message: noSpace });
        expect(erased.status).toBe(200);
        expect(titlesIn(disk.folder)).toEqual({ titles: [], integrity: [{ integrity_check: "ok" }] });
      },
    );

    test.runIf(canMount && isLongTest)(
      "without free inodes files are refused, and everything else goes on",
      async () => {
        const disk = await mountSmallDisk(64, ",nr_inodes=400");
        const product = await openProduct(disk);
        const upload = (await product.begin(1000)).headers.get("location") ?? "";
        disk.fillInodes();

        const bytes = await product.append(upload, 0, randomBytes(1000)).then(said);
        const written = await product.remember("without a file");
        const [login, removed] = [await product.logIn(), await product.remove(written)];

        expect(bytes).toEqual({ status: 507, message: noRoomForFile });
        expect([login.status, removed.status]).toEqual([200, 200]);
      },
    );
  },
);

test.runIf(canMount && inject("engine") === "sqlite")(
  "on a file system that went read-only reading goes on, and the rest is refused in one sentence",
  async () => {
    const disk = await mountFileSystem(64);
    const product = await openProduct(disk);
    const id = await product.remember("the only one");
    // As the kernel does when the disk fails: open files stay open, and nothing can be written.
    disk.remount("abort");

    const written = await product.write("one too many");
    const answers = [await said(written), await product.remove(id).then(said)];
    const read = await product.send(`/api/memories/details?id=${id}`);

    expect(answers).toEqual(answers.map(() => ({ status: 503, message: readOnly })));
    expect(written.headers.get("retry-after")).toBe("5");
    expect(read.status).toBe(200);
  },
);
