import { useEffect, useMemo, useRef, useState } from "react";

import { call } from "#api/client.ts";
import { errorText } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { randomId } from "#lib/random-id.ts";
import type { DraftMedia } from "#offline/draft-text.ts";

import { dataUrlOf, maxPhotos, type Refusal, refusalOf } from "./photo-files.ts";

/** One photo of the form, wherever it is on its way. */
export interface Photo {
  readonly id: string;
  readonly name: string;
  readonly shownAt: string;
  readonly file?: File;
  /** Set once the server has it. */
  readonly media?: DraftMedia;
  /** Why the server does not have it. */
  readonly failure?: string | undefined;
}

export interface Photos {
  readonly all: readonly Photo[];
  readonly kept: readonly DraftMedia[];
  readonly refusal: Refusal | undefined;
  add(files: readonly File[]): void;
  retry(id: string): void;
  remove(id: string): void;
  /** Waits until none is on its way; undefined when one of them did not arrive. */
  settled(): Promise<readonly DraftMedia[] | undefined>;
}

/** Sends photos one after the other as soon as they are chosen. */
export function usePhotos(initial: readonly DraftMedia[]): Photos {
  const [all, setAll] = useState<readonly Photo[]>(() => initial.map(keptPhoto));
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useRef(all);
  const queue = useRef(Promise.resolve());
  useForgetting(latest);

  function replace(next: readonly Photo[]) {
    latest.current = next;
    setAll(next);
  }

  function patch(id: string, change: Partial<Photo>) {
    replace(latest.current.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)));
  }

  async function sendAfter(before: Promise<void>, id: string, file: File) {
    await before;
    if (!latest.current.some((photo) => photo.id === id)) return;
    try {
      const imageBase64 = await dataUrlOf(file);
      const { Key, Location } = await call(routes.media.uploadImage, { body: { imageBase64 } });
      patch(id, { media: { s3id: Key, type: "Image", url: Location } });
    } catch (error) {
      patch(id, { failure: errorText(error) });
    }
  }

  function send({ id, file }: Photo) {
    if (file) queue.current = sendAfter(queue.current, id, file);
  }

  return {
    all,
    kept: useMemo(() => mediaOf(all), [all]),
    refusal,
    add(files) {
      const room = maxPhotos - latest.current.length;
      const fitting = files.filter((file) => refusalOf(file) === undefined);
      const added = fitting.slice(0, room).map(newPhoto);
      setRefusal(files.map(refusalOf).find(Boolean) ?? (fitting.length > room ? "too-many" : undefined));
      replace([...latest.current, ...added]);
      for (const photo of added) send(photo);
    },
    retry(id) {
      patch(id, { failure: undefined });
      for (const photo of latest.current.filter((one) => one.id === id)) send(photo);
    },
    remove(id) {
      for (const photo of latest.current.filter((one) => one.id === id)) forget(photo);
      setRefusal(undefined);
      replace(latest.current.filter((photo) => photo.id !== id));
    },
    async settled() {
      await queue.current;
      const media = mediaOf(latest.current);
      return media.length === latest.current.length ? media : undefined;
    },
  };
}

function useForgetting(photos: { readonly current: readonly Photo[] }): void {
  useEffect(() => () => photos.current.forEach(forget), [photos]);
}

function forget({ file, shownAt }: Photo): void {
  if (file) URL.revokeObjectURL(shownAt);
}

function newPhoto(file: File): Photo {
  return { id: randomId(), name: file.name, shownAt: URL.createObjectURL(file), file };
}

function keptPhoto(media: DraftMedia): Photo {
  return { id: media.s3id, name: "", shownAt: media.url, media };
}

function mediaOf(photos: readonly Photo[]): readonly DraftMedia[] {
  return photos.flatMap(({ media }) => media ?? []);
}
