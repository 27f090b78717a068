import type { Composition } from "#app/compose.ts";
import type { Viewer } from "#lib/viewer.ts";

import { demoLife, type DemoMemory } from "./life.ts";
import { photoOf, type Scene } from "./scenes.ts";

type Services = Composition["services"];
/** The file that shows a scene. */
type Album = (scene: Scene) => Promise<string>;

interface Place {
  readonly timelineId: string;
  readonly yearId: string;
}

/** A believable life, as far as the plan reaches. */
export async function writeLife(
  services: Pick<Services, "timelines" | "memoryChanges" | "favourites">,
  viewer: Viewer,
  album: Album,
): Promise<void> {
  const { timelines, memoryChanges } = services;
  if ((await timelines.read(viewer)).timeline === null) await timelines.create(viewer, demoLife.startYear);
  const { timeline, years } = await timelines.read(viewer);
  const yearIds = new Map(years.map(({ year, _id }) => [year, _id]));
  for (const memory of demoLife.chapters.flatMap(({ memories }) => memories)) {
    const yearId = yearIds.get(memory.when.year);
    if (!timeline || yearId === undefined) continue;
    const { _id } = await memoryChanges.create(
      viewer,
      await written(memory, { timelineId: timeline._id, yearId }, album),
    );
    if (memory.isArchived) await memoryChanges.archive(viewer, _id);
  }
  for (const favourite of demoLife.favourites) {
    if (yearIds.has(favourite.year)) await services.favourites.save(viewer, favourite);
  }
}

/** Each scene is drawn once: it takes a while, and some things are remembered more than once. */
export function createAlbum({ files }: Pick<Services, "files">, viewer: Viewer): Album {
  const kept = new Map<Scene, string>();
  return async (scene) => {
    const fileId = kept.get(scene) ?? (await files.keepImage(viewer, await photoOf(scene))).Key;
    kept.set(scene, fileId);
    return fileId;
  };
}

async function written(memory: DemoMemory, place: Place, album: Album) {
  const media = [];
  for (const { scene, caption = null } of memory.pictures ?? []) media.push({ s3id: await album(scene), caption });
  return {
    ...place,
    month: memory.when.month,
    day: memory.when.day ?? null,
    isCirca: memory.when.isCirca ?? false,
    memoryTitle: memory.title,
    memoryDescription: memory.text.map((paragraph) => `<p>${paragraph}</p>`).join(""),
    memoryType: memory.mark ?? null,
    media,
  };
}
