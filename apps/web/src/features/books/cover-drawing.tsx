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
    <span aria-hidden="true" className="@container relative block size-full" style={{ background: ground, color: ink }}>
      <Rope lengthPx={320} className="absolute -left-[5%] w-[110%] max-w-none" style={{ top: rope }} />
      <span className="absolute inset-x-[10%] block text-center" style={{ top }}>
        <Names title={title} author={author} />
      </span>
    </span>
  );
}

function LabelledCover({ title, author }: NamesProps) {
  return (
    <span aria-hidden="true" className="@container relative block size-full bg-[#a9543f] text-[#3a332b]">
      <span className="absolute inset-x-[14%] top-[16%] flex h-1/2 flex-col items-center justify-center bg-[#fbf7f0] px-[4%] text-center">
        <Names title={title} author={author} />
        <Rope lengthPx={200} thickness={14} className="mt-[3cqw] w-3/5 max-w-none shrink-0" />
      </span>
    </span>
  );
}

/** In hundredths of the cover's width: the longer the title, the smaller, and never more of it than there is room for. */
const titleSizes = [
  { longest: 20, size: 11, lines: 3 },
  { longest: 40, size: 9, lines: 4 },
  { longest: 80, size: 7, lines: 5 },
] as const;
const smallest = { size: 6, lines: 6 };

interface NamesProps {
  readonly title: string;
  readonly author: string;
}

function Names({ title, author }: NamesProps) {
  const { size, lines } = titleSizes.find(({ longest }) => title.length <= longest) ?? smallest;
  return (
    <>
      <bdi
        className="line-clamp-3 max-w-full font-serif leading-tight wrap-anywhere"
        style={{ fontSize: `${size}cqw`, WebkitLineClamp: lines }}
      >
        {title}
      </bdi>
      <bdi className="mt-[2cqw] line-clamp-2 max-w-full text-[6cqw] leading-tight wrap-anywhere">{author}</bdi>
    </>
  );
}
