import type { MediaItem } from "@lane/contract/memories.ts";
import { useEffect, useEffectEvent, useRef } from "react";

import { request } from "#api/client.ts";
import { routes } from "#api/routes.ts";

import { browserPoster } from "./browser-poster.ts";
import type { FileEntry } from "./file-entry.ts";

/** Makes posters here for films of which the server has made none. */
export function useBrowserPosters(
  entries: readonly FileEntry[],
  items: ReadonlyMap<string, MediaItem>,
  onMade: () => void,
): void {
  const tried = useRef(new Set<string>());
  const tellMade = useEffectEvent(onMade);

  useEffect(() => {
    for (const { s3id = "", file } of entries) {
      const item = items.get(s3id);
      if (!file || !item || !isWithoutPoster(item) || tried.current.has(s3id)) continue;
      tried.current.add(s3id);
      void makePoster(s3id, file);
    }

    async function makePoster(s3id: string, file: File) {
      const poster = await browserPoster(file);
      if (!poster) return;
      // Refused when the server has made one after all, which is as good.
      const { success } = await request(routes.media.poster, { body: { s3id, ...poster } });
      if (success) tellMade();
    }
  }, [entries, items]);
}

function isWithoutPoster({ type, state, posterUrl }: MediaItem): boolean {
  return type === "Video" && state !== "preparing" && posterUrl === null;
}
