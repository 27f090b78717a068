import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

/** Each stands with its foot at x, y. The id decides its kind. */
const flowers = [
  { id: "lane-a", x: 318, y: 404, height: 34 },
  { id: "lane-b", x: 428, y: 322, height: 22 },
  { id: "lane-c", x: 214, y: 408, height: 38 },
  { id: "lane-d", x: 186, y: 420, height: 34 },
  { id: "lane-e", x: 606, y: 470, height: 52 },
  { id: "lane-f", x: 634, y: 486, height: 46 },
  { id: "lane-g", x: 42, y: 556, height: 84 },
  { id: "lane-h", x: 82, y: 574, height: 72 },
  { id: "lane-i", x: 558, y: 572, height: 92 },
  { id: "lane-j", x: 604, y: 580, height: 76 },
  { id: "lane-k", x: 646, y: 572, height: 96 },
] as const;

const stones = [
  { id: "lane-l", x: 196, y: 566, width: 58 },
  { id: "lane-m", x: 500, y: 486, width: 34 },
] as const;

export function LaneFlowers() {
  return (
    <>
      {flowers.map(({ id, x, y, height }) => {
        const width = (height * 40) / 56;
        return <Flower key={id} memoryId={id} x={x - width / 2} y={y - height} width={width} height={height} />;
      })}
      {stones.map(({ id, x, y, width }) => (
        <Stone key={id} memoryId={id} x={x - width / 2} y={y - width * 0.6} width={width} height={(width * 38) / 56} />
      ))}
    </>
  );
}
