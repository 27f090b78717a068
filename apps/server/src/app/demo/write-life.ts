import { bankVersion } from "@lane/culture/prompts/bank.ts";

import type { Composition } from "#app/compose.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { Album } from "./album.ts";
import { demoLife, type DemoMemory, drawingsOf } from "./life.ts";

type Services = Composition["services"];

interface Place {
  readonly timelineId: string;
  readonly yearId: string;
}

/** A believable life, as far as the plan reaches. */
export async function writeLife(
  services: Pick<Services, "timelines" | "memoryChanges" | "favourites" | "prompts">,
  viewer: Viewer,
  album: Album,
): Promise<void> {
  const { timelines, memoryChanges, favourites, prompts } = services;
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
    if (yearIds.has(favourite.year)) await favourites.save(viewer, favourite);
  }
  for (const year of demoLife.hardYears) await prompts.feel(viewer, year, "tender");
}

async function written(memory: DemoMemory, place: Place, album: Album) {
  const { when, title, text, mark, size, isCandle, prompt } = memory;
  return {
    ...place,
    month: when.month,
    day: when.day ?? null,
    isCirca: when.isCirca ?? false,
    memoryTitle: title,
    memoryDescription: text.map((paragraph) => `<p>${paragraph}</p>`).join(""),
    memoryType: mark ?? null,
    size: size ?? "medium",
    isCandle: isCandle ?? false,
    place: memory.place ?? "",
    prompt: prompt ? { text: prompt.question, templateId: prompt.id, bankVersion } : null,
    media: await mediaOf(memory, album),
  };
}

async function mediaOf(memory: DemoMemory, album: Album) {
  const { pictures = [], recording, film } = memory;
  const ids = await Promise.all(drawingsOf(memory).map((drawing) => album.picture(drawing)));
  const media = pictures.map(({ caption = null, alt }, index) => ({ s3id: ids[index] ?? "", caption, alt }));
  const others = [];
  if (film && album.film) {
    others.push({ s3id: await album.film(film), caption: film.caption ?? null, alt: film.alt });
  }
  if (recording) others.push({ s3id: await album.recording(recording.sound), caption: recording.caption, alt: null });
  return [...media, ...others];
}
