import { at, between, type Frame, type Light, many, mix, nth, type Season } from "./frame.ts";

interface Air {
  readonly high: string;
  readonly low: string;
  /** Lies over everything that does not shine. */
  readonly veil: string;
  readonly thickness: number;
}

const airs: Readonly<Record<Light, Air>> = {
  dawn: { high: "#b3bfcd", low: "#f7dcc0", veil: "#e8b090", thickness: 0.1 },
  day: { high: "#a2c1d1", low: "#f2ebd7", veil: "#fff4d8", thickness: 0.05 },
  gold: { high: "#e5ab76", low: "#fae5c3", veil: "#e59a4c", thickness: 0.16 },
  dusk: { high: "#76879f", low: "#f1c48f", veil: "#5a4a66", thickness: 0.18 },
  night: { high: "#222a42", low: "#54618a", veil: "#141a36", thickness: 0.44 },
  grey: { high: "#a7b2b8", low: "#e3e1d7", veil: "#8b9398", thickness: 0.16 },
};

interface Growth {
  readonly leaves: readonly [string, string, string];
  readonly ground: readonly [string, string, string];
}

const growths: Readonly<Record<Season, Growth>> = {
  spring: { leaves: ["#9cb678", "#88a76b", "#b0c48a"], ground: ["#b3c894", "#9dba7e", "#88a76b"] },
  summer: { leaves: ["#6b8a63", "#7f9a78", "#5f7f5a"], ground: ["#a3b687", "#8fae77", "#7c9c66"] },
  autumn: { leaves: ["#c98a3d", "#b5652f", "#d6a64a"], ground: ["#b9b07c", "#a69d66", "#928654"] },
  winter: { leaves: ["#e4eaee", "#d5dde3", "#eef2f4"], ground: ["#f3f5f5", "#e9eef0", "#dce4e9"] },
};

export function airOf({ light }: Frame): Air {
  return airs[light];
}

export function growthOf({ season }: Frame): Growth {
  return growths[season];
}

export function sky(f: Frame, { stars = f.light === "night" } = {}): string {
  const { high, low } = airOf(f);
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${high}"/><stop offset=".75" stop-color="${low}"/></linearGradient>
    <rect width="${f.w}" height="${f.h}" fill="url(#sky)"/>${stars ? starsIn(f) : clouds(f)}`;
}

function starsIn(f: Frame): string {
  return many((f.w * f.h) / 18_000, () => {
    const [x, y, r] = [between(f, 0, f.w), between(f, 0, f.h * 0.6), between(f, 1.2, 3.2)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#f8efd0" opacity="${between(f, 0.5, 1)}"/>`;
  });
}

function clouds(f: Frame): string {
  const colour = mix(airOf(f).low, "#fffdf6", f.light === "grey" ? 0.1 : 0.45);
  return many(f.w / 420 + 1, (index) => {
    const [x, y] = [between(f, 0, 1) * 300 + index * 420 - 100, between(f, 0.06, 0.3) * f.h];
    const [s, o] = [between(f, 0.7, 1.4), between(f, 0.45, 0.75)];
    return `<g opacity="${o}">${at(x, y, s, `<path d="M-110 20q-6-26 26-28 10-34 52-26 24-30 62-4 44-6 44 24 34 4 30 34z" fill="${colour}"/>`)}</g>`;
  });
}

