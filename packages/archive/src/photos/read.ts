import type { EntryDate, EntryMedia, ReadOptions, Source, SourceFile, SourceItem } from "../entries.ts";
import { emptyFile, fileProblem, mediaOf, notKept } from "../make-entry.ts";
import { endingOf, stemOf } from "../reading.ts";
import { type Photo, gatherPhotos } from "./gather.ts";
import { sidecarDate, takenOn } from "./taken.ts";

/** Pictures, films and sounds in any folders, by what their cameras wrote into them. */
export async function* readPhotos(source: Source, options: ReadOptions): AsyncGenerator<SourceItem> {
  yield* gatherPhotos(photosOf(source, options), options);
}

async function* photosOf(source: Source, options: ReadOptions): AsyncGenerator<Photo | SourceItem> {
  const sidecars = sidecarsOf(source);
  for (const file of source.files) {
    if (sidecars.all.has(file)) continue;
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
      const date = await dateOf(file, media, sidecars.of(file), options.signal);
      yield { file, media, date, isArchived: false, album: null };
    } catch (error) {
      yield fileProblem(error);
    }
  }
}

async function dateOf(
  file: SourceFile,
  { kind }: EntryMedia,
  sidecar: SourceFile | undefined,
  signal: AbortSignal | undefined,
): Promise<EntryDate | null> {
  const own = kind === "Audio" ? null : await takenOn(file, kind === "Video", signal);
  return own ?? (sidecar ? await sidecarDate(sidecar, signal) : null);
}

/** `IMG_1.xmp` and `IMG_1.jpg.xmp` beside `IMG_1.jpg`. Without a picture beside it, it is a file like any other. */
function sidecarsOf({ files }: Source) {
  const byName = new Map(
    files
      .filter(({ path }) => endingOf(path) === ".xmp")
      .map((file) => [stemOf(file.path).toLowerCase(), file] as const),
  );
  const of = ({ path }: SourceFile): SourceFile | undefined =>
    byName.get(path.toLowerCase()) ?? byName.get(stemOf(path).toLowerCase());
  const pictures = files.filter((file) => mediaOf(file) !== undefined);
  return { of, all: new Set(pictures.map(of).filter((file) => file !== undefined)) };
}
