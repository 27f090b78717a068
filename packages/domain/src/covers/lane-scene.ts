import { motifAt } from "./cover-rope.ts";
import type { CoverSheet } from "./cover-sheet.ts";

const colours = {
  skyHigh: "#f5ead8",
  skyLow: "#f7d3a6",
  sun: "#f0ab55",
  hills: ["#d3d2b8", "#b6c0a2", "#93a987", "#7b9572"],
  lane: "#f3e5ca",
  laneEdge: "#d8be92",
  post: "#9a7446",
  postDark: "#6f5130",
  plate: "#fffdf8",
  ink: "#2a2521",
} as const;

/** Where a post stands, from far to near, on a front 148 wide; measured up from the sheet's lower edge. */
const posts = [
  { left: 97, up: 75, scale: 0.075 },
  { left: 77.5, up: 67.5, scale: 0.1 },
  { left: 104, up: 58, scale: 0.135 },
  { left: 55, up: 47, scale: 0.18 },
  { left: 119, up: 37, scale: 0.23 },
] as const;

/** The lane of years at evening, with the book's own years on its posts. */
export function laneScene(sheet: CoverSheet, years: readonly number[]): string {
  const { width, height, front, unit } = sheet;
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0.1" stop-color="${colours.skyHigh}"/><stop offset="0.68" stop-color="${colours.skyLow}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    `<g transform="translate(${front.left} ${height}) scale(${unit})">` +
    `<circle cx="97" cy="-84" r="20" fill="${colours.sun}" opacity="0.16"/><circle cx="97" cy="-84" r="15" fill="${colours.sun}" opacity="0.22"/><circle cx="97" cy="-84" r="10" fill="${colours.sun}"/></g>` +
    ridge(sheet, { up: 80, swell: 5, length: 120, phase: 0.4, fill: colours.hills[0] }) +
    ridge(sheet, { up: 71, swell: 4.5, length: 150, phase: 2.2, fill: colours.hills[1] }) +
    trees(sheet) +
    ridge(sheet, { up: 62, swell: 3.2, length: 180, phase: 4.4, fill: colours.hills[2] }) +
    `<g transform="translate(${front.left} ${height}) scale(${unit})">${lane}${postsWith(years)}${wayside}</g>`
  );
}

interface Ridge {
  readonly up: number;
  readonly swell: number;
  readonly length: number;
  readonly phase: number;
  readonly fill: string;
}

/** A line of hills over the whole sheet. */
function ridge({ width, height, unit, front }: CoverSheet, { up, swell, length, phase, fill }: Ridge): string {
  const points = Array.from({ length: 61 }, (_, at) => {
    const left = (at / 60) * width;
    const turn = ((left - front.left) / unit / length) * 2 * Math.PI + phase;
    const rise = up + swell * (Math.sin(turn) * 0.7 + Math.sin(turn * 2.3 + 1) * 0.3);
    return `${left.toFixed(1)} ${(height - rise * unit).toFixed(1)}`;
  });
  return `<path d="M0 ${height}L${points.join("L")}L${width} ${height}Z" fill="${fill}"/>`;
}

/** Two rows of poplars on the far hills, one of them on the back. */
function trees({ front, back, height, unit }: CoverSheet): string {
  const rows = [
    { from: front.left + 16 * unit, up: 70, count: 4 },
    { from: back.left + 84 * unit, up: 69, count: 5 },
    { from: back.left + 22 * unit, up: 71, count: 2 },
  ];
  return rows
    .flatMap(({ from, up, count }) =>
      Array.from({ length: count }, (_, at) => {
        const tall = 8.5 + ((at * 37) % 5) * 0.7;
        return `<path transform="translate(${(from + at * 3.6 * unit).toFixed(1)} ${(height - up * unit).toFixed(1)}) scale(${unit})" d="M0 2C-2.200-1-1.700 ${-tall * 0.7} 0 ${-tall}C1.700 ${-tall * 0.7} 2.200-1 0 2Z" fill="#86996f"/>`;
      }),
    )
    .join("");
}

const lane =
  `<path d="M40 1C50-13 101-19 101-33C101-44 71-46 73-57C74-64 92-67 94.500-76L96.300-76C97.500-66 84.500-63 85.500-57C87-48 122-47 122-31C122-17 108-8 105 1Z" fill="${colours.lane}" stroke="${colours.laneEdge}" stroke-width="1" stroke-linejoin="round"/>` +
  `<path d="M71 1C80-10 111-17 112-32C112.500-43 79-46 79.500-56" fill="none" stroke="${colours.laneEdge}" stroke-width="0.7" stroke-dasharray="0.5 3.600" stroke-linecap="round"/>`;

function postsWith(years: readonly number[]): string {
  const count = Math.min(posts.length, years.length);
  return Array.from({ length: count }, (_, at) => {
    const post = posts[posts.length - count + at];
    const year = years[count === 1 ? 0 : Math.round((at * (years.length - 1)) / (count - 1))];
    return post && year !== undefined ? postWith(year, post) : "";
  }).join("");
}

function postWith(year: number, { left, up, scale }: (typeof posts)[number]): string {
  return (
    `<g transform="translate(${left} ${-up}) scale(${scale})"><ellipse cx="6" cy="2" rx="24" ry="5" fill="${colours.postDark}" opacity="0.3"/>` +
    `<path d="M-6-86H6L5 0H-5Z" fill="${colours.post}"/><path d="M1-86H6L5 0H1Z" fill="${colours.postDark}"/>` +
    `<g transform="rotate(-2)"><rect x="-44.500" y="-81" width="92" height="42" rx="8" fill="${colours.postDark}"/>` +
    `<rect x="-46" y="-84" width="92" height="42" rx="8" fill="${colours.plate}" stroke="${colours.post}" stroke-width="2.500"/>` +
    `<text y="-52" text-anchor="middle" font-family="EB Garamond" font-size="33" fill="${colours.ink}">${year}</text></g></g>`
  );
}

const wayside = [
  motifAt("flower-3", 67, -50, 7),
  motifAt("flower-0", 91, -62, 4.5),
  motifAt("flower-5", 44, -44, 9),
  motifAt("flower-1", 38.5, -42, 8),
  motifAt("flower-4", 130, -33, 12),
  motifAt("flower-0", 136, -30, 10),
  motifAt("flower-2", 22, -32, 13),
  motifAt("flower-3", 15, -29, 11),
  motifAt("stone-1", 36, -31, 12),
  motifAt("stone-3", 112, -34, 8),
].join("");
