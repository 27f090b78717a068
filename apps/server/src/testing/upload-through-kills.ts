import { createHash } from "node:crypto";

import { photoLike } from "./sample-media.ts";
import { tusHeaders, tusMetadata } from "./tus.ts";

interface UploadWish {
  readonly address: string;
  readonly token: string;
  readonly pieces: number;
}

const pieceBytes = 20_000;

/** A file sent piece by piece, as by a browser: after a failure it asks how far the file has come, and goes on from there. */
export async function startUpload({ address, token, pieces }: UploadWish) {
  const bytes = photoLike(pieceBytes * pieces);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const created = await fetch(`${address}/api/uploads`, {
    method: "POST",
    headers: {
      ...tusHeaders({ token }),
      "upload-length": String(bytes.byteLength),
      "upload-metadata": tusMetadata({ sha256 }),
    },
  });
  const place = new URL(created.headers.get("location") ?? "", address);

  async function offset(): Promise<number> {
    const answer = await fetch(place, { method: "HEAD", headers: tusHeaders({ token }) });
    return answer.ok ? Number(answer.headers.get("upload-offset")) : offset();
  }

  return {
    /** Sends the next piece. True once the server has the whole file, and has compared its hash. */
    async sendPiece(): Promise<boolean> {
      const from = await offset();
      const answer = await fetch(place, {
        method: "PATCH",
        headers: {
          ...tusHeaders({ token }),
          "upload-offset": String(from),
          "content-type": "application/offset+octet-stream",
        },
        body: new Uint8Array(bytes.subarray(from, from + pieceBytes)),
      });
      return answer.status === 204 && from + pieceBytes >= bytes.byteLength;
    },
  };
}
