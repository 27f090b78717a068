import { createHash } from "node:crypto";
import { Readable } from "node:stream";

import { expect } from "vitest";

import { deliverAll } from "#testing/mailbox.ts";
import { filmLike, photoLike } from "#testing/sample-media.ts";
import { runsOnce, test, type TestServer } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import { createTus, tusHeaders, tusMetadata } from "#testing/tus.ts";
import { createWriter } from "#testing/writer.ts";

const hourMs = 60 * 60 * 1000;
const film = { name: "film.mp4", type: "video/mp4" };

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

async function originalOf(server: TestServer, sender: Awaited<ReturnType<typeof createWriter>>, id: string) {
  const { body } = await sender.get(`/media/items?ids=${id}`);
  return server.app.inject(body.items[0].originalUrl);
}

async function left({ store, database: { db } }: TestServer) {
  const rows = await Promise.all(
    (["files", "uploads", "upload_parts"] as const).map((table) => db.selectFrom(table).selectAll().execute()),
  );
  return { blobs: (await storedKeys(store)).length, rows: rows.flat().length };
}

test("a file sent in pieces is the file that was sent, under the upload's own id", async ({ server }) => {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  const bytes = filmLike(100_000);

  const id = await tus.begin({ bytes: bytes.length, ...film });
  const offsets: unknown[] = [];
  for (const [from, to] of [
    [0, 1000],
    [1000, 50_000],
    [50_000, 99_000],
    [99_000, 100_000],
  ] as const) {
    const { statusCode, headers } = await tus.patch(id, from, bytes.subarray(from, to));
    offsets.push([statusCode, headers["upload-offset"], (await tus.head(id)).headers["upload-offset"]]);
  }
  const original = await originalOf(server, ada, id);

  expect(offsets).toEqual(
    [
      [204, 1000, "1000"],
      [204, 50_000, "50000"],
      [204, 99_000, "99000"],
      [204, 100_000, "100000"],
    ].map(([status, offset, known]) => [status, String(offset), known]),
  );
  expect(original.rawPayload.equals(bytes)).toBe(true);
  expect(original.headers).toMatchObject({
    "content-type": "video/mp4",
    "content-disposition": `attachment; filename="film.mp4"; filename*=UTF-8''film.mp4`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  });
  await deliverAll(server);
  const file = await server.database.db.selectFrom("files").selectAll().executeTakeFirstOrThrow();
  expect([file.id, file.sha256, file.bytes, file.kind, file.name]).toEqual([
    id,
    sha256(bytes),
    100_000,
    "Video",
    "film.mp4",
  ]);
  expect(await left(server)).toEqual({ blobs: 1, rows: 1 });
});

test.runIf(runsOnce)("the protocol is spoken as it is written", async ({ server }) => {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  const headers = tusHeaders(ada);
  const url = "/api/uploads";
  const metadata = tusMetadata({});

  const about = await server.app.inject({ method: "OPTIONS", url });
  const { "tus-resumable": _, ...unversioned } = headers;
  const old = await server.app.inject({ method: "POST", url, headers: unversioned });
  const created = await tus.create({ bytes: 100 });
  const id = String(created.headers.location).replace("/api/uploads/", "");
  const head = await tus.head(id);
  const withBytes = await server.app.inject({
    method: "POST",
    url,
    headers: {
      ...headers,
      "upload-length": "100",
      "upload-metadata": metadata,
      "content-type": "application/offset+octet-stream",
    },
    payload: photoLike(60),
  });
  const noLength = await server.app.inject({
    method: "POST",
    url,
    headers: { ...headers, "upload-metadata": metadata },
  });
  const wrongType = await server.app.inject({
    method: "PATCH",
    url: `${url}/${id}`,
    headers: { ...headers, "upload-offset": "0", "content-type": "application/json" },
    payload: "{}",
  });
  const wrongOffset = await tus.patch(id, 7, photoLike(10));

  expect(about.headers).toMatchObject({
    "tus-version": "1.0.0",
    "tus-max-size": String(50 * 1024 ** 3),
    "tus-extension": "creation,creation-with-upload,termination,expiration",
  });
  expect([old.statusCode, old.headers["tus-version"]]).toEqual([412, "1.0.0"]);
  expect([created.statusCode, created.headers["tus-resumable"], created.headers["upload-offset"]]).toEqual([
    201,
    "1.0.0",
    "0",
  ]);
  expect(created.headers["upload-expires"]).toBe("Sat, 16 May 2026 12:00:00 GMT");
  expect(head.headers).toMatchObject({
    "upload-offset": "0",
    "upload-length": "100",
    "upload-metadata": metadata,
    "cache-control": "no-store",
  });
  expect([withBytes.statusCode, withBytes.headers["upload-offset"]]).toEqual([201, "60"]);
  expect([noLength.statusCode, wrongType.statusCode, wrongOffset.statusCode]).toEqual([400, 415, 409]);
});

