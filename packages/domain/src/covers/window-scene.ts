import { motifAt } from "./cover-rope.ts";
import type { CoverSheet } from "./cover-sheet.ts";

const colours = {
  wall: "#2f3346",
  wallLow: "#3d3a4c",
  board: "#272b3c",
  frame: "#ece0c8",
  frameShade: "#c7b48f",
  lightHigh: "#fbe3a6",
  lightLow: "#f3b866",
  curtain: "#f8d9a0",
  curtainFold: "#e2a95c",
  shade: "#a9652f",
  sill: "#d9c7a4",
  pot: "#b0593a",
  potDark: "#8a4229",
  leaf: "#5c7a58",
  leafDark: "#46624a",
} as const;

/** A lit window in the wall of a house at dusk; the wall goes on around the book. */
export function windowScene(sheet: CoverSheet): string {
  const { width, height, front, unit } = sheet;
  return (
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0.2" stop-color="${colours.wall}"/><stop offset="1" stop-color="${colours.wallLow}"/></linearGradient>` +
    `<linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.lightHigh}"/><stop offset="1" stop-color="${colours.lightLow}"/></linearGradient>` +
    `<radialGradient id="glow"><stop offset="0.35" stop-color="${colours.lightLow}" stop-opacity="0.5"/><stop offset="1" stop-color="${colours.lightLow}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>${boards(sheet)}` +
    `<g transform="translate(${front.left} ${height}) scale(${unit})">` +
    `<ellipse cx="74" cy="-74" rx="70" ry="64" fill="url(#glow)"/>${room}${curtains}${frame}${sill}</g>` +
    ivy(sheet)
  );
}

/** Wooden boards, one shadow line each. */
function boards({ width, height, unit }: CoverSheet): string {
  const step = 8.5 * unit;
  const lines = Array.from(
    { length: Math.ceil(height / step) },
    (_, at) => `M0 ${((at + 0.6) * step).toFixed(1)}H${width}`,
  );
  return `<path d="${lines.join("")}" stroke="${colours.board}" stroke-width="${0.5 * unit}" opacity="0.75"/>`;
}

/** Behind the panes: the evening in the room, with a lamp, a picture and an armchair as shapes against the light. */
const room =
  `<rect x="42" y="-108" width="64" height="68" fill="url(#light)"/>` +
  `<g fill="none" stroke="${colours.shade}" stroke-width="0.8" opacity="0.5"><rect x="52" y="-99" width="13" height="10"/><path d="M55-91L58-95 60-93 62-96"/></g>` +
  `<g fill="${colours.shade}"><path d="M86-40V-74H87.400V-40Z" opacity="0.85"/><path d="M82-74L84.600-84H88.800L91.400-74Z" fill="#fff3cf" stroke="${colours.shade}" stroke-width="0.5"/>` +
  `<path d="M54-40V-52C54-63 72-63 72-52V-40Z" opacity="0.6"/><path d="M50-40V-50C50-53.500 55-53.500 55-50V-46H71V-50C71-53.500 76-53.500 76-50V-40Z" opacity="0.78"/></g>`;

const curtains =
  `<g stroke="${colours.curtainFold}" stroke-width="0.5"><path d="M42-108H61C60-92 57-78 49-66 48-57 49-48 50-40H42Z" fill="${colours.curtain}"/><path d="M106-108H87C88-92 91-78 99-66 100-57 99-48 98-40H106Z" fill="${colours.curtain}"/></g>` +
  `<g fill="none" stroke="${colours.curtainFold}" stroke-width="0.6" opacity="0.8"><path d="M47-108C47-92 46-78 45-66"/><path d="M54-108C53-92 50-78 47-67"/><path d="M101-108C101-92 102-78 103-66"/><path d="M94-108C95-92 98-78 101-67"/></g>` +
  `<g stroke="${colours.shade}" stroke-width="1.1" stroke-linecap="round" opacity="0.7"><path d="M42-65.500C45-64.500 47-65 49.500-66.500"/><path d="M106-65.500C103-64.500 101-65 98.500-66.500"/></g>`;

