import type { CoverDesign } from "../book-choices.ts";
import { atticScene } from "./attic-scene.ts";
import { candleOnRope, candleScene } from "./candle-scene.ts";
import type { CoverLife, CoverPlan } from "./cover-plan.ts";
import { coverRope, motifsInDrawing } from "./cover-rope.ts";
import { type CoverSheet, partOf, spineBetween } from "./cover-sheet.ts";
import { laneScene } from "./lane-scene.ts";
import { windowScene } from "./window-scene.ts";

const daylight = { ink: "#2a2521", soft: "#6b5d4b", accent: "#a8481f" };
const evening = { ink: "#f6ecdc", soft: "#d6c9ab", accent: "#e0b876" };
const clay = { ground: "#a34e39", ink: "#fdf4e6", soft: "#f6dfca", label: "#fbf7f0", edge: "#7d3b2b" };

export function planDesign(sheet: CoverSheet, design: CoverDesign, life: CoverLife): CoverPlan {
  return plans[design](sheet, life);
}

type Planner = (sheet: CoverSheet, life: CoverLife) => CoverPlan;

const plans: Record<CoverDesign, Planner> = {
  title: planTitle,
  years: planYears,
  initial: planInitial,
  lane: planLane,
  window: planWindow,
  attic: planAttic,
  candle: planCandle,
};

function planTitle(sheet: CoverSheet, { marks }: CoverLife): CoverPlan {
  const rope = 0.8;
  return {
    ground: "#f6ecdc",
    under: motifsInDrawing() + coverRope(sheet, { marks, at: rope }),
    photo: null,
    over: "",
    front: {
      ...daylight,
      box: partOf(sheet.front, { side: 16 * sheet.unit, from: 0.08, to: 0.66 }),
      at: "middle",
      hero: "title",
      titlePt: 48,
      hasRules: true,
    },
    back: { ...daylight, box: backPart(sheet, 0.1, 0.64) },
    spine: { box: spineBetween(sheet, 0, rope), ink: daylight.ink },
  };
}

function planYears(sheet: CoverSheet, { marks }: CoverLife): CoverPlan {
  const rope = 0.2;
  return {
    ground: "#2f4038",
    under: motifsInDrawing() + coverRope(sheet, { marks, at: rope }),
    photo: null,
    over: "",
    front: {
      ...evening,
      box: partOf(sheet.front, { side: 15 * sheet.unit, from: 0.26, to: 0.93 }),
      at: "middle",
      hero: "years",
      titlePt: 27,
    },
    back: { ...evening, box: backPart(sheet, 0.28, 0.9) },
    spine: { box: spineBetween(sheet, rope, 1), ink: evening.ink },
  };
}

function planInitial(sheet: CoverSheet, { marks }: CoverLife): CoverPlan {
  const rope = 0.89;
  const label = partOf(sheet.front, { side: 19 * sheet.unit, from: 0.11, to: 0.72 });
  const ropeColours = { straw: "#d9b67a", strawDark: "#8a5a2c" };
  const edge = (inset: number): string =>
    `x="${label.left + inset}" y="${label.top + inset}" width="${label.width - 2 * inset}" height="${label.height - 2 * inset}"`;
  return {
    ground: clay.ground,
    under:
      motifsInDrawing() +
      `<rect ${edge(0)} fill="${clay.edge}" opacity="0.5" transform="translate(0.6 0.8)"/><rect ${edge(0)} fill="${clay.label}"/>` +
      `<rect ${edge(3)} fill="none" stroke="${clay.ground}" stroke-width="0.5"/><rect ${edge(4)} fill="none" stroke="${clay.ground}" stroke-width="0.2"/>` +
      coverRope(sheet, { marks, at: rope, scale: 0.85, ...ropeColours }),
    photo: null,
    over: "",
    front: {
      ...daylight,
      accent: clay.ground,
      box: {
        left: label.left + 9,
        top: label.top + 9,
        width: label.width - 18,
        height: label.height - 18,
      },
      at: "middle",
      hero: "initial",
      titlePt: 32,
    },
    back: { ...clay, box: backPart(sheet, 0.11, 0.72) },
    spine: { box: spineBetween(sheet, 0, rope), ink: clay.ink },
  };
}

function planLane(sheet: CoverSheet, { marks, years }: CoverLife): CoverPlan {
  const rope = 0.945;
  return {
    ground: "#f5ead8",
    under: motifsInDrawing() + laneScene(sheet, years) + coverRope(sheet, { marks, at: rope, scale: 0.8 }),
    photo: null,
    over: "",
    front: {
      ...daylight,
      box: partOf(sheet.front, { side: 15 * sheet.unit, from: 0.07, to: 0.47 }),
      at: "middle",
      hero: "title",
      titlePt: 52,
    },
    back: { ...daylight, box: backPart(sheet, 0.08, 0.52) },
    spine: { box: spineBetween(sheet, 0, 0.62), ink: daylight.ink },
  };
}

function planWindow(sheet: CoverSheet, { marks }: CoverLife): CoverPlan {
  const rope = 0.925;
  return {
    ground: "#2f3346",
    under: motifsInDrawing() + windowScene(sheet) + coverRope(sheet, { marks, at: rope, scale: 0.62 }),
    photo: null,
    over: "",
    front: {
      ...evening,
      box: partOf(sheet.front, { side: 15 * sheet.unit, from: 0.06, to: 0.42 }),
      at: "middle",
      hero: "title",
      titlePt: 46,
    },
    back: { ...evening, box: backPart(sheet, 0.08, 0.72) },
    spine: { box: spineBetween(sheet, 0, rope), ink: evening.ink },
  };
}

function planAttic(sheet: CoverSheet, { marks }: CoverLife): CoverPlan {
  const rope = 0.962;
  const ropeColours = { straw: "#e6c68f", strawDark: "#76512c" };
  return {
    ground: "#f3e6cb",
    under: motifsInDrawing() + atticScene(sheet) + coverRope(sheet, { marks, at: rope, scale: 0.52, ...ropeColours }),
    photo: null,
    over: "",
    front: {
      ...daylight,
      soft: "#5f503c",
      box: partOf(sheet.front, { side: 20 * sheet.unit, from: 0.14, to: 0.6 }),
      at: "middle",
      hero: "title",
      titlePt: 44,
    },
    back: { ...daylight, soft: "#5f503c", box: backPart(sheet, 0.2, 0.68) },
    spine: { box: spineBetween(sheet, 0.2, 0.75), ink: daylight.ink },
  };
}

function planCandle(sheet: CoverSheet): CoverPlan {
  const rope = 0.84;
  return {
    ground: "#2b3136",
    under:
      motifsInDrawing() +
      candleScene(sheet, rope) +
      coverRope(sheet, { marks: [], at: rope }) +
      candleOnRope(sheet, rope),
    photo: null,
    over: "",
    front: {
      ...evening,
      box: partOf(sheet.front, { side: 16 * sheet.unit, from: 0.11, to: 0.5 }),
      at: "middle",
      hero: "title",
      titlePt: 42,
      hasSpan: true,
    },
    back: { ...evening, box: backPart(sheet, 0.11, 0.72) },
    spine: { box: spineBetween(sheet, 0, rope), ink: evening.ink },
  };
}

export function backPart(sheet: CoverSheet, from: number, to: number) {
  return partOf(sheet.back, { side: 24 * sheet.unit, from, to });
}
