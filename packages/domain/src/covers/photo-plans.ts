import type { PhotoLook } from "../book-choices.ts";
import type { CoverLife, CoverPhoto, CoverPlan } from "./cover-plan.ts";
import { coverRope, motifsInDrawing } from "./cover-rope.ts";
import { type Box, type CoverSheet, partOf, spineBetween } from "./cover-sheet.ts";
import { backPart } from "./design-plans.ts";

interface PhotoChoice {
  readonly look: PhotoLook;
  readonly photo: CoverPhoto;
}

const paper = "#f6ecdc";
const names = { ink: "#2a2521", soft: "#6b5d4b", accent: "#a8481f", hero: "title" } as const;

export function planPhoto(sheet: CoverSheet, { look, photo }: PhotoChoice, life: CoverLife): CoverPlan {
  if (look === "framed") return planFramed(sheet, photo, life);
  if (look === "wrapped") return planWrapped(sheet, photo);
  if (look === "panel") return planPanel(sheet, photo, life);
  return planBand(sheet, photo, life);
}

/** The whole front, and what is cut off on its three open sides. */
function fullFront({ front, bleed, height, isMirrored }: CoverSheet): Box {
  return { left: isMirrored ? 0 : front.left, top: 0, width: front.width + bleed, height };
}

/** The photo above, and below it the paper of the back with its rope. An upright photo has more of the front. */
function planBand(sheet: CoverSheet, photo: CoverPhoto, { marks }: CoverLife): CoverPlan {
  const rope = 0.925;
  const share = photo.width > photo.height ? 0.62 : 0.68;
  return {
    ground: paper,
    under: motifsInDrawing() + coverRope(sheet, { marks, at: rope, scale: 0.5 }),
    photo: { ...fullFront(sheet), height: sheet.bleed + sheet.front.height * share },
    over: "",
    front: {
      ...names,
      box: partOf(sheet.front, { side: 15 * sheet.unit, from: share + 0.02, to: rope - 0.075 }),
      at: "middle",
      titlePt: 37,
    },
    back: { ...names, box: backPart(sheet, 0.12, 0.74) },
    spine: { box: spineBetween(sheet, 0, rope), ink: names.ink },
  };
}

/** A photo to every edge, with the names on thin paper where it is calmest. */
function planPanel(sheet: CoverSheet, { calmEnd }: CoverPhoto, { marks }: CoverLife): CoverPlan {
  const rope = 0.9;
  return {
    ground: paper,
    under:
      motifsInDrawing() +
      coverRope(sheet, { marks: marks.slice(0, mostOnBack), at: rope, scale: 0.7, bare: [frontPart(sheet)] }),
    photo: fullFront(sheet),
    over: "",
    front: { ...names, box: panelBox(sheet, calmEnd), at: calmEnd, titlePt: 32, isOnPaper: true },
    back: { ...names, box: backPart(sheet, 0.12, 0.74) },
    spine: { box: spineBetween(sheet, 0, rope), ink: names.ink },
  };
}

function panelBox(sheet: CoverSheet, end: CoverPhoto["calmEnd"]): Box {
  const [from, to] = end === "top" ? [0.075, 0.45] : [0.55, 0.925];
  return partOf(sheet.front, { side: 17 * sheet.unit, from, to });
}

/** Where the photo hides the rope, nothing lies on it. */
const mostOnBack = 12;

function frontPart({ front }: CoverSheet): readonly [number, number] {
  return [front.left - 9, front.left + front.width + 9];
}

/** A print hung on the rope with two pegs. */
function planFramed(sheet: CoverSheet, photo: CoverPhoto, { marks }: CoverLife): CoverPlan {
  const { front, unit, bleed } = sheet;
  const rope = 0.16;
  const window = windowFor(photo, { width: front.width * 0.74, height: front.height * 0.46 });
  const edge = 3.6 * unit;
  const top = bleed + front.height * rope + 2.5 * unit + edge;
  const left = front.left + (front.width - window.width) / 2;
  const print = {
    left: left - edge,
    top: top - edge,
    width: window.width + 2 * edge,
    height: window.height + 2 * edge,
  };
  const below = (print.top + print.height - bleed) / front.height + 0.035;
  return {
    ground: "#efe5d3",
    under:
      motifsInDrawing() +
      coverRope(sheet, { marks, at: rope, scale: 0.6, bare: [[print.left - 4, print.left + print.width + 4]] }) +
      rectOf(print, `fill="#6f5a3c" opacity="0.22" transform="translate(${0.7 * unit} ${1.1 * unit})"`) +
      rectOf(print, 'fill="#fffdf8"'),
    photo: { left, top, ...window },
    over: peg(print.left + print.width * 0.2, print.top, unit) + peg(print.left + print.width * 0.8, print.top, unit),
    front: {
      ...names,
      box: partOf(front, { side: 15 * unit, from: below, to: 0.93 }),
      at: "middle",
      titlePt: 36,
    },
    back: { ...names, box: backPart(sheet, 0.3, 0.86) },
    spine: { box: spineBetween(sheet, rope, 1), ink: names.ink },
  };
}

/** The photo's own shape, but for what is very wide or very tall. */
function windowFor({ width, height }: CoverPhoto, room: { readonly width: number; readonly height: number }) {
  const shape = Math.min(1.6, Math.max(0.66, width / height));
  const wide = Math.min(room.width, room.height * shape);
  return { width: wide, height: wide / shape };
}

function rectOf({ left, top, width, height }: Box, look: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" ${look}/>`;
}

function peg(left: number, top: number, unit: number): string {
  return (
    `<g transform="translate(${left} ${top}) scale(${unit})"><rect x="-1.500" y="-5.500" width="3.400" height="13" rx="1" fill="#6f5130" opacity="0.3" transform="translate(0.4 0.5)"/>` +
    `<rect x="-1.700" y="-5.500" width="3.400" height="13" rx="1" fill="#cfa56a"/><path d="M0-5.500V7.500" stroke="#8a6631" stroke-width="0.4"/><path d="M-1.700-0.300H1.700" stroke="#8f9397" stroke-width="0.8"/></g>`
  );
}

/** One photo over back, spine and front; the spine has a strip of thin paper for its words. */
function planWrapped(sheet: CoverSheet, { calmEnd }: CoverPhoto): CoverPlan {
  const { width, height, spine } = sheet;
  return {
    ground: paper,
    under: "",
    photo: { left: 0, top: 0, width, height },
    over: rectOf({ left: spine.left, top: 0, width: spine.width, height }, `fill="#fbf7f0" opacity="0.86"`),
    front: { ...names, box: panelBox(sheet, calmEnd), at: calmEnd, titlePt: 32, isOnPaper: true },
    back: { ...names, box: backPart(sheet, 0.12, 0.88), isOnPaper: true },
    spine: { box: spineBetween(sheet, 0, 1), ink: names.ink },
  };
}
