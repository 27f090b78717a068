import { expect, test } from "vitest";

import { typesOfBytes } from "./type-of-bytes.ts";

function bytes(text: string): Uint8Array {
  return Buffer.from(text.padEnd(64, "\0"), "latin1");
}

const known: [string, string, string[]][] = [
  ["a PNG", "\x89PNG\r\n\x1a\n", ["image/png"]],
  ["a JPEG", "\xff\xd8\xff\xe1", ["image/jpeg"]],
  ["a WebP", "RIFF\x24\0\0\0WEBPVP8 ", ["image/webp"]],
  ["a phone's HEIC", "\0\0\0\x24ftypheic", ["image/heic"]],
  ["a HEIF by its other name", "\0\0\0\x24ftypmif1\0\0\0\0mif1heic", ["image/heic"]],
  ["an MP4", "\0\0\0\x20ftypisom", ["video/mp4", "audio/mp4", "video/quicktime"]],
  ["a phone's MOV", "\0\0\0\x14ftypqt  ", ["video/quicktime"]],
  ["an old MOV", "\0\0\0\x08wide\0\0\0\0mdat", ["video/quicktime"]],
  ["an M4A", "\0\0\0\x20ftypM4A ", ["audio/mp4"]],
  ["a WebM", "\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm", ["video/webm", "audio/webm"]],
  ["an MKV", "\x1a\x45\xdf\xa3\xa3\x42\x86\x81\x01\x42\x82\x88matroska", ["video/x-matroska"]],
  ["an AVI", "RIFF\x24\0\0\0AVI LIST", ["video/x-msvideo"]],
  ["an MPEG video", "\0\0\x01\xba\x44", ["video/mpeg"]],
  ["an MP3 with a tag", "ID3\x04\0", ["audio/mpeg"]],
  ["an MP3 without one", "\xff\xfb\x90\x64", ["audio/mpeg"]],
  ["a WAV", "RIFF\x24\0\0\0WAVEfmt ", ["audio/wav"]],
  ["a GIF", "GIF89a", ["image/gif"]],
  ["an AVIF", "\0\0\0\x24ftypavif", ["image/avif"]],
  ["an AVIF that says HEIF first", "\0\0\0\x24ftypmif1\0\0\0\0mif1avif", ["image/avif"]],
  ["a 3GP", "\0\0\0\x18ftyp3gp5", ["video/3gpp", "video/mp4"]],
  ["an AAC", "\xff\xf1\x50\x80", ["audio/aac"]],
  ["a FLAC", "fLaC\0\0\0\x22", ["audio/flac"]],
  ["an Opus recording", `OggS${"\0".repeat(24)}OpusHead`, ["audio/ogg"]],
];

const strange: [string, string][] = [
  ["nothing", ""],
  ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg">'],
  ["a page", "<!doctype html>"],
  ["a PDF", "%PDF-1.7"],
  ["an archive", "PK\x03\x04"],
  ["a program", "\x7fELF"],
  ["an Ogg video", `OggS${"\0".repeat(24)}\x80theora`],
  ["another RIFF", "RIFF\x24\0\0\0ACON"],
  ["another EBML", "\x1a\x45\xdf\xa3\x9f\x42\x82\x84evil"],
  ["text that begins like sound", "\xff\xfeh\0i\0"],
];

test.for(known)("%s is known by its bytes", ([, text, types]) => {
  expect(typesOfBytes(bytes(text))).toEqual(types);
});

test.for(strange)("%s is none of ours", ([, text]) => {
  expect(typesOfBytes(bytes(text))).toEqual([]);
});
