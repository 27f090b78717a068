import { Rope } from "#ui/motifs/rope.tsx";

interface CoverDrawingProps extends NamesProps {
  readonly design: 1 | 2 | 3;
}

/** The colours of the printed covers: paper does not change with the night. */
const looks = {
  1: { ground: "#f6ecdc", ink: "#3a332b", top: "14%", rope: "60%" },
  2: { ground: "#2f4038", ink: "#f6ecdc", top: "48%", rope: "18%" },
} as const;

/** About what the cover will look like; the true one is set with the book. */
export function CoverDrawing({ design, title, author }: CoverDrawingProps) {
  if (design === 3) return <LabelledCover title={title} author={author} />;
  const { ground, ink, top, rope } = looks[design];
  return (
    <span aria-hidden="true" className="relative block size-full" style={{ background: ground, color: ink }}>
      <Rope lengthPx={320} className="absolute -left-[5%] w-[110%] max-w-none" style={{ top: rope }} />
      <span className="absolute inset-x-[10%] block text-center" style={{ top }}>
        <Names title={title} author={author} />
      </span>
    </span>
  );
}

function LabelledCover({ title, author }: NamesProps) {
  return (
    <span aria-hidden="true" className="relative block size-full bg-[#a9543f] text-[#3a332b]">
      <span className="absolute inset-x-[14%] top-[16%] flex h-1/2 flex-col items-center justify-center gap-[4%] bg-[#fbf7f0] px-[6%] text-center">
        <Names title={title} author={author} />
        <Rope lengthPx={200} thickness={14} className="w-3/5 max-w-none" />
      </span>
    </span>
  );
}

interface NamesProps {
  readonly title: string;
  readonly author: string;
}

function Names({ title, author }: NamesProps) {
  return (
    <>
      <bdi className="line-clamp-3 font-serif text-[0.7rem] leading-tight break-words">{title}</bdi>
      <bdi className="mt-1 line-clamp-2 text-[0.5rem] leading-tight break-words">{author}</bdi>
    </>
  );
}
