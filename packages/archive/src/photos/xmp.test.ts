import { expect, test } from "vitest";

import { buildZip } from "../testing/build-zip.ts";
import { jpeg } from "../testing/pictures.ts";
import { readAll } from "../testing/read-all.ts";

function xmp(inside: string): string {
  return `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${inside}</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
}

const created = xmp(
  '<rdf:Description xmp:CreateDate="2003-05-01T09:00:00+02:00" xmp:ModifyDate="2024-01-01T00:00:00Z"/>',
);
const taken = xmp(
  '<rdf:Description xmp:CreateDate="2020-01-01"><exif:DateTimeOriginal>1987-07-19T17:21:09</exif:DateTimeOriginal></rdf:Description>',
);
const yearOnly = xmp('<rdf:Description photoshop:DateCreated="1951"/>');

function jpegWith(packet: string, takenAt: string | null = null): Buffer {
  const data = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${packet}`);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  const plain = jpeg(takenAt);
  return Buffer.concat([plain.subarray(0, 2), head, data, plain.subarray(2)]);
}

/** Its packet stands behind the picture, as some programs write it. */
function webpWith(packet: string): Buffer {
  const head = Buffer.alloc(8);
  head.write("XMP ");
  head.writeUInt32LE(packet.length, 4);
  return Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBPVP8X"), Buffer.alloc(300_000, 7), head, Buffer.from(packet)]);
}

async function dateOf(name: string, bytes: Uint8Array) {
  const { entries } = await readAll({ [name]: bytes }, { said: "photos", photos: "each" });
  const { year, month, day, time } = entries[0]?.date ?? {};
  return [year, month, day, time];
}

test("a picture without a camera's date has the one that a program wrote into it", async () => {
  expect(await dateOf("a.jpg", jpegWith(created))).toEqual([2003, 5, 1, "09:00"]);
  expect(await dateOf("b.jpg", jpegWith(taken))).toEqual([1987, 7, 19, "17:21"]);
  expect(await dateOf("c.jpg", jpegWith(yearOnly))).toEqual([1951, null, null, null]);
  expect(await dateOf("d.webp", webpWith(created))).toEqual([2003, 5, 1, "09:00"]);
});

test("what the camera says comes first, and nonsense is no date", async () => {
  expect(await dateOf("a.jpg", jpegWith(created, "2019:08:04 17:21:09"))).toEqual([2019, 8, 4, "17:21"]);
  expect(await dateOf("b.jpg", jpegWith(xmp('<rdf:Description xmp:CreateDate="0000-00-00"/>')))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a date in a file of its own beside the picture counts, in a folder and in a zip", async () => {
  const files = { "trip/one.jpg": jpeg(null, "one"), "trip/one.xmp": Buffer.from(created) };
  const packed = buildZip([
    { name: "two.jpg", data: jpeg(null, "two") },
    { name: "two.jpg.xmp", data: taken },
    { name: "alone.xmp", data: taken },
  ]);

  const plain = await readAll(files, { said: "photos", photos: "each" });
  const zipped = await readAll({ "photos.zip": packed }, { said: "photos", photos: "each" });

  expect(plain.entries.map(({ date }) => date?.year)).toEqual([2003]);
  expect(plain.problems).toEqual([]);
  expect(zipped.entries.map(({ date }) => date?.year)).toEqual([1987]);
  expect(zipped.problems.map(({ name, reason }) => [name, reason])).toEqual([["alone.xmp", "kind-not-kept"]]);
});
