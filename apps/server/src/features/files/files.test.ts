import { createHash } from "node:crypto";

import sharp from "sharp";
import { expect } from "vitest";

import { deliverAll } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, goodPassword } from "#testing/visitor.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A photo as phones take it: turned on its side, with a place in its metadata. */
async function photo(format: "jpeg" | "png" | "webp" = "jpeg", width = 320, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#b8395a" } })
    .withExif({ IFD0: { Artist: "canary-artist" }, IFD3: { GPSLatitude: "52/1 5/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

function dataUrl(bytes: Buffer, type = "image/jpeg"): { imageBase64: string } {
  return { imageBase64: `data:${type};base64,${bytes.toString("base64")}` };
}

async function blobsIn({ store }: TestServer): Promise<number> {
  let count = 0;
  for await (const _ of store.list()) count += 1;
  return count;
}

test("a picture is kept as it came and shown upright, without place or name", async ({ server }) => {
  const ada = await createRegistered(server);
  const original = await photo();

  const { body } = await ada.post("/auth/upload-image", dataUrl(original));
  const shown = await server.app.inject(body.Location);

  expect(body).toEqual({ status: 200, message: "Picture kept", Location: expect.any(String), Key: expect.any(String) });
  expect(shown.headers).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  });
  expect(shown.headers["cache-control"]).toContain("private");
  const { width, height, exif, orientation } = await sharp(shown.rawPayload).metadata();
  expect([width, height, exif, orientation]).toEqual([200, 320, undefined, undefined]);
  const file = await server.database.db.selectFrom("files").selectAll().executeTakeFirstOrThrow();
  expect(file.sha256).toBe(createHash("sha256").update(original).digest("hex"));
});

test("each picture type is taken by what it is, spelled either way", async ({ server }) => {
  const ada = await createRegistered(server);

  const answers = await Promise.all([
    ada.post("/auth/upload-image", dataUrl(await photo("png"), "image/png")),
    ada.post("/auth/upload-image", dataUrl(await photo("webp"), "image/webp")),
    ada.post("/auth/upload-image", dataUrl(await photo("jpeg"), "image/jpg")),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("what is no picture, or not the one it says, is refused with a sentence and leaves nothing", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  const jpeg = await photo();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const huge = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const bad: [object, number][] = [
    [{}, 400],
    [{ imageBase64: "" }, 400],
    [{ imageBase64: "hello" }, 400],
    [{ imageBase64: "data:image/png;base64," }, 400],
    [{ imageBase64: "data:image/png;base64,%%%%%%%%%%%%" }, 400],
    [{ imageBase64: `data:image/png,${jpeg.toString("latin1")}` }, 400],
    [dataUrl(svg, "image/svg+xml"), 415],
    [dataUrl(svg, "image/png"), 415],
    [dataUrl(Buffer.from("<html>"), "image/jpeg"), 415],
    [dataUrl(jpeg.subarray(0, jpeg.length / 2)), 422],
    [dataUrl(huge, "image/png"), 422],
    [dataUrl(Buffer.concat([jpeg, Buffer.alloc(26 * 1024 * 1024)])), 413],
  ];

  for (const [body, status] of bad) {
    const answer = await ada.post("/auth/upload-image", body);
    expect(answer.status, JSON.stringify(body).slice(0, 60)).toBe(status);
    expect(answer.body.message.length).toBeGreaterThan(10);
  }
  expect(await blobsIn(server)).toBe(0);
  expect(await server.database.db.selectFrom("files").selectAll().execute()).toEqual([]);
});

test("an address works for its own file, for at most five minutes, and dies with the account", async ({ server }) => {
  const ada = await createRegistered(server);
  const one = (await ada.post("/auth/upload-image", dataUrl(await photo()))).body;
  const other = (await ada.post("/auth/upload-image", dataUrl(await photo()))).body;
  const status = async (url: string): Promise<number> => (await server.app.inject(url)).statusCode;

  const swapped = await status(one.Location.replace(one.Key, other.Key));
  const later = await status(one.Location.replace(/until=\d+/, "until=9999999999999"));
  const bare = await status(`/api/media/${one.Key}`);
  const twice = await status(`${one.Location}&signature=x`);
  server.clock.advance(5 * minuteMs);
  const expired = await status(one.Location);
  const fresh = (await ada.post("/auth/upload-image", dataUrl(await photo()))).body.Location;
  await ada.post("/user/deactivate", { password: goodPassword, reasonForLeaving: "A pause" });

  expect([swapped, later, bare, twice, expired, await status(fresh)]).toEqual([404, 404, 404, 404, 404, 404]);
});

test("a picture becomes the avatar by its key or its address, and only one's own does", async ({ server }) => {
  const ada = await createRegistered(server);
  const ben = await createRegistered(server);
  const { Key, Location } = (await ada.post("/auth/upload-image", dataUrl(await photo()))).body;

  const byKey = await ada.put("/user/profile", { image: Key });
  const byAddress = await ada.put("/user/profile", { image: Location });
  const stolen = await ben.put("/user/profile", { image: Key });
  const nonsense = await ben.put("/user/profile", { image: "https://example.com/me.png" });
  const shown = (await ada.get("/user/details")).body.userDetails.image;
  const inTheBar = (await ada.get("/auth/verify")).body.user.image;

  expect(inTheBar).toBe(shown);
  expect([byKey.status, byAddress.status, stolen.status, nonsense.status]).toEqual([200, 200, 400, 400]);
  expect((await server.app.inject(shown)).headers["content-type"]).toBe("image/webp");
  await ada.put("/user/profile", { image: null });
  expect((await ada.get("/user/details")).body.userDetails.image).toBeNull();
});

test("what is attached to nothing goes after a day, an avatar stays", async ({ server }) => {
  const ada = await createRegistered(server);
  const kept = (await ada.post("/auth/upload-image", dataUrl(await photo()))).body;
  await ada.post("/auth/upload-image", dataUrl(await photo()));
  await ada.put("/user/profile", { image: kept.Key });
  const before = await blobsIn(server);

  server.clock.advance(dayMs + 1);
  await server.services.fileGarbage.sweep();
  await deliverAll(server);

  expect([before, await blobsIn(server)]).toEqual([4, 2]);
});

test("the pictures of a deleted account go with it", async ({ server }) => {
  const ada = await createRegistered(server);
  const ben = await createRegistered(server);
  await ada.post("/auth/upload-image", dataUrl(await photo()));
  await ben.post("/auth/upload-image", dataUrl(await photo()));

  await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });
  await deliverAll(server);

  expect(await blobsIn(server)).toBe(2);
});
