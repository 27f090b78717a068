import { Flower } from "./motifs/flower.tsx";

interface AvatarProps {
  readonly memberId: string;
  readonly imageUrl?: string | undefined;
  readonly className?: string;
}

/** A member's picture, or a flower of their own while there is none. The name stands beside it, so it has none. */
export function Avatar({ memberId, imageUrl, className = "size-11" }: AvatarProps) {
  return (
    <span
      className={`inline-flex shrink-0 items-end justify-center overflow-hidden rounded-pill border border-edge bg-card ${className}`}
    >
      {imageUrl === undefined ? (
        <Flower memoryId={memberId} className="h-[86%]" />
      ) : (
        <img src={imageUrl} alt="" className="size-full object-cover" />
      )}
    </span>
  );
}
