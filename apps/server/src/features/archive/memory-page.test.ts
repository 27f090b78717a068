import sharp from "sharp";
import { expect } from "vitest";

import { workOnExports } from "#testing/archives.ts";
import { test } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

test(
  "one memory becomes a picture with its photo, for whoever may read it",
  { timeout: 60_000 },
  async ({ server }) => {
    const ada = await createWriter(server);
    const bob = await createWriter(server);
    const timeline = await setTimeline(ada);
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#b8395a" } })
      .jpeg()
      .toBuffer();
    const s3id = await createTus(server, ada).upload(photo, { name: "roof.jpg" });
    const memory = await ada.write(timeline, { memoryTitle: "Roof: a/b 😀", media: [{ s3id, caption: "The roof" }] });

    const begun = await ada.post(`/memories/${memory._id}/pdf`, { key: "key-of-ada", as: "picture" });
    await workOnExports(server);
    const [output] = (await ada.get(`/makings/${begun.body.making.id}`)).body.making.outputs;
    const { rawPayload: picture } = await server.app.inject(output.href);
    const foreign = await bob.post(`/memories/${memory._id}/pdf`, { key: "key-of-bob" });

    expect(output).toMatchObject({ saveAs: "Roof_ a_b 😀.png", contentType: "image/png" });
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(["png", 1600, expect.any(Number)]);
    expect(await colourShare(picture, [0xb8, 0x39, 0x5a])).toBeGreaterThan(0.05);
    expect(foreign.status).toBe(404);
  },
);

test("a memory that was deleted before its turn came is told of, and nothing is made", async ({ server }) => {
  const ada = await createWriter(server);
  const memory = await ada.write(await setTimeline(ada));
  const { body } = await ada.post(`/memories/${memory._id}/pdf`, { key: "key-0001" });
  await ada.delete("/memories", { id: memory._id });

  await expect(workOnExports(server)).rejects.toThrow("cannot be made");

  const { making: exportJob } = (await ada.get(`/makings/${body.making.id}`)).body;
  expect(exportJob).toMatchObject({ status: "failed", problem: "We can't find this", outputs: [] });
});

/** The share of a picture that has nearly one colour. */
async function colourShare(png: Buffer, colour: readonly number[]): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().resize(200).raw().toBuffer({ resolveWithObject: true });
  let near = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (colour.every((value, index) => Math.abs(value - (data[at + index] ?? 0)) < 16)) near += 1;
  }
  return near / (info.width * info.height);
}
