import { createElement, type SVGProps } from "react";

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const frame = {
  viewBox: "0 0 24 24",
  width: 24,
  height: 24,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
} as const;

/** Stands in for lucide-react's function of the same name: its choice of sizes, strokes and names is 2 kB on every page. */
// oxlint-disable-next-line import/no-default-export -- Lucide's icons import it so
export default function createLucideIcon({ node }: { readonly node: readonly Shape[] }) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      "svg",
      { ...frame, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
