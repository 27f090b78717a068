import { categories } from "@lane/domain/categories.ts";
import sharp from "sharp";

import { createHostileWords, type HostileWords } from "./harmless.ts";
import { randomIpAddress } from "./journey.ts";
import { createMember, type JourneyMember } from "./member.ts";
import { type OtherDevice, otherDeviceOf } from "./other-device.ts";
import type { Product } from "./product.ts";
import type { FoundTimeline } from "./timeline.ts";

const memoriesInMonth = 12;
const listed = 8;

/** What a person has who answers every question of the product with markup, and whom they know. */
export interface HostileLife {
  readonly ada: JourneyMember;
  /** In Ada's vault. */
  readonly ben: JourneyMember;
  readonly memoryId: string;
  /** The telling of Ben, of the same day. */
  readonly tellingId: string;
  readonly vaultId: string;
  /** Of a link, and of what Ben was given by his address. */
  readonly share: { readonly path: string; readonly received: string };
  readonly askPath: string;
  readonly importId: string;
}

export async function createHostileLife(product: Product): Promise<HostileLife> {
  const words = createHostileWords();
  const [ada, ben] = [await createMember(product), await createMember(product)];
  const [hers, his] = [otherDeviceOf(product, ada), otherDeviceOf(product, ben)];
  for (const device of [hers, his]) {
    const names = { firstName: words.line(100), lastName: words.line(100), cityName: words.line(200) };
    await device.ask("PUT", "/user/profile", names);
    await device.ask("POST", "/timeline/create", { startYear: 1995 });
  }
  await product.admin("grant", "family-vault,guest-contributor,memory-keeper", "for-good", ada.email);
  const own = await timelineOf(hers);
  const photoId = await uploadPhoto(product, ada, words, "memory");
  const memoryIds = await writeMonth(hers, own, words, photoId);
  const memoryId = memoryIds[0] ?? "";
  await keepSmallThings(hers, words);
  await startBook(hers, words, memoryIds);
  const { vaultId, tellingId } = await shareVault({ hers, his, ben }, words);
  const importId = await startImport(product, ada, hers, words);
  const share = await shareAndAnswer(product, { hers, his, ben }, memoryIds, words);
  return { ada, ben, memoryId, tellingId, vaultId, share, askPath: await askAndAnswer(product, hers, words), importId };
}

interface People {
  readonly hers: OtherDevice;
  readonly his: OtherDevice;
  readonly ben: JourneyMember;
}

interface Place {
  readonly timelineId: string;
  readonly yearId: string;
}

async function timelineOf({ ask }: OtherDevice, id?: string): Promise<Place> {
  const found = await ask<FoundTimeline>("GET", `/timeline${id === undefined ? "" : `?timelineId=${id}`}`);
  const { timeline, years } = found;
  return { timelineId: timeline._id, yearId: years.find(({ year }) => year === 1998)?._id ?? "" };
}

async function remember({ ask }: OtherDevice, place: Place, words: HostileWords, more: object = {}): Promise<string> {
  const memory = {
    ...place,
    month: 7,
    memoryTitle: words.line(200),
    memoryDescription: words.html(),
    monthDescription: words.line(500),
    place: words.line(120),
    question: words.line(600),
    ...more,
  };
  return (await ask<{ memory: { _id: string } }>("POST", "/memories", memory)).memory._id;
}

async function writeMonth(hers: OtherDevice, own: Place, words: HostileWords, photoId: string): Promise<string[]> {
  const media = [{ s3id: photoId, caption: words.line(500), alt: words.line(500) }];
  const ids = [await remember(hers, own, words, { media, memoryType: "Flower" })];
  for (let more = 1; more < memoriesInMonth; more += 1) ids.push(await remember(hers, own, words));
  const _id = ids[0] ?? "";
  // An earlier version.
  await hers.ask("PUT", "/memories", { _id, memoryDescription: words.html(), memoryTitle: words.line(200) });
  return ids;
}

async function keepSmallThings({ ask }: OtherDevice, words: HostileWords): Promise<void> {
  for (const year of [1997, 1998]) {
    for (const category of categories) await ask("PUT", "/favourites", { year, category, text: words.line(120) });
  }
  for (let hope = 0; hope < listed; hope += 1) await ask("POST", "/lifeline/hopes", { text: words.line(200) });
}

async function startBook({ ask }: OtherDevice, words: HostileWords, memoryIds: readonly string[]): Promise<void> {
  const draft = {
    title: words.line(120),
    subtitle: words.line(160),
    author: words.line(120),
    dedication: words.line(600),
    afterword: words.line(600),
    backText: words.line(600),
    language: "en",
    trim: "A5",
    cover: { design: "title" },
    hasStones: true,
    hasLifeline: true,
    chapters: [{ year: 1998, title: words.line(120), text: words.line(600) }],
    layouts: memoryIds.slice(0, listed).map((memoryId) => ({ memoryId, quote: words.line(400) })),
    isByYear: true,
    years: [1998],
    memoryIds: [],
  };
  await ask("PUT", "/books/draft", { version: 0, draft });
}

