import { pickByHash } from "@lane/domain/pick-by-hash.ts";
import { type ReactNode, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import type { Picture } from "#lib/picture-of.ts";
import { wallSizes } from "#lib/wall-shape.ts";

import { MediaImage } from "./media-image.tsx";
import { PictureWall, PictureWallItem } from "./picture-wall.tsx";
import { Skeleton, SkeletonGroup } from "./skeleton.tsx";

const paper = "border border-rule bg-card p-2 shadow-soft";
/** The paper edge of a print, both sides together. */
export const printFrame = "18px";
/** Of a card with words instead of a picture. */
export const paperRatio = 4 / 3;
/** Slight rotations of the prints. */
const tilts = ["-rotate-[0.7deg]", "rotate-[0.5deg]", "-rotate-[0.3deg]", "rotate-[0.8deg]", "rotate-0"] as const;

/** A card with words instead of a picture is as tall as the prints beside it, and so is the element around it. */
export function heightStyle(picture: object | null | undefined): string {
  return picture ? "" : "flex h-full flex-col";
}

/** A paper photo, a little askew until the pointer is over it. The element around it is a `group`. */
export function printStyle(id: string): string {
  return classNames(
    paper,
    "transition-[rotate,translate] duration-200 ease-out group-hover:-translate-y-0.5 group-hover:rotate-0",
    pickByHash(id, tilts),
  );
}

interface PrintPictureProps {
  readonly picture: Picture;
  /** Width divided by height, as the wall has laid it out. */
  readonly ratio: number;
  readonly isEager?: boolean;
  readonly sizes?: string;
  /** Called when the address of the picture has expired; resolves when newer addresses are there. */
  readonly onLost: () => Promise<unknown>;
  /** Shown where the picture cannot be loaded even then. */
  readonly whenGone: ReactNode;
}

/** A picture on a wall. Keeps its place while newer addresses are requested. */
export function PrintPicture({
  picture,
  ratio,
  isEager = false,
  sizes = wallSizes(ratio),
  onLost,
  whenGone,
}: PrintPictureProps) {
  const [lostSrc, setLostSrc] = useState<string>();
  const [goneSrc, setGoneSrc] = useState<string>();
  const { src } = picture;

  async function handleLost() {
    setLostSrc(src);
    await onLost();
    setGoneSrc(src);
  }

  if (src === goneSrc) return whenGone;
  return (
    // Contained, because a wall of many prints would otherwise be laid out again with every picture that arrives. Its
    // painting is not, as nothing reaches over the edge and clipping costs.
    <span className="block w-full [contain:size_layout_style]" style={{ aspectRatio: ratio }}>
      {src === lostSrc ? (
        <span className="block size-full bg-rule" />
      ) : (
        <MediaImage
          picture={picture}
          alt=""
          sizes={sizes}
          isEager={isEager}
          className="size-full object-cover"
          onLost={() => void handleLost()}
        />
      )}
    </span>
  );
}

interface FirstWordsProps {
  readonly text: string;
  readonly className?: string;
}

/** The first words of a memory without a picture, in quotation marks of their language. */
export function FirstWords({ text, className }: FirstWordsProps) {
  if (text === "") return null;
  return (
    <p
      dir="auto"
      className={classNames(
        "font-serif text-lg leading-snug text-pretty italic before:content-[open-quote] after:content-[close-quote]",
        className,
      )}
    >
      {text}
    </p>
  );
}

/** Placeholders while prints are loading, as many as will come; what follows them stays below the window. */
export function PrintWallSkeleton({ count }: { readonly count: number }) {
  return (
    <SkeletonGroup className="min-h-dvh">
      <PictureWall>
        {Array.from({ length: count }, (_, index) => (
          <PictureWallItem key={index} ratio={paperRatio} frame={printFrame}>
            <div aria-hidden="true" className={paper}>
              <Skeleton className="aspect-4/3 w-full rounded-none" />
              <div className="mt-2 h-[calc(1.125rem*1.375+44px)]">
                <Skeleton className="h-6 w-3/4" />
              </div>
            </div>
          </PictureWallItem>
        ))}
      </PictureWall>
    </SkeletonGroup>
  );
}