/** The sun or, at night, the moon, with the air around it. */
export function sun(f: Frame, x: number, y: number, r = 58): string {
  const colour = f.light === "night" ? "#fff8e0" : mix(airOf(f).low, "#fff3c4", 0.7);
  return `<circle cx="${x}" cy="${y}" r="${r * 1.9}" fill="${colour}" opacity=".16"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
}

/** Darkens what has been drawn so far to the light of the picture; what shines is drawn after it. */
export function veil(f: Frame, share = 1): string {
  const { veil: colour, thickness } = airOf(f);
  return `<rect width="${f.w}" height="${f.h}" fill="${colour}" opacity="${thickness * share}"/>`;
}

/** A band of land with a rolling edge, down to the lower edge of the picture. */
export function hills(f: Frame, y: number, colour: string, rise = 40): string {
  const step = 300;
  const start = between(f, -step, 0);
  const waves = many(f.w / step + 2, () => `t${step} ${between(f, -rise, rise) * 0.3}`);
  return `<path d="M${start} ${y}q${step / 2} ${-rise} ${step} 0${waves}V${f.h}H${start}z" fill="${colour}"/>`;
}

/** Far hills fade into the sky; near ones have the season's colour. */
export function land(f: Frame, y: number, layers = 3): string {
  const { ground } = growthOf(f);
  return many(layers, (index) => {
    const depth = layers === 1 ? 1 : index / (layers - 1);
    const colour = mix(airOf(f).low, nth([...ground], index), 0.45 + 0.55 * depth);
    return hills(f, y + (f.h - y) * 0.3 * index, colour, 34 - index * 6);
  });
}

export function tree(f: Frame, x: number, y: number, size: number): string {
  const shade = `<ellipse cy="4" rx="80" ry="12" fill="#2a2521" opacity=".14"/>`;
  if (f.season === "winter") return at(x, y, size, shade + bareTree());
  const [dark, light, pale] = growthOf(f).leaves;
  const crown = `<circle cx="-50" cy="-126" r="50" fill="${dark}"/><circle cx="52" cy="-124" r="52" fill="${dark}"/><circle cy="-164" r="70" fill="${light}"/><circle cx="-22" cy="-184" r="36" fill="${pale}" opacity=".7"/>`;
  const blossom =
    f.season === "spring"
      ? many(
          16,
          () =>
            `<circle cx="${between(f, -84, 84)}" cy="${between(f, -214, -96)}" r="${between(f, 6, 12)}" fill="#f3cfd6"/>`,
        )
      : "";
  return at(
    x,
    y,
    size,
    `${shade}<path d="M-10 0q7-60 0-120h20q-6 60 4 120z" fill="#6b4f31"/>${crown}<g opacity=".85">${blossom}</g>`,
  );
}

function bareTree(): string {
  return `<g stroke="#6f6257" fill="none" stroke-linecap="round"><path d="M0 0V-120" stroke-width="14"/><path d="M0-60l-46-70M0-80l50-74M0-110l-26-90M0-116l24-92" stroke-width="7"/><path d="M-30-108l-34-16M-40-122l-6-44M30-124l38-14M44-146l2-42M-16-164l-30-22M14-170l24-30M-8-150l16-50" stroke-width="4"/></g>
    <circle cy="-140" r="84" fill="#e9eef0" opacity=".22"/>`;
}

export function pine(f: Frame, x: number, y: number, size: number): string {
  const green = f.season === "winter" ? "#5d7468" : "#4f6b55";
  const snow = (top: number, half: number): string =>
    f.season === "winter"
      ? `<path d="M0 ${top}l${half} 60q-${half / 2}-14-${half} 2-${half / 2}-16-${half}-2z" fill="#f3f5f5"/>`
      : "";
  return at(
    x,
    y,
    size,
    `<path d="M-8 0v-40h16v40z" fill="#5b4430"/>${many(3, (index) => {
      const [top, half] = [-220 + index * 58, 44 + index * 20];
      return `<path d="M0 ${top}l${half} 100h-${half * 2}z" fill="${mix(green, "#8aa58c", index * 0.12)}"/>${snow(top, half * 0.6)}`;
    })}`,
  );
}

/** Blades of grass between two heights. */
export function tufts(f: Frame, top: number, bottom: number, colour: string, count = f.w / 40): string {
  return many(count, () => {
    const [x, y, lean] = [between(f, 0, f.w), between(f, top, bottom), between(f, -22, 22)];
    return `<path d="M${x} ${y}q4-34 ${lean}-${between(f, 40, 70)}M${x + 8} ${y}q6-20 ${lean + 14}-${between(f, 26, 44)}" stroke="${colour}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  });
}

const petals = ["#e28aa0", "#e8b93f", "#ab8ccb", "#f6ead2", "#d0503f"] as const;

/** Small flowers strewn over the ground; nothing in winter. */
export function blooms(f: Frame, area: { x: number; y: number; w: number; h: number }, count: number): string {
  if (f.season === "winter") return "";
  return many(count, (index) => {
    const [x, y] = [between(f, area.x, area.x + area.w), between(f, area.y, area.y + area.h)];
    const r = 5 + ((y - area.y) / area.h) * 8;
    return `<path d="M${x} ${y}v${r * 2.4}" stroke="#6b8a63" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${r}" fill="${nth(petals, index)}"/>`;
  });
}

export function water(f: Frame, top: number, bottom: number, colour = waterColour(f)): string {
  const ripples = many(((bottom - top) / 22) * (f.w / 500), () => {
    const [x, y] = [between(f, -60, f.w), between(f, top + 12, bottom)];
    const long = 30 + ((y - top) / (bottom - top)) * 110;
    return `<path d="M${x} ${y}q${long / 2}-7 ${long} 0" stroke="${mix(colour, "#ffffff", 0.45)}" stroke-width="3.5" fill="none" opacity=".8"/>`;
  });
  return `<rect y="${top}" width="${f.w}" height="${bottom - top}" fill="${colour}"/>${ripples}`;
}

function waterColour(f: Frame): string {
  return mix("#86a5b4", airOf(f).low, f.light === "day" ? 0.18 : 0.36);
}

/** The sun's path on the water. */
export function glitter(f: Frame, x: number, top: number, bottom: number): string {
  const colour = mix(airOf(f).low, "#fff3c4", 0.6);
  return many((bottom - top) / 16, (index) => {
    const half = 24 + index * 5 + between(f, -14, 14);
    return `<path d="M${x - half + between(f, -12, 12)} ${top + 8 + index * 16}h${half * 2}" stroke="${colour}" stroke-width="5" stroke-linecap="round" opacity=".7"/>`;
  });
}

export function falling(f: Frame, kind: "rain" | "snow"): string {
  return many((f.w * f.h) / 9000, () => {
    const [x, y] = [between(f, 0, f.w), between(f, 0, f.h)];
    return kind === "rain"
      ? `<path d="M${x} ${y}l-10 34" stroke="#f4f4ee" stroke-width="2.5" opacity=".5"/>`
      : `<circle cx="${x}" cy="${y}" r="${between(f, 2, 5.5)}" fill="#fff" opacity=".85"/>`;
  });
}

export function birds(f: Frame, x: number, y: number, count = 5): string {
  return many(count, (index) => {
    const [left, top] = [x + index * 54 + between(f, -16, 16), y + between(f, -30, 30)];
    return `<path d="M${left} ${top}q12-14 22 0 10-14 22 0" stroke="#5b544c" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  });
}
