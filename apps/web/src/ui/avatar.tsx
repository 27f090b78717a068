import { useState } from "react";

import { Flower } from "./motifs/flower.tsx";

interface AvatarProps {
  readonly memberId: string;
  readonly imageUrl?: string | undefined;
  readonly className?: string;
}

/** A member's picture, or a flower of their own while none can be seen. The name stands beside it, so it has none. */
export function Avatar({ memberId, imageUrl, className = "size-11" }: AvatarProps) {
  // The address of a picture is good for some minutes only; a page may have been open for longer.
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
