import sharp from "sharp";
import { expect } from "vitest";

import { workOnMakings } from "#testing/archives.ts";
import { test, type TestHouse } from "#testing/house-test.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter, setTimeline, type Writer } from "#testing/writer.ts";

async function pageOf(house: TestHouse, writer: Writer, memoryId: string, as: "pdf" | "picture") {
  const begun = await writer.post(`/memories/${memoryId}/pdf`, { key: `key-of-${as}`, as });
  await workOnMakings(house);
  const { making } = (await writer.get(`/makings/${begun.body.making.id}`)).body;
  const [output] = making.outputs;
  return { making, output, bytes: output && (await house.app.inject(output.href)).rawPayload };
}

test("one memory becomes a PDF or a picture, with its photo, for whoever may read it", async ({ house }) => {
  const ada = await createWriter(house);
  const bob = await createWriter(house);
  const timeline = await setTimeline(ada);
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#b8395a" } })
    .jpeg()
    .toBuffer();
  const s3id = await createTus(house, ada).upload(photo, { name: "roof.jpg" });
  const memory = await ada.write(timeline, { memoryTitle: "Roof: a/b 🌧", media: [{ s3id, caption: "The roof" }] });

  const pdf = await pageOf(house, ada, memory._id, "pdf");
  const picture = await pageOf(house, ada, memory._id, "picture");
  const foreign = await bob.post(`/memories/${memory._id}/pdf`, { key: "key-of-bob" });

  expect(pdf.output).toMatchObject({ saveAs: "Roof_ a_b 🌧.pdf", contentType: "application/pdf" });
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(picture.output).toMatchObject({ saveAs: "Roof_ a_b 🌧.png", contentType: "image/png" });
  const { format, width, height } = await sharp(picture.bytes).metadata();
  expect([format, width, height]).toEqual(["png", 1600, expect.any(Number)]);
  expect(await colourShare(picture.bytes, [0xb8, 0x39, 0x5a])).toBeGreaterThan(0.05);
  expect(foreign.status).toBe(404);
});

test("a memory that was deleted before its turn came is told of, and nothing is made", async ({ house }) => {
  const ada = await createWriter(house);
  const memory = await ada.write(await setTimeline(ada));
  const { body } = await ada.post(`/memories/${memory._id}/pdf`, { key: "key-0001" });
  await ada.delete("/memories", { id: memory._id });

  await expect(workOnMakings(house)).rejects.toThrow("cannot be made");

  const { making } = (await ada.get(`/makings/${body.making.id}`)).body;
  expect(making).toMatchObject({ status: "failed", problem: "We cannot find this", outputs: [] });
});

/** How much of a picture is nearly of one colour. */
async function colourShare(png: Buffer, colour: readonly number[]): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().resize(200).raw().toBuffer({ resolveWithObject: true });
  let near = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (colour.every((value, index) => Math.abs(value - (data[at + index] ?? 0)) < 16)) near += 1;
  }
  return near / (info.width * info.height);
}
