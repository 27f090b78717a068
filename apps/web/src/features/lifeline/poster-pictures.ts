import type { MemoryPreview } from "@lane/contract/overviews.ts";
import { byImportance } from "@lane/domain/lifeline/landmarks.ts";
import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import type { PosterPicture, PosterPictures } from "@lane/domain/lifeline/poster-marks.ts";
import type { DrawnPoster } from "@lane/domain/lifeline/poster-svg.ts";

type Cover = NonNullable<MemoryPreview["cover"]>;
export type Covers = ReadonlyMap<string, Cover>;

/** More than fit any sheet. */
const mostCovers = 240;
const quality = 0.86;

/** The photos of the memories that matter most; one whose preview cannot be loaded is left out. */
export async function loadCovers(
  memories: readonly LifelineMemory[],
  load: (id: string) => Promise<MemoryPreview | null>,
): Promise<Covers> {
  const pictured = byImportance(memories.filter(({ hasPicture }) => hasPicture === true)).slice(0, mostCovers);
  const previews = await Promise.allSettled(pictured.map(({ id }) => load(id)));
  const covers = previews.flatMap((preview) => (preview.status === "fulfilled" ? (preview.value ?? []) : []));
  return new Map(
    covers.flatMap(({ _id, cover }) => (cover?.type === "Image" && cover.state === "ready" ? [[_id, cover]] : [])),
  );
}

/** The drawing with its photos inside. One that cannot be loaded makes it a drawing without that one. */
export async function drawWithCovers(
  draw: (pictures: PosterPictures) => DrawnPoster,
  covers: Covers,
  pixelsPerUnit: number,
): Promise<string> {
  const pictures = new Map<string, PosterPicture>();
  for (const [id, { width, height }] of covers)
    if (width !== null && height !== null) pictures.set(id, { width, height });
  for (;;) {
    const { svg, prints } = draw(pictures);
    const missing = prints.filter(({ memoryId }) => pictures.get(memoryId)?.href === undefined);
    if (missing.length === 0) return svg;
    await Promise.all(
      missing.map(async ({ memoryId, width, height }) => {
        const [picture, cover] = [pictures.get(memoryId), covers.get(memoryId)];
        const size = { width: Math.ceil(width * pixelsPerUnit), height: Math.ceil(height * pixelsPerUnit) };
        const href = cover && (await jpegOf(cover, size).catch(() => undefined));
        if (picture && href !== undefined) pictures.set(memoryId, { ...picture, href });
        else pictures.delete(memoryId);
      }),
    );
  }
}

/** Cut to its window, and small: the drawing may be opened where other kinds of pictures are not understood. */
async function jpegOf(cover: Cover, { width, height }: { width: number; height: number }): Promise<string> {
  const answer = await fetch(addressFor(cover, width));
  if (!answer.ok) throw new Error("The picture did not come");
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const [wide, high] = [bitmap.width * scale, bitmap.height * scale];
  canvas.getContext("2d")?.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high);
  bitmap.close();
  return canvas.toDataURL("image/jpeg", quality);
}

function addressFor({ sources, url }: Cover, width: number): string {
  const byWidth = sources.toSorted((one, other) => one.width - other.width);
  return (byWidth.find((one) => one.width >= width) ?? byWidth.at(-1))?.url ?? url;
}
