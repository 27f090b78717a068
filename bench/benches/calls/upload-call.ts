import { randomBytes } from "node:crypto";

import type { KeepAlive } from "./keep-alive.ts";

/** A photo of this many bytes: what follows its end is not part of the picture, and makes each one new. */
export function paddedPhoto(photo: Buffer, bytes: number): Buffer {
  return Buffer.concat([photo, randomBytes(Math.max(0, bytes - photo.length))]);
}

/** An upload by tus, as the app sends it: announced, and sent in one piece. Gives the id of the file. */
export async function uploadPhoto({ ask }: KeepAlive, token: string, photo: Buffer): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0" };
  const announced = await ask({
    path: "/api/uploads",
    method: "POST",
    headers: {
      ...headers,
      "upload-length": String(photo.length),
      "upload-metadata": `filename ${btoa("photo.jpg")},filetype ${btoa("image/jpeg")}`,
    },
  });
  const path = String(announced.headers["location"]);
  const sent = { ...headers, "upload-offset": "0", "content-type": "application/offset+octet-stream" };
  await ask({ path, method: "PATCH", headers: sent, body: photo });
  return path.split("/").at(-1) ?? "";
}
