import { useState } from "react";

import { Flower } from "./motifs/flower.tsx";

interface AvatarProps {
  readonly memberId: string;
  readonly imageUrl?: string | undefined;
  readonly className?: string;
}

/** A member's picture, or a flower chosen by their id. It has no alternative text: the name stands beside it. */
export function Avatar({ memberId, imageUrl, className = "size-11" }: AvatarProps) {
  // The address of a picture expires after some minutes; a page may have been open for longer.
  const [brokenUrl, setBrokenUrl] = useState<string>();
  return (
    <span
      className={`inline-flex shrink-0 items-end justify-center overflow-hidden rounded-pill border border-edge bg-card ${className}`}
    >
      {imageUrl === undefined || imageUrl === brokenUrl ? (
        <Flower memoryId={memberId} className="h-[86%]" />
      ) : (
        <img src={imageUrl} alt="" className="size-full object-cover" onError={() => setBrokenUrl(imageUrl)} />
      )}
    </span>
  );
}
