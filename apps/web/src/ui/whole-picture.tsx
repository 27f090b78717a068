import type { ComponentProps, CSSProperties } from "react";

import { classNames } from "#lib/class-names.ts";

import { MediaImage } from "./media-image.tsx";

interface WholePictureProps extends Omit<ComponentProps<typeof MediaImage>, "className" | "transform"> {
  readonly className?: string;
  readonly style?: CSSProperties;
  /** False where its frame has its own shape: then there is nothing to fill. */
  readonly hasEdges?: boolean;
}

/** A picture that is never cropped: where it does not fill its frame, its own blurred colours show. */
export function WholePicture({ className, style, hasEdges = true, ...image }: WholePictureProps) {
  const { placeholder } = image.picture;
  return (
    <span style={style} className={classNames("relative block overflow-hidden bg-rule", className)}>
      {placeholder === undefined || !hasEdges ? null : (
        <img
          src={placeholder}
          alt=""
          className="absolute inset-0 size-full scale-125 object-cover blur-xl print:hidden forced-colors:hidden"
        />
      )}
      <MediaImage {...image} className="absolute inset-0 size-full object-contain" />
    </span>
  );
}
