import { type Picture, pictureOf } from "#lib/picture-of.ts";
import { MediaImage } from "#ui/media-image.tsx";

import { usePreview } from "./previews.ts";

interface MemoryPrintProps {
  readonly memoryId: string;
  /** The room it has, in pixels; the picture keeps its own proportions in it. */
  readonly width: number;
  readonly height: number;
  /** Where it stands in a box that is higher than itself. */
  readonly place?: "items-center" | "items-end";
}

const paperEdge = 4;

/** The picture of a memory like a print on paper, inside a box whose size never changes. */
export function MemoryPrint({ memoryId, width, height, place = "items-center" }: MemoryPrintProps) {
  const { data, refetch } = usePreview(memoryId);
  const picture = data?.cover ? pictureOf(data.cover) : undefined;
  const size = fitted(picture, width - 2 * paperEdge, height - 2 * paperEdge);
  return (
    <span className={`flex shrink-0 justify-center ${place}`} style={{ width, height }}>
      {picture ? (
        <span className="block bg-card shadow-soft ring-1 ring-rule" style={{ padding: paperEdge }}>
          <span className="block overflow-hidden" style={size}>
            <MediaImage
              picture={picture}
              alt={data?.cover?.alt ?? ""}
              sizes={`${Math.ceil(size.width)}px`}
              draggable={false}
              className="size-full object-cover"
              onLost={() => void refetch()}
            />
          </span>
        </span>
      ) : null}
    </span>
  );
}

/** Taller or wider pictures than these would be too thin to see anything. */
const ratios = { narrowest: 0.6, widest: 2.4 };

function fitted({ width = 4, height = 3 }: Partial<Picture> = {}, roomX: number, roomY: number) {
  const ratio = Math.min(ratios.widest, Math.max(ratios.narrowest, width / height));
  return roomX / roomY > ratio ? { width: roomY * ratio, height: roomY } : { width: roomX, height: roomX / ratio };
}