async function shareVault({ hers, his, ben }: People, words: HostileWords) {
  const about = { name: words.line(60), born: 1920, died: null };
  const { timeline } = await hers.ask<{ timeline: { id: string } }>("POST", "/vaults", {
    name: words.line(60),
    firstYear: 1990,
    about,
  });
  const wish = { timelineId: timeline.id, role: "contributor", email: ben.email };
  const { invitation } = await hers.ask<{ invitation: { id: string } }>("POST", "/invitations", wish);
  await his.ask("POST", "/invitations/accept", { id: invitation.id, choice: "stays" });
  const memoryId = await remember(hers, await timelineOf(hers, timeline.id), words);
  const place = await timelineOf(his, timeline.id);
  const tellingId = await remember(his, place, words, { tellingOf: memoryId, memoryType: "Stone" });
  return { vaultId: timeline.id, tellingId };
}

async function shareAndAnswer(
  product: Product,
  { hers, his, ben }: People,
  memoryIds: readonly string[],
  words: HostileWords,
) {
  let path = "";
  for (let link = 0; link < listed; link += 1) {
    const wish = { kind: "link", label: words.line(60), memoryIds, allowsAnswers: true };
    path = new URL((await hers.ask<{ share: { url: string } }>("POST", "/shares", wish)).share.url).pathname;
    const answer = { memoryId: memoryIds[link], name: words.line(60), text: words.line(2000) };
    await asVisitor(product, "/answer", { token: tokenOf(path), ...answer });
  }
  const wish = { kind: "person", email: ben.email, memoryIds, greeting: words.line(500), allowsAnswers: true };
  await hers.ask("POST", "/shares", wish);
  const { shares } = await his.ask<{ shares: { id: string }[] }>("GET", "/shared-memories");
  return { path, received: shares[0]?.id ?? "" };
}

async function askAndAnswer(product: Product, { ask }: OtherDevice, words: HostileWords): Promise<string> {
  const wish = { question: words.line(600), name: words.line(60), year: 1998 };
  const path = new URL((await ask<{ ask: { url: string } }>("POST", "/asks", wish)).ask.url).pathname;
  const proof = { token: tokenOf(path), key: "hostile-hostile-hostile-hostile-hostile" };
  await asVisitor(product, "/ask/send", { ...proof, name: words.line(60), text: words.line(2000), parts: [] });
  return path;
}

async function startImport(product: Product, ada: JourneyMember, { ask }: OtherDevice, words: HostileWords) {
  const uploadIds = [await uploadPhoto(product, ada, words, "import")];
  const emptyNames = Array.from({ length: listed }, () => words.line(1000));
  const wish = { format: "photos", uploadIds, emptyNames };
  return (await ask<{ import: { id: string } }>("POST", "/imports", wish)).import.id;
}

/** A photo whose name and own texts are hostile. */
async function uploadPhoto(
  { address }: Product,
  { token }: JourneyMember,
  words: HostileWords,
  purpose: "memory" | "import",
): Promise<string> {
  const exif = { IFD0: { ImageDescription: ascii(words), Artist: ascii(words), Copyright: ascii(words) } };
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#a8481f" } })
    .withExif(exif)
    .jpeg()
    .toBuffer();
  const own = { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0" };
  const metadata = { filename: `${words.line(180)}.jpg`, filetype: "image/jpeg", purpose };
  const begun = await fetch(`${address}/api/uploads`, {
    method: "POST",
    headers: {
      ...own,
      "upload-length": String(bytes.length),
      "upload-metadata": Object.entries(metadata)
        .map(([name, value]) => `${name} ${inBase64(value)}`)
        .join(","),
    },
  });
  const place = begun.headers.get("location") ?? "";
  const sent = await fetch(new URL(place, address), {
    method: "PATCH",
    headers: { ...own, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
    body: new Uint8Array(bytes),
  });
  if (!sent.ok) throw new Error(`The photo is refused: ${sent.status} ${await sent.text()}`);
  return place.slice(place.lastIndexOf("/") + 1);
}

function inBase64(text: string): string {
  return Buffer.from(text).toString("base64");
}

function ascii(words: HostileWords): string {
  return words.line(200).replaceAll(/[^ -~]/g, "");
}

async function asVisitor({ address }: Product, path: string, body: object): Promise<void> {
  const answer = await fetch(`${address}/s/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": randomIpAddress() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

function tokenOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
