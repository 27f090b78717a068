import { at, between, type Frame, many, mix, nth } from "./frame.ts";
import { airOf } from "./nature.ts";

/** A soft light around a lamp or candle. */
export function glow(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#f5b95c" opacity=".12"/><circle cx="${x}" cy="${y}" r="${r * 0.6}" fill="#f8c878" opacity=".2"/>`;
}

export function candle(x: number, y: number, height: number): string {
  return `${glow(x, y - height - 24, 66)}<path d="M${x - 12} ${y}v-${height}h24v${height}z" fill="#f3e3c0"/>
    <path d="M${x} ${y - height - 6}q-15-22 0-48 15 26 0 48z" fill="#f8c35a"/>
    <path d="M${x} ${y - height - 8}q-6-10 0-22 6 12 0 22z" fill="#fff3cf"/>`;
}

/** Lamps on a wire that sags between two points. */
export function lampString(from: readonly [number, number], to: readonly [number, number], count: number, sag = 70) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const lamps = many(count + 1, (index) => {
    const share = index / count;
    const y = y1 + (y2 - y1) * share + sag * 4 * share * (1 - share) * 0.5 + 14;
    const x = x1 + (x2 - x1) * share;
    return `${glow(x, y, 40)}<circle cx="${x}" cy="${y}" r="11" fill="#fde2a0"/>`;
  });
  return `<path d="M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}" stroke="#8a6631" stroke-width="4" fill="none"/>${lamps}`;
}

export function isDark({ light }: Frame): boolean {
  return light === "night" || light === "dusk";
}

interface House {
  readonly wall?: string;
  readonly roof?: string;
  readonly door?: string;
}

/** Drawn in two parts, so that the windows can shine after the veil. */
export function house(
  x: number,
  y: number,
  size: number,
  { wall = "#a8603f", roof = "#5e4c3a", door = "#35553f" }: House,
) {
  const bricks = many(
    9,
    (row) => `<path d="M-270 ${-40 - row * 38}h540" stroke="${mix(wall, "#ffffff", 0.16)}" stroke-width="2"/>`,
  );
  return at(
    x,
    y,
    size,
    `<path d="M150-460v-110h62v160z" fill="${mix(wall, "#2a1a12", 0.2)}"/><path d="M-270 0v-370l270-190 270 190V0z" fill="${wall}"/><g opacity=".6">${bricks}</g><path d="M-306-350L0-572l306 222-26 34L0-512l-280 196z" fill="${roof}"/>
    <path d="M-170 0v-130h92V0z" fill="${door}"/><circle cx="-94" cy="-64" r="7" fill="#e9c46a"/><path d="M-184 0h120v-10h-120z" fill="#d9cdb8"/>`,
  );
}

const panes = [
  [-200, -312, 110, 130],
  [90, -312, 110, 130],
  [60, -130, 140, 96],
  [-40, -460, 80, 84],
] as const;

export function houseWindows(f: Frame, x: number, y: number, size: number): string {
  const glass = isDark(f) ? "#f8d48a" : "#7d96a3";
  const each = panes.map(
    ([left, top, w, h]) =>
      `${isDark(f) ? glow(left + w / 2, top + h / 2, 100) : ""}<path d="M${left - 8} ${top - 8}h${w + 16}v${h + 16}h-${w + 16}z" fill="#f6ead2"/><path d="M${left} ${top}h${w}v${h}h-${w}z" fill="${glass}"/><path d="M${left + w / 2} ${top}v${h}M${left} ${top + h / 2}h${w}" stroke="#f6ead2" stroke-width="7"/>`,
  );
  return at(x, y, size, each.join(""));
}

const facades = ["#a8603f", "#8d4f3a", "#c58a5d", "#b9a184", "#7f6a5c", "#9c6b52"] as const;

/** A street of tall narrow houses with stepped, bell and plain gables. */
export function gables(f: Frame, y: number, size: number): string {
  const wide = 190 * size;
  return many(f.w / wide + 1, (index) => {
    const tall = between(f, 380, 520);
    const wall = nth(facades, index + Math.floor(f.random() * 2) * 3);
    return at(index * wide + wide / 2 - 20, y, size, `${facade(wall, tall, index)}${facadeWindows(f, tall)}`);
  });
}

function facade(wall: string, tall: number, index: number): string {
  const tops = [
    `M-94-${tall}h30v-36h30v-36h68v36h30v36h30`,
    `M-94-${tall}q20-8 26-50 10-46 68-50 58 4 68 50 6 42 26 50`,
    `M-94-${tall}L0-${tall + 96}l94 96`,
  ] as const;
  return `<path d="${nth(tops, index)}V0h-188z" fill="${wall}"/>
    <path d="M-94-${tall}h188v8h-188z" fill="#e9dcc3" opacity=".6"/>
    <path d="M-70 0v-104h52V0z" fill="${nth(["#35553f", "#5b3a1c", "#3f5170"] as const, index)}"/>`;
}

