import { generateX25519Identity } from "age-encryption";
import { expect, test } from "vitest";

import { ageIdentityOf, ageRecipientOf, createAgeCipher } from "./age-cipher.ts";

const own = ageIdentityOf(new Uint8Array(32).map((_, index) => index));
const text = "A letter that only some may read. ".repeat(5000);

async function* pieces(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function sealed(recipients: readonly string[]): Promise<Buffer> {
  return collect(createAgeCipher({ recipients, identities: [] }).encrypt(pieces(Buffer.from(text))));
}

async function* failing(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("age-encryption.org/v1\n");
  throw new RangeError("the disk failed");
}

function open(bytes: Uint8Array, ...identities: readonly string[]): Promise<Buffer> {
  return collect(createAgeCipher({ recipients: [], identities }).decrypt(pieces(bytes)));
}

test("each recipient alone can read what was encrypted for several", async () => {
  const operator = await generateX25519Identity();
  const bytes = await sealed([await ageRecipientOf(own), await ageRecipientOf(operator)]);

  expect(bytes.toString("latin1", 0, 21)).toBe("age-encryption.org/v1");
  expect(bytes.includes("letter")).toBe(false);
  expect((await open(bytes, own)).toString()).toBe(text);
  expect((await open(bytes, operator)).toString()).toBe(text);
});

test("nobody else can, and a change or a missing end is noticed", async () => {
  const bytes = await sealed([await ageRecipientOf(own)]);
  const flipped = Buffer.from(bytes);
  flipped[70_000] = (flipped[70_000] ?? 0) ^ 1;

  await expect(open(bytes, await generateX25519Identity())).rejects.toMatchObject({ problem: "locked" });
  await expect(open(flipped, own)).rejects.toMatchObject({ problem: "damaged" });
  await expect(open(bytes.subarray(0, 100_000), own)).rejects.toMatchObject({ problem: "damaged" });
  await expect(open(Buffer.from("no age at all"), own)).rejects.toMatchObject({ problem: "damaged" });
});

test("a source that fails is told as it is", async () => {
  const cipher = createAgeCipher({ recipients: [], identities: [own] });

  await expect(collect(cipher.decrypt(failing()))).rejects.toThrow("the disk failed");
});
