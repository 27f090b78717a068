import type { MediaItem } from "@lane/contract/memories.ts";
import { useEffect, useEffectEvent, useRef } from "react";

import { request } from "#api/client.ts";
import { routes } from "#api/routes.ts";

import type { FileEntry } from "./file-entry.ts";

const longestSide = 1280;
const waitMs = 15_000;

interface BrowserPoster {
  readonly imageBase64: string;
  readonly durationMs?: number;
}

/** A frame of a film as decoded by this browser; undefined when the browser cannot decode it. */
async function browserPoster(file: File): Promise<BrowserPoster | undefined> {
  const url = URL.createObjectURL(file);
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.preload = "auto";
  try {
    video.src = url;
    await happened(video, "loadeddata");
    // Films often begin with a dark frame.
    video.currentTime = Math.min(1, (Number.isFinite(video.duration) ? video.duration : 0) / 3);
    await happened(video, "seeked");
    return drawn(video);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(url);
  }
}

function drawn(video: HTMLVideoElement): BrowserPoster | undefined {
  const { videoWidth, videoHeight, duration } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const durationMs = Number.isFinite(duration) ? Math.max(1, Math.round(duration * 1000)) : undefined;
  return { imageBase64: canvas.toDataURL("image/jpeg", 0.85), ...(durationMs === undefined ? {} : { durationMs }) };
}

function happened(video: HTMLVideoElement, name: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(waitMs);
    const fail = () => reject(new Error("This browser cannot read the film"));
    video.addEventListener(name, () => resolve(), { once: true, signal });
    video.addEventListener("error", fail, { once: true, signal });
    signal.addEventListener("abort", fail);
  });
}

/** Makes posters in the browser for films for which the server has none. */
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
      // Refused when the server has made a poster meanwhile, which is fine.
      const { success } = await request(routes.media.poster, { body: { s3id, ...poster } });
      if (success) tellMade();
    }
  }, [entries, items]);
}

function isWithoutPoster({ type, state, posterUrl }: MediaItem): boolean {
  return type === "Video" && state !== "preparing" && posterUrl === null;
}
