import sharp from "sharp";

import { tusMetadata } from "#testing/tus.ts";

import { type Act, type Actor, choose } from "./actor.ts";
import { certain, sha256Of, type SoakFile } from "./soak-model.ts";

const mostTries = 20;
const tus = { "tus-resumable": "1.0.0" };

/** A small real picture that is like no other. */
async function picture({ numbers }: Actor): Promise<Buffer<ArrayBuffer>> {
  const [width, height] = [16 + numbers(80), 16 + numbers(60)];
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, () => numbers(256)));
  return Buffer.from(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer(),
  );
}

/** Uploads a picture in one or several pieces, and goes on where it was cut off. The id of the file, if it was taken. */
export async function upload(actor: Actor): Promise<string | undefined> {
  const { me, model, watch, number } = actor;
  const bytes = await picture(actor);
  const sha256 = sha256Of(bytes);
  const metadata = tusMetadata({ name: `${sha256.slice(0, 8)}.jpg`, sha256 });
  const headers = { ...tus, "upload-length": String(bytes.length), "upload-metadata": metadata };
  const made = await me.send({ method: "POST", path: "/api/uploads", headers });
  const path = made.outcome === "done" ? new URL(made.headers.get("location") ?? "", "http://lane").pathname : "";
  if (path === "") return undefined;
  let offset: number | undefined = 0;
  for (let tries = 0; offset !== undefined && offset < bytes.length; tries += 1) {
    if (tries > mostTries) return undefined;
    offset = await sendPiece(actor, path, bytes, offset);
  }
  if (offset === undefined) return undefined;
  const id = path.split("/").at(-1) ?? "";
  model.files.set(id, { id, owner: number, sha256, bytes: bytes.length, isCompared: false });
  watch.count("files kept");
  return id;
}

/** How much has arrived; undefined when the upload was refused. */
async function sendPiece(
  { me, numbers, watch }: Actor,
  path: string,
  bytes: Buffer<ArrayBuffer>,
  offset: number,
): Promise<number | undefined> {
  const end = numbers(2) === 0 ? bytes.length : Math.min(bytes.length, offset + 1 + numbers(bytes.length));
  const headers = { ...tus, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" };
  const body = new Uint8Array(bytes.subarray(offset, end));
  const sent = await me.send({ method: "PATCH", path, headers, body });
  if (sent.outcome === "done") return Number(sent.headers.get("upload-offset"));
  if (sent.outcome === "refused" && sent.status !== 409) {
    if (sent.status !== 507) watch.object(`A piece of an upload was answered with ${sent.status}`);
    return undefined;
  }
  watch.count("uploads cut off");
  const looked = await me.persist({ method: "HEAD", path, headers: tus });
  return looked.outcome === "done" ? Number(looked.headers.get("upload-offset")) : undefined;
}

/** The bytes of a file are those that were uploaded, and its smaller pictures are there. */
export async function compareFile(actor: Actor, file: SoakFile): Promise<void> {
  const { me, watch } = actor;
  const items = await me.get(`/media/items?ids=${file.id}`);
  if (items.outcome !== "done") return;
  const [item] = items.body.items;
  if (!item) return watch.object(`File ${file.id} of ${file.owner} is gone`);
  const addresses: string[] = [item.originalUrl, ...item.sources.map(({ url }: { url: string }) => url)];
  for (const [at, path] of addresses.entries()) {
    const { outcome, status, bytes, begunAt } = await me.send({ method: "GET", path });
    if (outcome === "refused" && !watch.isTolerated("clock", begunAt)) watch.object(`${path} answered ${status}`);
    if (outcome !== "done") continue;
    const isRight = at === 0 ? sha256Of(bytes) === file.sha256 : bytes.length > 0;
    if (!isRight) watch.object(`${path} has other bytes, ${bytes.length} instead of ${file.bytes}`);
    watch.count("files read");
  }
}

export const readFile: Act = async (actor) => {
  const { model, number } = actor;
  const named = [...model.memories].flatMap((memory) =>
    memory.author === number ? (certain(memory)?.files ?? []) : [],
  );
  const file = model.files.get(choose(actor, named) ?? "");
  if (file) await compareFile(actor, file);
};
