import { crc32, deflateSync } from "node:zlib";

import libheif from "libheif-js/wasm-bundle.js";
import sharp from "sharp";

const chunkStart = 33;

/** Decodes the main picture of a HEIC file into an upright PNG with its colour profile. */
export async function readHeic(original: Buffer, maxPixels: number): Promise<Buffer> {
  const images = new libheif.HeifDecoder().decode(original);
  const main = images.find((image) => image.is_primary()) ?? images[0];
  if (!main) throw new Error("There is no picture in it");
  const width = main.get_width();
  const height = main.get_height();
  if (width * height > maxPixels) throw new Error("It has too many pixels");
  const pixels = await new Promise<Uint8ClampedArray>((resolve, reject) => {
    main.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (shown) =>
      shown ? resolve(shown.data) : reject(new Error("The picture could not be decoded")),
    );
  });
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const profile = colourProfileOf(original);
  return profile ? withProfile(png, profile) : png;
}

/** The ICC profile in the file's `colr` box: phones write Display P3, which would look pale when read as sRGB. */
function colourProfileOf(original: Buffer): Buffer | undefined {
  const at = original.indexOf("colrprof");
  if (at < 4) return undefined;
  const length = original.readUInt32BE(at - 4) - 12;
  const profile = original.subarray(at + 8, at + 8 + length);
  return profile.subarray(36, 40).toString("latin1") === "acsp" ? profile : undefined;
}

/** libvips cannot be told the profile of raw pixels, but it believes the one in a PNG. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, chunkStart), length, content, checksum, png.subarray(chunkStart)]);
}
