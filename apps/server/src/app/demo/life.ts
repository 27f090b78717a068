import type { Scene } from "./scenes.ts";

export interface DemoMemory {
  readonly year: number;
  readonly month: number;
  readonly day?: number;
  readonly isCirca?: true;
  readonly title: string;
  /** One string a paragraph. */
  readonly text: readonly string[];
  readonly mark?: "Flower" | "Stone";
  readonly pictures?: readonly { readonly scene: Scene; readonly caption?: string }[];
  readonly isArchived?: true;
}

/** The ten years of the free plan; what lies outside is only written where the plan reaches it. */
export const demoStartYear = 1990;

/** The years before and after the ten. */
export const widerLife: readonly DemoMemory[] = [
  {
    year: 1972,
    month: 12,
    day: 5,
    title: "The year I saw the shoes of Saint Nicholas",
    text: ["They were my uncle's shoes. I knew the laces. I never told my brother, and I never told my uncle either."],
    mark: "Flower",
    pictures: [{ scene: "window" }],
  },
  {
    year: 1979,
    month: 2,
    title: "Snowed in for five days",
    text: [
      "The drifts stood as high as the shed. Father dug a tunnel to the chickens and we drank cocoa at four o'clock.",
    ],
    mark: "Flower",
    pictures: [{ scene: "snow" }],
  },
  {
    year: 1984,
    month: 6,
    title: "Passed, with the flag out",
    text: ["My school bag hung from the flagpole for a week. The neighbours counted the days."],
    mark: "Flower",
    pictures: [{ scene: "house" }],
  },
  {
    year: 1985,
    month: 2,
    day: 21,
    title: "Eleven cities, seen from a bridge",
    text: [
      "We stood in Dokkum from six in the morning. I could not feel my feet and I would not have left for anything.",
    ],
    mark: "Flower",
    pictures: [{ scene: "skating", caption: "Dokkum, the bridge by the mill" }],
  },
  {
    year: 2004,
    month: 8,
    title: "The road over the pass",
    text: ["Both children asleep in the back, the windows open, and nobody wanting to be anywhere else."],
    mark: "Flower",
    pictures: [{ scene: "mountains" }],
  },
  {
    year: 2013,
    month: 3,
    title: "Father's last winter",
    text: ["He asked me to read the shipping forecast aloud, every evening. He knew all the harbours."],
    mark: "Stone",
    pictures: [{ scene: "window" }],
  },
  {
    year: 2021,
    month: 5,
    title: "Juna, one hour old",
    text: ["My granddaughter. I had forgotten how small a hand can be and still hold on."],
    mark: "Flower",
    pictures: [{ scene: "cradle" }],
  },
];