const frame =
  `<g fill="none" stroke="${colours.frameShade}" stroke-width="1.4" transform="translate(0.5 0.7)"><path d="M74-108V-40M42-84H106"/></g>` +
  `<g fill="none" stroke="${colours.frame}" stroke-width="1.7"><path d="M74-108V-40M42-84H106"/></g>` +
  `<rect x="40" y="-110" width="68" height="72" fill="none" stroke="${colours.frame}" stroke-width="4"/>` +
  `<rect x="42" y="-108" width="64" height="68" fill="none" stroke="${colours.frameShade}" stroke-width="0.5"/>` +
  `<path d="M36-113H112L110.500-117H37.500Z" fill="${colours.frame}"/><path d="M36-113H112" stroke="${colours.frameShade}" stroke-width="0.8"/>`;

const sill =
  `<path d="M34-38H114V-34.500H34Z" fill="${colours.sill}"/><path d="M34-34.500H114V-33.500H34Z" fill="#17192a" opacity="0.5"/><path d="M34-38H114" stroke="${colours.frame}" stroke-width="0.7"/>` +
  [
    motifAt("flower-0", 47, -43, 15),
    motifAt("flower-2", 51, -43, 18),
    motifAt("flower-1", 55, -43, 14),
    motifAt("flower-5", 96, -43, 16),
    motifAt("flower-0", 100, -43, 13),
  ].join("") +
  `<path d="M43-44H59L57.500-38H44.500Z" fill="${colours.pot}"/><path d="M42.300-45.300H59.700V-43.300H42.300Z" fill="${colours.potDark}"/>` +
  `<path d="M91.500-44H104.500L103.300-38H92.700Z" fill="${colours.pot}"/><path d="M91-45.300H105V-43.300H91Z" fill="${colours.potDark}"/>` +
  // A cat asleep between the pots.
  `<g fill="#2a2521"><path d="M65-38C63-43 68-46.500 74-46.300 80-46.100 84.500-43 84-38Z"/><path d="M79.500-43C79-48.500 81-49.500 81.600-47.600 82.600-48.200 84-48.200 85-47.600 85.800-49.400 87.600-48.200 86.800-43.600 86.400-40 80.500-40 79.500-43Z"/><path d="M66-39C62-39 60.500-41.500 62-43.500" fill="none" stroke="#2a2521" stroke-width="1.6" stroke-linecap="round"/></g>`;

/** Climbs up the outer edge of the back, and a little way along the spine side of the front. */
function ivy({ back, front, height, unit, isMirrored }: CoverSheet): string {
  const outer = isMirrored ? back.left + back.width : back.left;
  return [
    vine(outer + (isMirrored ? -9 : 9) * unit, height, { unit, tall: 118, lean: isMirrored ? 1 : -1 }),
    vine(front.left + (isMirrored ? 12 : 136) * unit, height, { unit, tall: 84, lean: isMirrored ? -1 : 1 }),
  ].join("");
}

function vine(left: number, foot: number, { unit, tall, lean }: Record<"unit" | "tall" | "lean", number>): string {
  const count = Math.round(tall / 3.6);
  const middle = (at: number): number => lean * (Math.sin(at * 0.55) * 2.6 + (at / count) * 5);
  const stem = Array.from({ length: count + 1 }, (_, at) => `${middle(at).toFixed(1)} ${(-at * 3.6).toFixed(1)}`).join(
    "L",
  );
  const leaves = Array.from({ length: count * 2 }, (_, at) => {
    const side = at % 2 === 0 ? 1 : -1;
    const size = (0.75 + ((at * 29) % 7) / 14) * (1 - (at / count) * 0.22);
    const turn = side * (52 + ((at * 41) % 30));
    return `<path transform="translate(${middle(at / 2).toFixed(1)} ${(-at * 1.8).toFixed(1)}) rotate(${turn}) scale(${size.toFixed(2)})" d="M0 0C-2.600-1.200-3-4 0-6.600 3-4 2.600-1.200 0 0Z" fill="${at % 3 === 0 ? colours.leafDark : colours.leaf}"/>`;
  });
  return `<g transform="translate(${left.toFixed(1)} ${foot}) scale(${unit})"><path d="M${stem}" fill="none" stroke="${colours.leafDark}" stroke-width="0.9"/>${leaves.join("")}</g>`;
}
