import type { Ffmpeg } from "#adapters/films/ffmpeg-run.ts";
import type { Composition } from "#app/compose.ts";
import type { Viewer } from "#lib/viewer.ts";

import { type Drawing, drawPhoto } from "./drawings/drawings.ts";
import { filmOf } from "./film-camera.ts";
import type { DemoFilm } from "./life.ts";
import { recordingOf, type SoundName } from "./sounds.ts";

/** Makes and keeps the files of the demo; each returns the file's id. */
export interface Album {
  picture(drawing: Drawing): Promise<string>;
  recording(sound: SoundName): Promise<string>;
  /** Undefined on a machine without ffmpeg. */
  film: ((film: DemoFilm) => Promise<string>) | undefined;
}

type Services = Pick<Composition["services"], "files" | "preparing">;

export function createAlbum({ files, preparing }: Services, viewer: Viewer, ffmpeg: Ffmpeg | undefined): Album {
  async function keep(contentType: string, bytes: Buffer): Promise<string> {
    const { Key } = await files.keepImage(viewer, `data:${contentType};base64,${bytes.toString("base64")}`);
    return Key;
  }

  /** Also prepares it, since a server may not be running. */
  async function keepPrepared(contentType: string, bytes: Buffer): Promise<string> {
    const fileId = await keep(contentType, bytes);
    await preparing.prepare(fileId, AbortSignal.timeout(120_000));
    return fileId;
  }

  return {
    picture: async (drawing) => keep("image/jpeg", await drawPhoto(drawing)),
    recording: async (sound) => keepPrepared("audio/wav", recordingOf(sound)),
    film: ffmpeg && (async (film) => keepPrepared("video/mp4", await filmOf(film, ffmpeg))),
  };
}
