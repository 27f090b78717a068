import { randomIpAddress } from "./journey.ts";
import { createMember, type JourneyMember } from "./member.ts";
import type { Product } from "./product.ts";

interface PlannedMemory {
  readonly year: number;
  readonly month: number;
  readonly title: string;
  readonly text?: string;
  readonly mark?: "Flower" | "Stone";
  readonly isArchived?: boolean;
  /** Pictures as JPEG. */
  readonly photos?: readonly Buffer[];
}

/** A member born in 1951 whose timeline begins in 1998, with these memories. */
export async function createTimelineMember(
  product: Product,
  memories: readonly PlannedMemory[],
  startYear = 1998,
): Promise<JourneyMember> {
  const member = await createMember(product);
  await ask(product, member, "POST", "/timeline/create", { startYear });
  const found: unknown = await ask(product, member, "GET", "/timeline");
  for (const planned of memories) await addMemory(product, member, found, planned);
  return member;
}

/** The status of an answer, for journeys that expect a refusal. */
export async function statusOf(
  product: Product,
  member: JourneyMember,
  method: string,
  path: string,
  body?: object,
): Promise<number> {
  const answer = await send(product, member, method, path, body);
  await answer.arrayBuffer();
  return answer.status;
}

async function addMemory(product: Product, member: JourneyMember, found: unknown, planned: PlannedMemory) {
  const years = listIn(found, "years");
  const media = [];
  for (const photo of planned.photos ?? []) media.push({ s3id: await upload(product, member, photo) });
  const answer: unknown = await ask(product, member, "POST", "/memories", {
    timelineId: textIn(fieldOf(found, "timeline"), "_id"),
    yearId: textIn(
      years.find((entry) => fieldOf(entry, "year") === planned.year),
      "_id",
    ),
    month: planned.month,
    memoryTitle: planned.title,
    memoryDescription: `<p>${planned.text ?? planned.title}</p>`,
    ...(planned.mark === undefined ? {} : { memoryType: planned.mark }),
    ...(media.length === 0 ? {} : { media }),
  });
  const id = textIn(fieldOf(answer, "memory"), "_id");
  if (planned.isArchived === true) await ask(product, member, "POST", "/memories/archive", { id });
}

async function upload(product: Product, member: JourneyMember, photo: Buffer): Promise<string> {
  const imageBase64 = `data:image/jpeg;base64,${photo.toString("base64")}`;
  return textIn(await ask(product, member, "POST", "/auth/upload-image", { imageBase64 }), "Key");
}

async function ask(product: Product, member: JourneyMember, method: string, path: string, body?: object) {
  const answer = await send(product, member, method, path, body);
  const said: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(said)}`);
  return said;
}

function send({ address }: Product, { token }: JourneyMember, method: string, path: string, body?: object) {
  return fetch(`${address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "x-forwarded-for": randomIpAddress(),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function textIn(value: unknown, name: string): string {
  return String(fieldOf(value, name));
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}
