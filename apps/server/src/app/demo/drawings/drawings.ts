import sharp from "sharp";

import { createFrame, type Frame, type Light, type Scene, type Season, type Shape } from "./frame.ts";
import { landScenes } from "./scenes/land.ts";
import { portraitScenes } from "./scenes/portraits.ts";
import { roomScenes } from "./scenes/rooms.ts";
import { tableScenes } from "./scenes/tables.ts";
import { townScenes } from "./scenes/town.ts";
import { waterScenes } from "./scenes/water.ts";

const scenes = {
  ...landScenes,
  ...waterScenes,
  ...townScenes,
  ...roomScenes,
  ...tableScenes,
  ...portraitScenes,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

export function isSceneName(name: unknown): name is SceneName {
  return typeof name === "string" && Object.hasOwn(scenes, name);
}

/** Where the camera stands: a part of the drawing fills the picture. */
export interface View {
  readonly zoom: number;
  /** The middle of what is seen, from 0 to 1. */
  readonly x: number;
  readonly y: number;
}

export interface Drawing {
  readonly scene: SceneName;
  readonly shape: Shape;
  readonly light: Light;
  readonly season: Season;
  /** Equal seeds give equal pictures. */
  readonly seed: string;
  readonly isMirrored?: boolean | undefined;
  readonly view?: View | undefined;
}

const longSide = 1600;

/** The drawing as a JPEG: warm, and darker towards the edges, like a print of its time. */
export function drawPhoto(drawing: Drawing, pixels = longSide): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(drawing, pixels)))
    .jpeg({ quality: 84 })
    .toBuffer();
}

export function svgOf(drawing: Drawing, pixels = longSide): string {
  const frame = createFrame(drawing);
  return printed(frame, seen(frame, drawing), pixels / Math.max(frame.w, frame.h));
}

function seen(frame: Frame, { scene, isMirrored = false, view = { zoom: 1, x: 0.5, y: 0.5 } }: Drawing): string {
  const { w, h } = frame;
  const margin = 0.5 / view.zoom;
  const clamp = (share: number): number => Math.min(1 - margin, Math.max(margin, share));
  const camera = `translate(${w / 2} ${h / 2}) scale(${view.zoom}) translate(${-clamp(view.x) * w} ${-clamp(view.y) * h})`;
  const mirror = isMirrored ? `translate(${w} 0) scale(-1 1)` : "";
  return `<g transform="${camera} ${mirror}">${scenes[scene](frame)}</g>`;
}

function printed({ w, h }: Frame, drawing: string, scale: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none" width="${Math.round(w * scale)}" height="${Math.round(h * scale)}">
    <radialGradient id="edge" cx="50%" cy="48%" r="74%"><stop offset="58%" stop-color="#3a2413" stop-opacity="0"/><stop offset="100%" stop-color="#3a2413" stop-opacity=".3"/></radialGradient>
    ${drawing}
    <rect width="${w}" height="${h}" fill="#d9b98c" opacity=".12"/>
    <rect width="${w}" height="${h}" fill="url(#edge)"/>
  </svg>`;
}
