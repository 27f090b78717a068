import { createHash, hash, type Hash } from "node:crypto";

type Content = string | Uint8Array;

/** SHA-256, as lower-case hex unless another encoding is given. */
export function sha256(content: Content, encoding: "hex" | "base64url" = "hex"): string {
  return hash("sha256", content, encoding);
}

/** For content that comes piece by piece. */
export function createSha256(): Hash {
  return createHash("sha256");
}

export async function sha256OfStream(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createSha256();
  for await (const piece of source) hash.update(piece);
  return hash.digest("hex");
}
