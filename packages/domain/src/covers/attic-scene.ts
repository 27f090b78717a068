import { motifAt } from "./cover-rope.ts";
import type { CoverSheet } from "./cover-sheet.ts";

const colours = {
  wall: "#f3e6cb",
  wallLow: "#e9d3a8",
  plank: "#d9bf8f",
  beam: "#9b6f44",
  beamDark: "#7a5430",
  beamLight: "#b88a5a",
  floor: "#c69a63",
  floorDark: "#a87d4a",
  box: "#c08f56",
  boxDark: "#9a6d3b",
  boxLight: "#d8ab72",
  inside: "#6f4d2b",
  print: "#fffdf8",
  ink: "#2a2521",
} as const;

/** A box of pictures under the roof. The floor goes on around the book, and so do the beams. */
export function atticScene(sheet: CoverSheet): string {
  const { width, height, front, unit } = sheet;
  const floorTop = height - 58 * unit;
  return (
    `<defs><linearGradient id="gable" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.wall}"/><stop offset="1" stop-color="${colours.wallLow}"/></linearGradient>` +
    `<linearGradient id="boards" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.floor}"/><stop offset="1" stop-color="${colours.floorDark}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#gable)"/>${wallPlanks(sheet, floorTop)}` +
    `<rect y="${floorTop}" width="${width}" height="${height - floorTop}" fill="url(#boards)"/>${floorPlanks(sheet, floorTop)}` +
    `<rect y="${floorTop - 2.6 * unit}" width="${width}" height="${3 * unit}" fill="${colours.beamLight}"/><rect y="${floorTop}" width="${width}" height="${0.6 * unit}" fill="${colours.beamDark}" opacity="0.5"/>` +
    roof(sheet) +
    `<g transform="translate(${front.left} ${height}) scale(${unit})">${lightOnFloor}${gramophone}${boxOfPictures}</g>`
  );
}

function wallPlanks({ width, unit }: CoverSheet, floorTop: number): string {
  const step = 17 * unit;
  const lines = Array.from(
    { length: Math.ceil(width / step) },
    (_, at) => `M${((at + 0.35) * step).toFixed(1)} 0V${floorTop}`,
  );
  return `<path d="${lines.join("")}" stroke="${colours.plank}" stroke-width="${0.35 * unit}" opacity="0.7"/>`;
}

function floorPlanks({ width, height, unit }: CoverSheet, floorTop: number): string {
  const rows = [0.13, 0.3, 0.52, 0.78].map((share) => floorTop + (height - floorTop) * share);
  const seams = rows.flatMap((top, row) =>
    Array.from({ length: 5 }, (_, at) => {
      const left = ((at + 0.2 + ((row * 37) % 10) / 12) * width) / 5;
      const end = rows[row + 1] ?? height;
      return `M${left.toFixed(1)} ${top.toFixed(1)}V${end.toFixed(1)}`;
    }),
  );
  const lines = rows.map((top) => `M0 ${top.toFixed(1)}H${width}`);
  return `<path d="${lines.join("")}${seams.join("")}" stroke="#8a6337" stroke-width="${0.4 * unit}" opacity="0.55"/>`;
}

/** A ridge beam over the whole sheet, and the slopes of the roof over front and back. */
function roof({ width, unit, bleed, spine }: CoverSheet): string {
  const middle = (spine.left + spine.width / 2) / unit;
  const edges = [bleed / unit, middle - 4, middle + 4, (width - bleed) / unit] as const;
  const slopes = [edges.slice(0, 2), edges.slice(2)].map(([a = 0, b = 0]) => {
    const low = 42;
    return (
      `<path d="M${a - 4} ${low}L${a + 34} 0H${a + 25}L${a - 4} ${low - 13}ZM${b + 4} ${low}L${b - 34} 0H${b - 25}L${b + 4} ${low - 13}Z" fill="${colours.beam}"/>` +
      `<path d="M${a - 4} ${low}L${a + 34} 0H${a + 32}L${a - 4} ${low - 3}ZM${b + 4} ${low}L${b - 34} 0H${b - 32}L${b + 4} ${low - 3}Z" fill="${colours.beamDark}"/>`
    );
  });
  const deep = bleed / unit + 5;
  return `<g transform="scale(${unit})">${slopes.join("")}<rect width="${width / unit}" height="${deep}" fill="${colours.beam}"/><rect y="${deep - 1.4}" width="${width / unit}" height="1.4" fill="${colours.beamDark}"/></g>`;
}

