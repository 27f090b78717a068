import { bust, dog } from "#app/demo/drawings/figures.ts";
import { at, type Frame, many, nth } from "#app/demo/drawings/frame.ts";
import { blooms, land, sky, sun, tree, veil } from "#app/demo/drawings/nature.ts";
import { shade, wall } from "#app/demo/drawings/rooms.ts";

/** Who is in a portrait, from left to right. */
const sitters = {
  couple: [
    { coat: "#fbf7f0", hair: "#8a6034", style: "veil", tilt: 3 },
    { coat: "#3f3a45", hair: "#5b3a1c", style: "short", tilt: -3 },
  ],
  friends: [
    { coat: "#7e97cb", hair: "#8a6034", style: "long", tilt: 4 },
    { coat: "#a8481f", hair: "#5b3a1c", style: "short", tilt: -4 },
  ],
  grandmother: [{ coat: "#5d6f8a", hair: "#d9d4cc", style: "grey", tilt: 2 }],
  daughter: [{ coat: "#e9c46a", hair: "#b98f4e", style: "long", tilt: -4 }],
  parents: [
    { coat: "#8c5a6b", hair: "#b9b2a8", style: "bun", tilt: 3 },
    { coat: "#5e6a52", hair: "#c9c4ba", style: "short", tilt: -2 },
  ],
} as const;

function portrait(name: keyof typeof sitters) {
  return (f: Frame): string => {
    const people = sitters[name];
    const size = Math.min(f.h / 620, (f.w / people.length / 430) * (people.length > 1 ? 1.28 : 1.1));
    const gap = 236 * size;
    const foot = f.h + 14 - Math.max(0, f.h - size * 560) * 0.45;
    const heads = people.map((look, index) => bust(f.cx + (index - (people.length - 1) / 2) * gap, foot, size, look));
    const isInside = name === "grandmother" || name === "couple";
    const back = isInside
      ? wall(f, nth(["#cbbb98", "#b9c0ad", "#d8c3a5"] as const, Math.floor(f.random() * 3)), "sprigs")
      : `${sky(f)}${sun(f, f.w * 0.8, f.h * 0.2, 54)}${land(f, f.h * 0.5, 3)}${tree(f, f.w * 0.12, f.h * 0.66, 1.7)}${tree(f, f.w * 0.92, f.h * 0.62, 1.2)}${blooms(f, { x: 0, y: f.h * 0.7, w: f.w, h: f.h * 0.28 }, f.w / 16)}`;
    return `${back}${heads.join("")}${veil(f, 0.6)}`;
  };
}

function family(f: Frame): string {
  const size = Math.min(f.w / 1250, f.h / 800);
  const row = (x: number, dy: number, scale: number, look: Parameters<typeof bust>[3]): string =>
    bust(f.cx + x * size, f.h + 14 + dy * size, size * scale, look);
  return `${sky(f)}${land(f, f.h * 0.46, 3)}${tree(f, f.w * 0.08, f.h * 0.6, 1.6)}
    ${row(-210, -150, 1, { coat: "#7e97cb", hair: "#8a6034", style: "long", tilt: 3 })}
    ${row(200, -160, 1.04, { coat: "#35553f", hair: "#5b3a1c", style: "short", tilt: -3 })}
    ${row(-60, 0, 0.8, { coat: "#e9c46a", hair: "#b98f4e", style: "long", tilt: -3 })}
    ${row(270, 0, 0.72, { coat: "#a8481f", hair: "#8a6034", style: "child", tilt: 4 })}${veil(f, 0.6)}`;
}

function dogOutside(f: Frame): string {
  const y = f.h * 0.56;
  return `${sky(f)}${land(f, y, 3)}${tree(f, f.w * 0.86, y + 60, 1.8)}
    ${blooms(f, { x: 0, y: f.h * 0.72, w: f.w, h: f.h * 0.26 }, f.w / 20)}
    ${dog(f.cx, f.h * 0.86, Math.min(2, f.w / 520))}
    <circle cx="${f.cx - 330}" cy="${f.h * 0.86}" r="30" fill="#b8395a"/>${veil(f, 0.6)}`;
}

function catAsleep(f: Frame): string {
  const y = f.h * 0.62;
  const size = Math.min(1.3, f.w / 760);
  const curled = `<ellipse cy="-70" rx="230" ry="104" fill="#b98f4e"/><path d="M-220-60q-20 90 150 96 200 8 270-60" stroke="#a67c3c" stroke-width="44" fill="none" stroke-linecap="round"/><circle cx="-150" cy="-96" r="78" fill="#c79b59"/><path d="M-212-140l-10-66 58 34zM-100-150l26-58 20 62z" fill="#c79b59"/><path d="M-190-92q12 12 24 0M-136-92q12 12 24 0M-160-70q8 8 16 0" stroke="#5b3a1c" stroke-width="5" fill="none" stroke-linecap="round"/>${many(4, (index) => `<path d="M${0 + index * 46}-${168 - index * 8}q10 40 0 70" stroke="#8a6034" stroke-width="12" fill="none" stroke-linecap="round"/>`)}`;
  return `${wall(f, "#d3c3a2", "stripes")}<path d="M0 ${y - 60}h${f.w}V${f.h}H0z" fill="#8d6a55"/>
    <path d="M0 ${y}h${f.w}V${f.h}H0z" fill="#9c4f3c"/>
    ${many(f.w / 90 + 1, (index) => `<path d="M${index * 90} ${y}v${f.h - y}" stroke="#b5705c" stroke-width="10"/>`)}
    ${shade(f.cx, f.h * 0.86, 280 * size)}${at(f.cx, f.h * 0.83, size, curled)}${veil(f, 0.6)}`;
}

export const portraitScenes = {
  couple: portrait("couple"),
  friends: portrait("friends"),
  grandmother: portrait("grandmother"),
  daughter: portrait("daughter"),
  parents: portrait("parents"),
  family,
  dog: dogOutside,
  cat: catAsleep,
};
