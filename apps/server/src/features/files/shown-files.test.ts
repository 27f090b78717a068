import sharp from "sharp";
import { expect } from "vitest";

import { compose } from "#app/compose.ts";
import { pagePolicy } from "#http/security-headers.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { filmLike } from "#testing/sample-media.ts";
import { runsOnce, test, type TestServer } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import { createRegistered, goodPassword } from "#testing/visitor.ts";
import { createWriter, join, plantVault, type Writer } from "#testing/writer.ts";

const film = { name: "film.mp4", type: "video/mp4" };

async function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#b8395a" } })
    .withExif({ IFD0: { Artist: "canary-artist" }, IFD3: { GPSLatitude: "52/1 5/1 0/1" } })
    .jpeg()
    .toBuffer();
}

function dataUrlOf(bytes: Buffer): string {
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}

async function itemOf(writer: Writer, id: string) {
  return (await writer.get(`/media/items?ids=nothing,${id}`)).body.items[0];
}

async function presign(_key: string, wish: { contentType: string; expiresInMs: number }): Promise<string> {
  return `https://s3.example/?as=${wish.contentType}&for=${wish.expiresInMs}`;
}

async function makeReady({ database: { db } }: TestServer, id: string): Promise<void> {
  await db.deleteFrom("jobs").where("name", "=", "media.prepare").execute();
  await db.updateTable("files").set({ state: "ready" }).where("id", "=", id).execute();
}

