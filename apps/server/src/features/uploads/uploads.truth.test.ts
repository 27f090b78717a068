import sharp from "sharp";
import { expect } from "vitest";

import { deliverAll } from "#testing/mailbox.ts";
import { filmLike, photoLike } from "#testing/sample-media.ts";
import { test } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter } from "#testing/writer.ts";

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: "#7a4" } });

test("a wrong name or declared type is corrected, kept as what it is, and told in the answer", async ({ server }) => {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  const png = await picture().png().toBuffer();
  const heic = Buffer.from("\0\0\0\x24ftypheic\0\0\0\0mif1heic".padEnd(500, "\0"), "latin1");
  const sent: [Buffer, { name: string; type: string }, string | undefined, string][] = [
    [png, { name: "summer.jpg", type: "image/jpeg" }, "image/png", "summer.png"],
    [png, { name: "summer.png", type: "image/jpeg" }, "image/png", "summer.png"],
    [png, { name: "summer.jpg.html", type: "text/html" }, "image/png", "summer.jpg.png"],
    [png, { name: "summer.PNG", type: "" }, undefined, "summer.PNG"],
    [png, { name: "Mr. Smith", type: "image/png" }, "image/png", "Mr. Smith.png"],
    [photoLike(3000), { name: "film.mp4", type: "video/mp4" }, "image/jpeg", "film.jpg"],
    [filmLike(9000), { name: "photo.jpg", type: "image/jpeg" }, "video/mp4", "photo.mp4"],
    [heic, { name: "phone.jpg", type: "image/jpeg" }, "image/heic", "phone.heic"],
  ];

  for (const [bytes, wish, corrected, name] of sent) {
    const id = await tus.begin({ bytes: bytes.length, ...wish });
    const answer = await tus.patch(id, 0, bytes);
    const file = await server.database.db
      .selectFrom("files")
      .select(["name", "content_type"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

    expect([answer.statusCode, answer.headers["upload-corrected-type"]], wish.name).toEqual([204, corrected]);
    expect(file).toEqual({ name, content_type: corrected ?? "image/png" });
  }
});

test("a picture declared as another kind in a data URL is kept as what it is", async ({ server }) => {
  const ada = await createWriter(server);
  const png = await picture().png().toBuffer();

  const wrong = await ada.post("/auth/upload-image", {
    imageBase64: `data:image/jpeg;base64,${png.toString("base64")}`,
  });
  const right = await ada.post("/auth/upload-image", {
    imageBase64: `data:image/png;base64,${png.toString("base64")}`,
  });

  expect([wrong.status, wrong.body.correctedType]).toEqual([200, "image/png"]);
  expect([right.status, right.body.correctedType]).toEqual([200, undefined]);
});

test("GIF and AVIF pictures are kept and shown like all others", async ({ server }) => {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  const ids = [
    await tus.upload(await picture().gif().toBuffer(), { name: "wave.gif", type: "image/gif" }),
    await tus.upload(await picture().avif().toBuffer(), { name: "wave.avif", type: "image/avif" }),
    await tus.upload(await picture().avif().toBuffer(), { name: "wave.jpg", type: "image/jpeg" }),
  ];
  await deliverAll(server);

  const { items } = (await ada.get(`/media/items?ids=${ids.join(",")}`)).body;

  expect(items.map(({ state, width, height }: Record<string, unknown>) => [state, width, height])).toEqual(
    ids.map(() => ["ready", 64, 48]),
  );
});
