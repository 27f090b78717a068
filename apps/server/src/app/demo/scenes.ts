import sharp from "sharp";

import { indoors } from "./scenes-indoors.ts";
import { outdoors } from "./scenes-outdoors.ts";

const scenes = { ...outdoors, ...indoors };

export type Scene = keyof typeof scenes;

export function isScene(name: unknown): name is Scene {
  return typeof name === "string" && Object.hasOwn(scenes, name);
}

/** A drawn scene as a photo of its time would have kept it: warm, a little faded, with a pale edge. */
export async function photoOf(scene: Scene): Promise<string> {
  const bytes = await sharp(Buffer.from(framed(scenes[scene])))
    .modulate({ saturation: 0.86 })
    .jpeg({ quality: 86 })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}

function framed(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">
    <defs>
      <radialGradient id="edge" cx="50%" cy="48%" r="72%">
        <stop offset="60%" stop-color="#3a2413" stop-opacity="0"/><stop offset="100%" stop-color="#3a2413" stop-opacity=".38"/>
      </radialGradient>
      <filter id="grain" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/>
        <feColorMatrix values="0 0 0 0 .35  0 0 0 0 .28  0 0 0 0 .2  0 0 0 .28 -.04"/>
      </filter>
    </defs>
    ${drawing}
    <rect width="1200" height="900" fill="#f2c27a" opacity=".1"/>
    <rect width="1200" height="900" fill="url(#edge)"/>
    <rect width="1200" height="900" filter="url(#grain)" opacity=".55"/>
  </svg>`;
}
