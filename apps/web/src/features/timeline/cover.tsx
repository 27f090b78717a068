import type { Memory } from "@lane/contract/memories.ts";
import { useState } from "react";

import { DefaultCover } from "./default-cover.tsx";

/** The first picture, else the first film's poster, else one of our own. A picture that does not come is replaced by it too. */
export function Cover({ memory }: { readonly memory: Memory }) {
  const { media, _id, memoryType } = memory;
  const shown = media.find(({ type }) => type === "Image") ?? media.find(({ type }) => type === "Video");
  const [failedUrl, setFailedUrl] = useState<string>();
  if (!shown || shown.url === failedUrl) {
    return <DefaultCover memoryId={_id} isHeavy={memoryType === "Stone"} className="aspect-4/3 w-full" />;
  }
  if (shown.type === "Video") {
    return (
      <video
        src={shown.url}
        preload="metadata"
        muted
        tabIndex={-1}
        aria-hidden="true"
        className="aspect-4/3 w-full bg-rule object-cover"
        onError={() => setFailedUrl(shown.url)}
      />
    );
  }
  return (
    <img
      src={shown.url}
      alt=""
      loading="lazy"
      decoding="async"
      className="aspect-4/3 w-full bg-rule object-cover"
      onError={() => setFailedUrl(shown.url)}
    />
  );
}
