import { Rope } from "#ui/motifs/rope.tsx";

interface CoverDrawingProps {
  readonly design: 1 | 2 | 3;
  readonly title: string;
  readonly author: string;
}

/** The colours of the printed covers: paper does not change with the night. */
const looks = {
  1: { ground: "#f6ecdc", ink: "#3a332b", top: "12%", rope: "62%" },
  2: { ground: "#2f4038", ink: "#f6ecdc", top: "48%", rope: "20%" },
  3: { ground: "#a9543f", ink: "#3a332b", top: "24%", rope: "52%" },
} as const;

/** About what the cover will look like; the true one is set with the book. */
export function CoverDrawing({ design, title, author }: CoverDrawingProps) {
  const { ground, ink, top, rope } = looks[design];
  const isLabel = design === 3;
  return (
    <span aria-hidden="true" className="relative block size-full" style={{ background: ground }}>
      {isLabel ? <span className="absolute inset-x-[14%] top-[16%] block h-1/2 bg-[#fbf7f0]" /> : null}
      <Rope
        lengthPx={320}
        thickness={isLabel ? 14 : 9}
        className={isLabel ? "absolute left-[28%] w-[44%]" : "absolute -left-[5%] w-[110%] max-w-none"}
        style={{ top: rope }}
      />
      <span className="absolute inset-x-[18%] block text-center" style={{ top, color: ink }}>
        <bdi className="line-clamp-3 font-display text-[0.7rem] leading-tight break-words">{title}</bdi>
        <bdi className="mt-1 line-clamp-2 text-[0.45rem] leading-tight tracking-wider break-words">{author}</bdi>
      </span>
    </span>
  );
}
