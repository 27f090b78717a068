import { useState } from "react";

import { classNames } from "#lib/class-names.ts";

import { PersonInitial } from "./person-initial.tsx";

interface VaultFaceProps {
  readonly name: string;
  readonly imageUrl: string | undefined;
  readonly className: string;
}

/** The picture of a vault, or its initial. It has no alternative text: the name stands beside it. */
export function VaultFace({ name, imageUrl, className }: VaultFaceProps) {
  // The address of a picture expires after some minutes; a page may have been open for longer.
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (imageUrl === undefined || imageUrl === brokenUrl) return <PersonInitial name={name} className={className} />;
  return (
    <img
      src={imageUrl}
      alt=""
      className={classNames("shrink-0 rounded-pill object-cover", className)}
      onError={() => setBrokenUrl(imageUrl)}
    />
  );
}