test("a photo is shown as it came until its widths are made, and then in those", async ({ server }) => {
  const ada = await createWriter(server);
  const bytes = await photo(1200, 800);
  const id = await createTus(server, ada).upload(bytes, { name: "Pier.jpg" });

  const before = await itemOf(ada, id);
  const early = await server.app.inject(before.url);
  await deliverAll(server);
  const after = await itemOf(ada, id);
  const shown = await Promise.all(after.sources.map(({ url }: { url: string }) => server.app.inject(url)));
  const large = await server.app.inject(after.url);

  expect(before).toMatchObject({ type: "Image", state: "preparing", name: "Pier.jpg", sources: [], width: null });
  expect(early.rawPayload.equals(bytes)).toBe(true);
  expect(after).toMatchObject({ state: "ready", width: 1200, height: 800, posterUrl: null, waveform: null });
  expect(after.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(after.sources.map(({ width }: { width: number }) => width)).toEqual([320, 960, 1200]);
  for (const answer of [...shown, large]) {
    expect(answer.headers["content-type"]).toBe("image/webp");
    expect(answer.headers["content-disposition"]).toBeUndefined();
    expect(answer.body).not.toContain("canary-artist");
  }
  expect((await sharp(large.rawPayload).metadata()).width).toBe(1200);
  expect((await server.app.inject(after.originalUrl)).rawPayload.equals(bytes)).toBe(true);
});

test.runIf(runsOnce)("others see what was made of a file and never the file itself", async ({ server }) => {
  const ada = await createWriter(server);
  const guest = await createWriter(server);
  const timeline = await plantVault(server, [1990]);
  await join(server, timeline, ada, "owner");
  await join(server, timeline, guest, "viewer");
  const tus = createTus(server, ada);
  const ids = [await tus.upload(await photo(400, 300)), await tus.upload(filmLike(9000), film)];
  const { _id } = await ada.write(timeline, { media: ids.map((s3id) => ({ s3id })) });
  await server.database.db
    .deleteFrom("jobs")
    .where("subject", "=", ids[1] ?? "")
    .execute();

  const seenBy = async (writer: Writer) => (await writer.get(`/memories/details?id=${_id}`)).body.memory.media;
  const statuses = async (items: { url: string }[]) =>
    Promise.all(items.map(async ({ url }) => (await server.app.inject(url)).statusCode));
  const early = await seenBy(guest);
  const earlyStatuses = await statuses(early);
  await deliverAll(server);
  const [own, seen] = [await seenBy(ada), await seenBy(guest)];

  expect(earlyStatuses).toEqual([404, 404]);
  expect(await statuses(seen)).toEqual([200, 404]);
  expect(await statuses(own)).toEqual([200, 200]);
  expect(JSON.stringify([early, seen])).not.toContain("variant=original");
  expect([seen[0].originalUrl, own[0].originalUrl !== null]).toEqual([null, true]);
  expect(own[1].url).toContain("variant=original");
});

test.runIf(runsOnce)("an address opens one form of one file, and no other", async ({ server }) => {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  const [one, other] = [await tus.upload(await photo(400, 300)), await tus.upload(await photo(400, 300))];
  await deliverAll(server);
  const { url, originalUrl } = await itemOf(ada, one);
  const status = async (address: string): Promise<number> => (await server.app.inject(address)).statusCode;

  const tries = [
    url.replace("variant=1920", "variant=original"),
    url.replace("variant=1920", "variant=320"),
    url.replace("variant=1920&", ""),
    url.replace(one, other),
    url.replace(one, "../../etc/passwd"),
    url.replace(one, "%2e%2e%2f%2e%2e%2fetc%2fpasswd"),
    url.replace(/until=\d+/, "until=9999999999999"),
    url.replace(/&session=[^&]+/, ""),
    url.replace(/session=[^&]+/, "session="),
    originalUrl.replace("variant=original", "variant=play"),
    `${url}&variant=original`,
  ];

  expect(await status(url)).toBe(200);
  for (const address of tries) expect(await status(address), address).toBe(404);
});

test("logging out ends every address of that session at once, and of no other", async ({ server }) => {
  const ada = await createRegistered(server);
  const { Key } = (await ada.post("/auth/upload-image", { imageBase64: dataUrlOf(await photo(400, 300)) })).body;
  await ada.put("/user/profile", { image: Key });
  await deliverAll(server);
  const seen = async (): Promise<string[]> => {
    const { url, originalUrl, sources } = (await ada.get(`/media/items?ids=${Key}`)).body.items[0];
    const avatar = (await ada.get("/user/details")).body.userDetails.image;
    return [url, originalUrl, avatar, ...sources.map((source: { url: string }) => source.url)];
  };
  const statuses = async (urls: string[]): Promise<number[]> => {
    const answers = await Promise.all(urls.map((url) => server.app.inject(url)));
    return [...new Set(answers.map(({ statusCode }) => statusCode))];
  };

  const first = await seen();
  const same = await seen();
  await ada.logIn();
  const second = await seen();
  const before = await statuses([...first, ...second]);
  await ada.post("/auth/logout", {});
  const loggedOut = [await statuses(first), await statuses(second)];
  await ada.logIn();
  await ada.post("/auth/logout-everywhere", {});
  const everywhere = await statuses(first);
  await ada.logIn();
  const third = await seen();
  const fresh = await statuses(third);
  await ada.post("/user/deactivate", { password: goodPassword, reasonForLeaving: "A pause" });

  expect(same).toEqual(first);
  expect(second).not.toEqual(first);
  expect(before).toEqual([200]);
  expect(loggedOut).toEqual([[200], [404]]);
  expect([everywhere, fresh, await statuses(third)]).toEqual([[404], [200], [404]]);
});

test.runIf(runsOnce)("an address of another's session cannot be turned into one's own", async ({ server }) => {
  const ada = await createWriter(server);
  const ben = await createWriter(server);
  const id = await createTus(server, ada).upload(await photo(400, 300));
  const other = await createTus(server, ben).upload(await photo(400, 300));
  await deliverAll(server);
  const { url } = await itemOf(ada, id);
  const [, bens] = /session=([^&]+)/.exec((await itemOf(ben, other)).url) ?? [];
  const moved = url.replace(/session=[^&]+/, `session=${bens}`);

  await ada.post("/auth/logout", {});

  expect(bens).toMatch(/^[\da-f-]{36}$/);
  expect((await server.app.inject(moved)).statusCode).toBe(404);
});

test.runIf(runsOnce)("films are given out piece by piece", async ({ server }) => {
  const ada = await createWriter(server);
  const bytes = filmLike(100_000);
  const id = await createTus(server, ada).upload(bytes, film);
  const { url } = await itemOf(ada, id);
  const get = (headers: Record<string, string>) => server.app.inject({ url, headers });

  const whole = await get({});
  const etag = String(whole.headers.etag);
  const start = await get({ range: "bytes=0-0" });
  const middle = await get({ range: "bytes=500-999" });
  const end = await get({ range: "bytes=-100" });
  const beyond = await get({ range: "bytes=100000-" });
  const stale = await get({ range: "bytes=0-9", "if-range": '"other"' });
  const fresh = await get({ range: "bytes=0-9", "if-range": etag });
  const known = await get({ "if-none-match": etag });
  const head = await server.app.inject({ method: "HEAD", url });
  const forWorker = await get({ "sec-fetch-dest": "empty" });

  expect(whole.headers).toMatchObject({ "accept-ranges": "bytes", "content-length": "100000" });
  expect([start.statusCode, start.headers["content-range"], start.rawPayload.length]).toEqual([
    206,
    "bytes 0-0/100000",
    1,
  ]);
  expect(middle.rawPayload.equals(bytes.subarray(500, 1000))).toBe(true);
  expect([end.headers["content-range"], end.rawPayload.equals(bytes.subarray(-100))]).toEqual([
    "bytes 99900-99999/100000",
    true,
  ]);
  expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, "bytes */100000"]);
  expect([stale.statusCode, fresh.statusCode, known.statusCode, known.rawPayload.length]).toEqual([200, 206, 304, 0]);
  expect([head.statusCode, head.headers["content-length"], head.rawPayload.length]).toEqual([200, "100000", 0]);
  // The browser's own cache cannot be emptied at a logout; the worker's can.
  expect(whole.headers["cache-control"]).toBe("private, no-store");
  expect(forWorker.headers["cache-control"]).toMatch(/^private, max-age=\d+, immutable$/);
});