function facadeWindows(f: Frame, tall: number): string {
  return many(Math.floor((tall - 130) / 110), (row) =>
    many(3, (column) => {
      const [x, y] = [-72 + column * 54, -tall + 30 + row * 110];
      const isLit = isDark(f) && f.random() < 0.55;
      const glass = isLit ? "#f8d48a" : isDark(f) ? "#3c4658" : "#8ba1aa";
      return `<path d="M${x - 4} ${y - 4}h44v78h-44z" fill="#efe3cc"/><path d="M${x} ${y}h36v70h-36z" fill="${glass}"/>
        <path d="M${x + 18} ${y}v70M${x} ${y + 28}h36" stroke="#efe3cc" stroke-width="4"/>`;
    }),
  );
}

export function mill(x: number, y: number, size: number, turn = 20): string {
  const sail = `<path d="M-5 0h10l4-150H-9z" fill="#5e4c3a"/><path d="M9-30h26v-118H9z" fill="#cdbfa4" opacity=".8"/>`;
  return at(
    x,
    y,
    size,
    `<path d="M-62 0l18-150 44-34 44 34L62 0z" fill="#7c6a58"/><path d="M-46-148q46-66 92 0z" fill="#5e4c3a"/><path d="M-14 0v-44h28V0z" fill="#4a3a2e"/><path d="M-78-40h156v8H-78z" fill="#5e4c3a"/><g transform="translate(0 -160) rotate(${turn})">${many(4, (index) => `<g transform="rotate(${index * 90})">${sail}</g>`)}<circle r="9" fill="#3f342a"/></g>`,
  );
}

function wheel(left: number): string {
  return `<circle cx="${left}" cy="-60" r="58"/>
    <path d="M${left} -118v116M${left - 58}-60h116M${left - 41}-101l82 82M${left + 41}-101l-82 82" stroke-width="1.5" opacity=".6"/>`;
}

export function bicycle(x: number, y: number, size: number, colour = "#2a2521"): string {
  return at(
    x,
    y,
    size,
    `<g stroke="${colour}" stroke-width="7" fill="none" stroke-linecap="round" stroke-linejoin="round">${wheel(-88)}${wheel(88)}<path d="M-88-60l54-94h78l44 94M-34-154l40 94h-94M6-60l38-94M44-154l-8-30h36M-46-172h32"/></g><path d="M-62-182h44q4 12-8 14h-28z" fill="#7a5530"/>`,
  );
}

export function car(x: number, y: number, size: number, colour: string): string {
  return at(
    x,
    y,
    size,
    `<ellipse cy="4" rx="130" ry="12" fill="#2a2521" opacity=".18"/><path d="M-116-22v-46q0-8 10-10l28-6 26-46q4-8 14-8h88q10 0 14 8l24 44 18 8q10 4 10 12v44z" fill="${colour}"/><path d="M-62-84l20-36q2-4 8-4h28v40zM8-84v-40h38q6 0 8 4l20 36z" fill="#5a6b74"/><path d="M-116-40h232v10h-232z" fill="#2a2521" opacity=".25"/><circle cx="-66" cy="-20" r="24" fill="#2a2521"/><circle cx="-66" cy="-20" r="10" fill="#b9b3a7"/><circle cx="68" cy="-20" r="24" fill="#2a2521"/><circle cx="68" cy="-20" r="10" fill="#b9b3a7"/><circle cx="108" cy="-58" r="8" fill="#fbeec8"/>`,
  );
}

/** Seen from behind, driving away. */
export function carBehind(x: number, y: number, size: number, colour: string): string {
  return at(
    x,
    y,
    size,
    `<ellipse cy="2" rx="116" ry="12" fill="#2a2521" opacity=".2"/><path d="M-92 0v-26h34V0zM58 0v-26h34V0z" fill="#2a2521"/><path d="M-108-20v-70q0-10 12-12l14-4 22-60q4-10 16-10h88q12 0 16 10l22 60 14 4q12 2 12 12v70z" fill="${colour}"/><path d="M-66-106l16-48q2-6 8-6h84q6 0 8 6l16 48z" fill="#5a6b74"/><path d="M-108-44h216v16h-216z" fill="#2a2521" opacity=".28"/><circle cx="-84" cy="-74" r="11" fill="#f3d9b8"/><circle cx="84" cy="-74" r="11" fill="#f3d9b8"/><path d="M-30-60h60v22h-60z" fill="#e9c46a"/>`,
  );
}

