import sharp from "sharp";

/** Waves and grain: no photo is as easy to pack as one colour. */
export async function samplePhoto(width = 4032, height = 3024): Promise<Buffer<ArrayBuffer>> {
  const pixels = Buffer.alloc(width * height * 3);
  let grain = 1;
  for (let at = 0; at < pixels.length; at += 3) {
    const x = (at / 3) % width;
    const y = Math.floor(at / 3 / width);
    grain = (Math.imul(grain, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    const noise = (grain >> 16) % 24;
    pixels[at] = 116 + 90 * Math.sin(x / 97 + y / 300) + noise;
    pixels[at + 1] = 116 + 90 * Math.sin(y / 61) + noise;
    pixels[at + 2] = 116 + 90 * Math.cos(x / 31 - y / 77) + noise;
  }
  return Buffer.from(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer(),
  );
}