const lightOnFloor = `<path d="M22-58L60-58 108-16H38Z" fill="#fff3d0" opacity="0.2"/>`;

/** A picture in its paper edge, leaning out of the box. */
function print(left: number, top: number, turn: number, scene: string): string {
  return (
    `<g transform="translate(${left} ${top}) rotate(${turn})"><rect x="-10" y="-12.500" width="20" height="25" fill="${colours.beamDark}" opacity="0.25" transform="translate(0.7 0.7)"/>` +
    `<rect x="-10" y="-12.500" width="20" height="25" fill="${colours.print}"/>${scene}</g>`
  );
}

const seaside = `<rect x="-8.500" y="-11" width="17" height="17" fill="#bcd3dc"/><path d="M-8.500-1H8.500V6H-8.500Z" fill="#7fa6b5"/><path d="M-8.500 3C-3 0 2 1 8.500 2.500V6H-8.500Z" fill="#e7d2a0"/><circle cx="4.500" cy="-7" r="2" fill="#f3c56e"/><path d="M-3-1V-7L1.500-1.500Z" fill="${colours.print}"/>`;
const house = `<rect x="-8.500" y="-11" width="17" height="17" fill="#e6cfa6"/><path d="M-8.500 2C-4 0 3 0 8.500 2V6H-8.500Z" fill="#8aa177"/><path d="M-4.500 2V-4L0-8 4.500-4V2Z" fill="#b5573c"/><path d="M-1.200 2V-2H1.200V2Z" fill="${colours.print}"/>`;
const couple = `<rect x="-8.500" y="-11" width="17" height="17" fill="#cdbfae"/><g fill="#5e4a3c"><circle cx="-2.700" cy="-4.500" r="2.200"/><path d="M-6.500 6C-6.500-1 .5-1 .8 6Z"/></g><g fill="#8a5a4b"><circle cx="3" cy="-3.500" r="2"/><path d="M-.2 6C0 0 6.400 0 6.500 6Z"/></g>`;

const boxOfPictures =
  `<ellipse cx="78" cy="-19" rx="40" ry="5" fill="#5d4021" opacity="0.28"/>` +
  `<path d="M46-50H108L112-44H42Z" fill="${colours.inside}"/>` +
  print(60, -58, -13, seaside) +
  print(93, -57, 12, couple) +
  print(77, -62, -2, house) +
  motifAt("flower-0", 105, -47, 17) +
  `<path d="M42-45H112L109-18H45Z" fill="${colours.box}"/><path d="M82-45H112L109-18H80Z" fill="${colours.boxDark}" opacity="0.28"/>` +
  `<path d="M42-45L31-37 37-34.500 44.500-38Z" fill="${colours.boxLight}"/><path d="M112-45L123-38 117-35 109.500-38Z" fill="${colours.boxDark}"/>` +
  `<path d="M42-45H112L111.500-41.500H42.500Z" fill="${colours.boxLight}"/>` +
  `<path d="M71-45H83L82.600-31.500C80-30.700 74-30.700 71.400-31.500Z" fill="#e9d9b4" opacity="0.85"/>` +
  `<rect x="62" y="-29" width="30" height="7.500" rx="0.8" fill="${colours.print}" stroke="${colours.boxDark}" stroke-width="0.4"/><path d="M66-26.300H88M68-24H84" stroke="${colours.inside}" stroke-width="0.6" stroke-linecap="round" opacity="0.75"/>`;

/** A record player beside the box, its lid up. */
const gramophone =
  `<g transform="translate(2 0)"><path d="M10-62L31-62 34-49H10Z" fill="#7d4a3a"/><path d="M12.500-60L29.500-60 31.700-51H12.500Z" fill="#a5654f"/>` +
  `<path d="M8-49H36V-39H8Z" fill="#8e5542"/><path d="M8-49H36V-46.500H8Z" fill="#6e3f30"/><ellipse cx="20" cy="-48.300" rx="9" ry="2" fill="${colours.ink}"/><ellipse cx="20" cy="-48.300" rx="3" ry="0.7" fill="#d0503f"/>` +
  `<path d="M31.500-51L31-48.800 25-48" fill="none" stroke="#d8c7a0" stroke-width="0.7" stroke-linecap="round"/><circle cx="13" cy="-42.500" r="1.200" fill="#d8c7a0"/><circle cx="17" cy="-42.500" r="1.200" fill="#d8c7a0"/><path d="M22-43.500H33M22-41.500H33" stroke="#6e3f30" stroke-width="0.6"/></g>`;