test.runIf(runsOnce)("what we cannot show is refused by what it is, and nothing of it stays", async ({ server }) => {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const refusedByBytes: [Buffer, object][] = [
    [svg, { name: "a.jpg" }],
    [svg, { name: "a.svg", type: "image/svg+xml" }],
    [Buffer.from("<html>".repeat(1000)), { name: "a.jpg" }],
    [Buffer.from("<html>".repeat(1000)), { name: "a.jpg.html", type: "text/html" }],
    [Buffer.from("MZ".padEnd(9000)), { name: "a.jpg\0.exe", type: "" }],
    [Buffer.from("%PDF-1.7"), { name: "a.mp3", type: "audio/mpeg" }],
    [Buffer.from("%PDF-1.7"), { name: "a", type: "" }],
  ];

  for (const [bytes, wish] of refusedByBytes) {
    const id = await tus.begin({ bytes: bytes.length, ...wish });
    const answer = await tus.patch(id, 0, bytes);
    expect([answer.statusCode, (await tus.head(id)).statusCode], JSON.stringify(wish)).toEqual([415, 404]);
    expect(answer.json().message).toMatch(/^This is (?:a|an) [^.]+\. We can't show that\. Please choose a PNG, JPEG/);
  }
  await deliverAll(server);
  expect(await left(server)).toEqual({ blobs: 0, rows: 0 });
});

test.runIf(runsOnce)("a hostile name is shown cleaned and stored nowhere", async ({ server }) => {
  const ada = await createWriter(server);
  const names = [
    "../../etc/passwd.jpg",
    `${"x".repeat(300)}.jpg`,
    "\u202Egpj.exe.jpg",
    'a"b\r\nSet-Cookie: x.jpg',
    "../🌼.jpg",
    "..\\..\\c.jpg",
  ];

  for (const name of names) {
    const id = await createTus(server, ada).upload(photoLike(5000), { name });
    const { body } = await ada.get(`/media/items?ids=${id}`);
    const { headers } = await server.app.inject(body.items[0].originalUrl);
    expect(body.items[0].name).not.toMatch(/[/\\"\r\n\u202E]|^\./);
    expect(body.items[0].name.length).toBeLessThanOrEqual(200);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="[\w.() -]+"; filename\*=UTF-8''[\w.%~-]+$/);
  }
});

test("what arrives otherwise than it was sent is not taken", async ({ server }) => {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  const bytes = photoLike(20_000);

  const good = await tus.upload(bytes, { sha256: sha256(bytes).toUpperCase() });
  const id = await tus.begin({ bytes: bytes.length, sha256: sha256(photoLike(1)) });
  await tus.patch(id, 0, bytes.subarray(0, 10_000));
  const wrong = await tus.patch(id, 10_000, bytes.subarray(10_000));
  const nonsense = await tus.create({ bytes: 5, sha256: "abc" });
  await server.database.db.deleteFrom("jobs").where("name", "=", "media.prepare").execute();
  await deliverAll(server);

  expect([wrong.statusCode, wrong.json().message]).toEqual([422, "This file was damaged on the way. Please try again"]);
  expect(nonsense.statusCode).toBe(400);
  expect((await originalOf(server, ada, good)).rawPayload.equals(bytes)).toBe(true);
  expect(await left(server)).toEqual({ blobs: 1, rows: 1 });
});

test("two who send the same bytes make one file", async ({ server }) => {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  const bytes = filmLike(60_000);
  const id = await tus.begin({ bytes: bytes.length, ...film });

  const first = await Promise.all([1, 2, 3].map(() => tus.patch(id, 0, bytes.subarray(0, 30_000))));
  const last = await Promise.all([1, 2, 3].map(() => tus.patch(id, 30_000, bytes.subarray(30_000))));

  for (const answers of [first, last]) {
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  }
  await deliverAll(server);
  expect((await originalOf(server, ada, id)).rawPayload.equals(bytes)).toBe(true);
  expect(await left(server)).toEqual({ blobs: 1, rows: 1 });
});

test.runIf(runsOnce)("one byte too many is refused before anything is stored", async ({ server }) => {
  const tus = createTus(server, await createWriter(server));
  const megabyte = 1024 ** 2;
  const limits = [
    { name: "a.jpg", type: "image/jpeg", bytes: 50 * megabyte },
    { name: "a.mp3", type: "audio/mpeg", bytes: 200 * megabyte },
    { name: "a.mp4", type: "video/mp4", bytes: 2048 * megabyte },
  ];

  for (const { bytes, ...wish } of limits) {
    expect((await tus.create({ ...wish, bytes })).statusCode, wish.name).toBe(201);
    const over = await tus.create({ ...wish, bytes: bytes + 1 });
    expect([over.statusCode, over.json().message], wish.name).toEqual([413, expect.stringContaining("MB")]);
  }
  const id = await tus.begin({ bytes: 100 });
  expect((await tus.patch(id, 0, photoLike(101))).statusCode).toBe(413);
  expect((await tus.create({ bytes: 0 })).statusCode).toBe(400);
});

test("an upload is its owner's alone, and a finished one cannot be taken back", async ({ server }) => {
  const ada = await createWriter(server);
  const ben = await createWriter(server);
  const [hers, his] = [createTus(server, ada), createTus(server, ben)];
  const open = await hers.begin({ bytes: 5000 });
  const ended = await hers.upload(photoLike(5000));

  for (const id of [open, ended, "no-such-upload"]) {
    const answers = [await his.head(id), await his.patch(id, 0, photoLike(10)), await his.giveUp(id)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  }
  expect((await ben.get(`/media/items?ids=${ended}`)).body.items).toEqual([]);
  expect((await hers.giveUp(ended)).statusCode).toBe(409);
  expect((await hers.head(ended)).headers["upload-offset"]).toBe("5000");
});

test("what nobody goes on with is gone a day later, and one that goes on is not", async ({ server, clock }) => {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  const bytes = filmLike(40_000);
  const idle = await tus.begin({ bytes: bytes.length, ...film });
  const slow = await tus.begin({ bytes: bytes.length, ...film });
  await tus.patch(idle, 0, bytes.subarray(0, 10_000));
  await tus.patch(slow, 0, bytes.subarray(0, 10_000));
  const viewer = { accountId: ada.accountId, sessionId: "" };

  clock.advance(20 * hourMs);
  await server.services.uploads.write(viewer, slow, 10_000, Readable.from([bytes.subarray(10_000, 20_000)]));
  clock.advance(5 * hourMs);
  await server.services.fileGarbage.sweep();
  await deliverAll(server);

  await expect(server.services.uploads.find(viewer, idle)).rejects.toThrow("We can't find this upload");
  expect((await server.services.uploads.find(viewer, slow)).offset).toBe(20_000);
  expect(await left(server)).toEqual({ blobs: 2, rows: 3 });
});