export function sailboat(x: number, y: number, size: number, { hull = "#6b4f31", sail = "#f3e6cd" } = {}): string {
  return at(
    x,
    y,
    size,
    `<path d="M4-40v-300h8v300z" fill="#5b4430"/><path d="M16-330q120 90 130 270H16z" fill="${sail}"/><path d="M-2-320q-70 120-96 260h96z" fill="${mix(sail, "#c9a66b", 0.25)}"/><path d="M8-340l40 12-40 14z" fill="#a8481f"/><path d="M-130-46q130 20 290-6-16 60-66 64H-70q-46-8-60-58z" fill="${hull}"/><path d="M-130-46q130 20 290-6" stroke="#efe3cc" stroke-width="6" fill="none"/><path d="M-110 22h230M-70 40h150" stroke="#f4f0e4" stroke-width="4" opacity=".6"/>`,
  );
}

/** A lattice window with what can be seen through it; the caller draws the view into the given box. */
export function windowFrame(box: { x: number; y: number; w: number; h: number }, view: string): string {
  const { x, y, w, h } = box;
  return `<clipPath id="pane"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#pane)">${view}</g>
    <g fill="none" stroke="#efe2c8"><path d="M${x} ${y}h${w}v${h}h-${w}z" stroke-width="22"/><path d="M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.42}h${w}" stroke-width="14"/></g><path d="M${x - 34} ${y + h}h${w + 68}v30h-${w + 68}z" fill="#e3d2b2"/>`;
}

export function curtains(box: { x: number; y: number; w: number; h: number }, colour: string): string {
  const { x, y, w, h } = box;
  const side = (edge: number, way: number): string => {
    const px = (dx: number): number => edge + way * dx;
    const foot = y + h + 30;
    return `<path d="M${px(-90)} ${y - 40}H${px(110)}Q${px(100)} ${y + h * 0.5} ${px(-10)} ${foot}H${px(-90)}z" fill="${colour}"/>
      <path d="M${px(-40)} ${y - 36}Q${px(-30)} ${y + h * 0.6} ${px(-60)} ${foot - 10}M${px(20)} ${y - 36}Q${px(20)} ${y + h * 0.5} ${px(-30)} ${foot - 10}" stroke="#2a1a12" stroke-width="8" opacity=".14" fill="none"/>`;
  };
  return `<path d="M${x - 110} ${y - 46}h${w + 220}" stroke="#6b4f31" stroke-width="12" stroke-linecap="round"/>${side(x, 1)}${side(x + w, -1)}`;
}

/** Hills, roofs or snow as seen from a room. */
export function outside(f: Frame, box: { x: number; y: number; w: number; h: number }): string {
  const { x, y, w, h } = box;
  const { high, low } = airOf(f);
  const isSnowy = f.season === "winter";
  const [far, near] = isSnowy
    ? ["#c9d3da", "#eef1f2"]
    : f.season === "autumn"
      ? ["#b8a878", "#b5803f"]
      : ["#a9bd92", "#7f9a78"];
  const night = f.light === "night";
  const land = `<path d="M${x} ${y + h * 0.62}q${w * 0.25}-60 ${w * 0.5} 0t${w * 0.5}-10V${y + h}H${x}z" fill="${night ? "#39435e" : far}"/><path d="M${x} ${y + h * 0.8}q${w * 0.3}-50 ${w * 0.6} 0t${w * 0.4} 0V${y + h}H${x}z" fill="${night ? "#2a3148" : near}"/>`;
  const lights = night
    ? many(
        9,
        () =>
          `<rect x="${between(f, x, x + w)}" y="${between(f, y + h * 0.64, y + h * 0.8)}" width="12" height="15" fill="#f0b35c"/>`,
      )
    : "";
  const stars = night
    ? many(
        24,
        () =>
          `<circle cx="${between(f, x, x + w)}" cy="${between(f, y, y + h * 0.55)}" r="${between(f, 1.5, 3.5)}" fill="#f8efd0"/>`,
      )
    : `<circle cx="${x + w * 0.72}" cy="${y + h * 0.3}" r="34" fill="${mix(low, "#fff3c4", 0.6)}"/>`;
  const flakes = isSnowy
    ? many(
        40,
        () =>
          `<circle cx="${between(f, x, x + w)}" cy="${between(f, y, y + h)}" r="${between(f, 2, 5)}" fill="#fff" opacity=".85"/>`,
      )
    : "";
  return `<linearGradient id="out" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${high}"/>
    <stop offset="1" stop-color="${low}"/></linearGradient>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#out)"/>${stars}${land}${lights}${flakes}`;
}
