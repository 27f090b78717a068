import type { ReadOptions, Source, SourceItem } from "../entries.ts";
import { emptyFile, fileProblem, mediaOf, notKept } from "../make-entry.ts";
import { type Photo, gatherPhotos } from "./gather.ts";
import { takenOn } from "./taken.ts";

/** Pictures, films and sounds in any folders, by what their cameras wrote into them. */
export async function* readPhotos(source: Source, options: ReadOptions): AsyncGenerator<SourceItem> {
  yield* gatherPhotos(photosOf(source, options), options);
}

async function* photosOf(source: Source, options: ReadOptions): AsyncGenerator<Photo | SourceItem> {
  for (const file of source.files) {
    if (file.bytes === 0) {
      yield emptyFile(file.path);
      continue;
    }
    const media = mediaOf(file);
    if (!media) {
      yield notKept(file.path);
      continue;
    }
    try {
      const date = media.kind === "Audio" ? null : await takenOn(file, media.kind === "Video", options.signal);
      yield { file, media, date, isArchived: false, album: null };
    } catch (error) {
      yield fileProblem(error);
    }
  }
}