test.runIf(runsOnce)("the browser's picture of a film is taken where there is none, once", async ({ server }) => {
  const ada = await createWriter(server);
  const ben = await createWriter(server);
  const tus = createTus(server, ada);
  const id = await tus.upload(filmLike(9000), film);
  const picture = await tus.upload(await photo(40, 30));
  const imageBase64 = `data:image/jpeg;base64,${(await photo(640, 360)).toString("base64")}`;
  const send = (writer: Writer, s3id: string, change: object = {}) =>
    writer.post("/media/poster", { s3id, imageBase64, durationMs: 12_000, ...change });

  const early = await send(ada, id);
  await makeReady(server, id);
  const refused = [
    await send(ben, id),
    await send(ada, picture),
    await send(ada, "no-such-file"),
    await send(ada, id, { imageBase64: "data:image/jpeg;base64,AAAA" }),
    await send(ada, id, { imageBase64: `data:video/mp4;base64,${filmLike(100).toString("base64")}` }),
  ];
  const taken = await send(ada, id);
  const again = await send(ada, id);

  expect(early.status).toBe(409);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 415, 415]);
  expect(taken.body.item).toMatchObject({ type: "Video", width: 640, height: 360, durationMs: 12_000, state: "ready" });
  expect((await server.app.inject(taken.body.item.posterUrl)).headers["content-type"]).toBe("image/webp");
  expect(again.status).toBe(409);
});

test.runIf(runsOnce)("a film or a recording comes by data URL as a picture does", async ({ server }) => {
  const ada = await createWriter(server);
  const bytes = filmLike(5000);
  const imageBase64 = `data:video/mp4;base64,${bytes.toString("base64")}`;

  const { status, body } = await ada.post("/auth/upload-image", { imageBase64 });

  expect(status).toBe(200);
  expect((await server.app.inject(body.Location)).rawPayload.equals(bytes)).toBe(true);
  expect(await itemOf(ada, body.Key)).toMatchObject({ type: "Video", state: "preparing" });
});

test.runIf(runsOnce)(
  "where browsers may go to the bucket, films and originals send them there, and pictures do not",
  async ({ server }) => {
    const ada = await createWriter(server);
    const id = await createTus(server, ada).upload(await photo(400, 300));
    await deliverAll(server);
    const keys = { region: "x", accessKey: "x", secretKey: "x" };
    const media = { kind: "s3", endpoint: "https://s3.example", bucket: "b", ...keys, isDirect: true } as const;
    const store = { ...server.store, presign };
    const { shownFiles } = compose({ ...server, config: { ...server.config, media }, store }).services;
    const { url, originalUrl } = await itemOf(ada, id);
    const elsewhere = async (address: string): Promise<string | undefined> => {
      const { searchParams } = new URL(address, "http://localhost");
      const [variant, sessionId, signature] = ["variant", "session", "signature"].map((name) => searchParams.get(name));
      const proof = {
        until: Number(searchParams.get("until")),
        sessionId: sessionId ?? "",
        signature: signature ?? "",
      };
      const file = await shownFiles.find({ fileId: id, variant: variant ?? "", ...proof });
      return file?.elsewhere();
    };

    expect(await elsewhere(originalUrl)).toBe("https://s3.example/?as=image/jpeg&for=300000");
    expect(await elsewhere(url)).toBeUndefined();
    expect(pagePolicy("nonce", "https://s3.example")).toContain("media-src 'self' blob: https://s3.example;");
    expect(pagePolicy("nonce")).toContain("media-src 'self' blob:;");
  },
);
