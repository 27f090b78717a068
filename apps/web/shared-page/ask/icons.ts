import { svg } from "../dom.ts";

/** Of 24 by 24, drawn as lines. */
export const pencil = "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3";
export const camera = "M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z";

export function icon(d: string): SVGSVGElement {
  const lines = { fill: "none", stroke: "currentColor", "stroke-width": 1.8, "stroke-linejoin": "round" } as const;
  return svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, svg("path", { d, ...lines }));
}
