import { createMember, type JourneyMember } from "./member.ts";
import { type OtherDevice, otherDeviceOf } from "./other-device.ts";
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

export interface FoundTimeline {
  readonly timeline: { readonly _id: string };
  readonly years: readonly { readonly _id: string; readonly year: number }[];
}

/** A member born in 1951 whose timeline begins in 1998, with these memories. */
export async function createTimelineMember(
  product: Product,
  memories: readonly PlannedMemory[],
  startYear = 1998,
): Promise<JourneyMember> {
  const member = await createMember(product);
  const device = otherDeviceOf(product, member);
  await device.ask("POST", "/timeline/create", { startYear });
  const found = await device.ask<FoundTimeline>("GET", "/timeline");
  for (const planned of memories) await addMemory(device, found, planned);
  return member;
}

async function addMemory({ ask }: OtherDevice, { timeline, years }: FoundTimeline, planned: PlannedMemory) {
  const media: { s3id: string }[] = [];
  for (const photo of planned.photos ?? []) {
    const imageBase64 = `data:image/jpeg;base64,${photo.toString("base64")}`;
    media.push({ s3id: (await ask<{ Key: string }>("POST", "/auth/upload-image", { imageBase64 })).Key });
  }
  const { memory } = await ask<{ memory: { _id: string } }>("POST", "/memories", {
    timelineId: timeline._id,
    yearId: years.find(({ year }) => year === planned.year)?._id,
    month: planned.month,
    memoryTitle: planned.title,
    memoryDescription: `<p>${planned.text ?? planned.title}</p>`,
    ...(planned.mark === undefined ? {} : { memoryType: planned.mark }),
    ...(media.length === 0 ? {} : { media }),
  });
  if (planned.isArchived === true) await ask("POST", "/memories/archive", { id: memory._id });
}
