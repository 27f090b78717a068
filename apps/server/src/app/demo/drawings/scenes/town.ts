import { cat, coats, crowd, holding, person, raised, waving } from "#app/demo/drawings/figures.ts";
import { at, between, type Frame, many, mix, nth } from "#app/demo/drawings/frame.ts";
import { birds, blooms, falling, growthOf, hills, land, sky, sun, tree, veil } from "#app/demo/drawings/nature.ts";
import { bicycle, gables, glow, house, houseWindows, isDark, lampString } from "#app/demo/drawings/things.ts";

function home(f: Frame): string {
  const y = f.h * 0.82;
  const size = Math.min(1, f.h / 1000 + 0.12);
  const path = `<path d="M${f.cx - 170 * size} ${y}h${92 * size}l120 ${f.h - y}H${f.cx - 300}z" fill="#dcc69c"/>`;
  return `${sky(f)}${land(f, y - 120, 1)}${tree(f, f.cx - 430, y, 1.6)}${tree(f, f.cx + 470, y - 10, 1.1)}
    ${house(f.cx, y, size, {})}${hills(f, y, growthOf(f).ground[1], 6)}${path}
    ${blooms(f, { x: f.cx - 60, y: y + 6, w: 380, h: 60 }, 24)}
    ${blooms(f, { x: f.cx - 460, y: y + 6, w: 250, h: 60 }, 16)}${veil(f)}${houseWindows(f, f.cx, y, size)}
    ${cat(f.cx - 60, y + 20, 0.34)}${f.season === "winter" ? falling(f, "snow") : ""}`;
}

function flag(f: Frame): string {
  const y = f.h * 0.84;
  const pole = f.cx + 250;
  const top = Math.max(120, y - 660);
  const bag = `<path d="M-40 0h80v64h-80z" fill="#7a5530"/><path d="M-40 0q40-50 80 0M-40 20h80" stroke="#5b3a1c" stroke-width="6" fill="none"/>`;
  return `${sky(f)}${land(f, y - 100, 1)}
    ${house(f.cx - 110, y, 0.82, { wall: "#b9805c", roof: "#6b4a3a", door: "#3f5170" })}
    ${hills(f, y, growthOf(f).ground[1], 6)}<path d="M${pole - 5} ${y + 20}V${top}h10V${y + 20}z" fill="#f3ead6"/>
    ${["#b5423a", "#f6f0e2", "#3f5c94"].map((colour, index) => `<path d="M${pole + 6} ${top + 14 + index * 44}q60-18 110 4t100-4v44q-50 18-100 4t-110-4z" fill="${colour}"/>`).join("")}
    ${at(pole + 12, top + 156, 1, bag)}${blooms(f, { x: 0, y: y + 20, w: f.w, h: 60 }, 40)}${veil(f)}
    ${houseWindows(f, f.cx - 110, y, 0.82)}${crowd(3, (index) => [f.cx - 330 + index * 90, y + 54, 0.8], waving)}`;
}

function train(f: Frame): string {
  const y = f.h * 0.56;
  const base = Math.min(f.h * 0.82, y + 300);
  const length = Math.max(f.w * 0.9, 860);
  const windows = many((length - 160) / 165, (index) => {
    const x = 36 + index * 165;
    return `<path d="M${x} ${base - 222}h122v100H${x}z" fill="${isDark(f) ? "#f4d08a" : "#44545f"}"/>
      <circle cx="${x + 60}" cy="${base - 164}" r="21" fill="#d9b894"/>
      <path d="M${x + 28} ${base - 122}q32-46 64 0z" fill="${nth(coats, index)}"/>`;
  });
  const coach = `<path d="M-20 ${base - 270}h${length - 60}q96 8 124 116l16 126H-20z" fill="#e0b93c"/><path d="M-20 ${base - 88}h${length + 72}l8 62H-20z" fill="#2f4a78"/><path d="M${length - 96} ${base - 222}h46q44 14 60 100h-106z" fill="#44545f"/>`;
  const wheels = many(
    length / 140,
    (index) =>
      `<circle cx="${80 + index * 140}" cy="${base - 14}" r="34" fill="#2a2521"/><circle cx="${80 + index * 140}" cy="${base - 14}" r="12" fill="#6f675e"/>`,
  );
  const rails = `${many(f.w / 60 + 1, (index) => `<path d="M${index * 60} ${base + 20}h26v30h-26z" fill="#6b4f31"/>`)}<path d="M0 ${base + 16}h${f.w}v13H0z" fill="#5e554c"/>`;
  return `${sky(f)}${sun(f, f.w * 0.24, y - 80, 60)}${land(f, y - 20, 2)}
    ${many(5, (index) => tree(f, f.w * 0.5 + index * 130, y + 20, 0.5))}
    <path d="M0 ${base + 6}h${f.w}V${f.h}H0z" fill="#9b8f78"/>${hills(f, base + 70, growthOf(f).ground[2], 8)}
    ${veil(f)}${coach}${windows}${wheels}${rails}
    ${blooms(f, { x: 0, y: base + 90, w: f.w, h: Math.max(20, f.h - base - 100) }, f.w / 36)}`;
}

function platform(f: Frame): string {
  const y = f.h * 0.7;
  const clock = `<path d="M-4-90v60" stroke="#3f3a35" stroke-width="8"/><circle r="64" fill="#3f3a35"/><circle r="54" fill="#fbf7f0"/><path d="M0 0v-38M0 0l26 16" stroke="#2a2521" stroke-width="7" stroke-linecap="round"/>`;
  return `${sky(f)}${hills(f, y - 60, growthOf(f).ground[0], 20)}<path d="M0 ${f.h * 0.2}h${f.w}v34H0z" fill="#5e6a62"/>${many(f.w / 320 + 1, (index) => `<path d="M${60 + index * 320} ${f.h * 0.22}h20v${y - f.h * 0.22}h-20z" fill="#48584d"/><path d="M${70 + index * 320} ${f.h * 0.3}q-60-10-80-${f.h * 0.08}M${70 + index * 320} ${f.h * 0.3}q60-10 80-${f.h * 0.08}" stroke="#48584d" stroke-width="12" fill="none"/>`)}<path d="M0 ${y}h${f.w}V${f.h}H0z" fill="#cbbfa6"/><path d="M0 ${f.h * 0.9}h${f.w}v18H0z" fill="#f4eedf"/>${at(f.cx, f.h * 0.2 + 124, 1, clock)}${person(
    f.cx - 110,
    f.h * 0.86,
    1.25,
    {
      coat: "#b8395a",
      wears: "dress",
      style: "long",
      hands: [
        [-10, 54],
        [44, 20],
      ],
    },
  )}${person(f.cx + 30, f.h * 0.86, 1.32, {
    coat: "#565c66",
    style: "hat",
    hands: [
      [-44, 26],
      [16, 54],
    ],
  })}<path d="M${f.cx + 110} ${f.h * 0.86}v-76h110v76z" fill="#8a5a34"/><path d="M${f.cx + 148} ${f.h * 0.86 - 76}v-18h34v18" stroke="#5b3a1c" stroke-width="7" fill="none"/>${veil(f)}`;
}

function stall(index: number): string {
  const [a, b] = nth<readonly [string, string]>(
    [
      ["#b8395a", "#fbf4e6"],
      ["#35553f", "#f3e6cd"],
      ["#d88b3d", "#fbf4e6"],
      ["#3f5c94", "#f6ead2"],
    ],
    index,
  );
  const awning = many(
    8,
    (stripe) =>
      `<path d="M${-160 + stripe * 40}-250h40l${(stripe - 3) * 6 + 4} 74q-22 18-44 0z" fill="${stripe % 2 ? b : a}"/>`,
  );
  const goods = many(3, (row) =>
    many(
      8,
      (item) =>
        `<circle cx="${-130 + item * 37}" cy="${-84 + row * 22}" r="17" fill="${nth(["#d0503f", "#e8b93f", "#8fae77", "#eda03c", "#ab8ccb", "#f6ead2"] as const, index + row * 2 + (item > 3 ? 1 : 0))}"/>`,
    ),
  );
  return `<path d="M-150 0v-190h12V0zM138 0v-190h12V0z" fill="#6b4f31"/>${goods}<path d="M-160-40h320V0h-320z" fill="#8a6b4a"/>${awning}`;
}

function market(f: Frame): string {
  const y = f.h * 0.56;
  return `${sky(f)}${gables(f, y, 0.62)}<path d="M0 ${y}h${f.w}V${f.h}H0z" fill="#c9b896"/>
    ${many(f.w / 40, () => `<ellipse cx="${between(f, 0, f.w)}" cy="${between(f, y + 20, f.h)}" rx="26" ry="6" fill="#b5a27e" opacity=".6"/>`)}
    ${many(f.w / 370 + 1, (index) => at(130 + index * 370, y + 190, 0.95, stall(index)))}
    ${crowd(f.w / 150, (index) => [110 + index * 160 + between(f, -20, 20), f.h * 0.8 + (index % 3) * (f.h * 0.07), 0.85 + (index % 3) * 0.14], holding)}
    ${veil(f)}`;
}

function school(f: Frame): string {
  const y = f.h * 0.72;
  const size = Math.min(1, f.w / 1000);
  const bell = `<path d="M-60-430h120v110h-120z" fill="#b9805c"/><path d="M-80-430L0-500l80 70z" fill="#5e4c3a"/><circle cy="-376" r="26" fill="#fbf7f0"/><path d="M0-376v-16M0-376l10 6" stroke="#2a2521" stroke-width="4"/>`;
  const front = `<path d="M-430 0v-270h860V0z" fill="#b06a48"/><path d="M-460-266l90-90h740l90 90z" fill="#6b4a3a"/>${bell}${many(6, (index) => (index === 2 || index === 3 ? "" : `<path d="M${-390 + index * 136}-210h100v130h-100z" fill="#f6ead2"/><path d="M${-380 + index * 136}-200h36v110h-36zM${-336 + index * 136}-200h36v110h-36z" fill="#7d96a3"/>`))}<path d="M-60 0v-150q60-60 120 0V0z" fill="#35553f"/><path d="M0 0v-176" stroke="#24402f" stroke-width="5"/>`;
  return `${sky(f)}${land(f, y - 100, 1)}${tree(f, f.cx - 470, y + 10, 1.5)}${at(f.cx, y, size, front)}
    <path d="M0 ${y}h${f.w}V${f.h}H0z" fill="#d2c3a2"/>
    <path d="M${f.cx - 170} ${f.h * 0.88}h340M${f.cx - 110} ${f.h * 0.82}h220M${f.cx - 60} ${f.h * 0.82}l-30 ${f.h * 0.12}M${f.cx + 60} ${f.h * 0.82}l30 ${f.h * 0.12}" stroke="#fbf7f0" stroke-width="6"/>
    ${crowd(f.w / 150, (index) => [90 + index * 160 + between(f, -24, 24), f.h * 0.84 + (index % 3) * 44, 0.58 + (index % 2) * 0.08], waving)}
    ${veil(f)}`;
}

function bandstand(f: Frame): string {
  const y = f.h * 0.66;
  const roof = `<path d="M-300-280L0-410l300 130z" fill="#5f7f74"/><path d="M0-410v-40" stroke="#5e4c3a" stroke-width="8"/><circle cy="-456" r="12" fill="#e9c46a"/>`;
  const stage = `<path d="M-270 0v-60h540V0z" fill="#e5d9c2"/>${many(6, (index) => `<path d="M${-256 + index * 100}-56v-226h12v226z" fill="#f3ead6"/>`)}`;
  const players = many(
    5,
    (index) =>
      `${person(-190 + index * 94, -58, 0.72, { coat: "#3f4a66", hands: holding })}<circle cx="${-176 + index * 94}" cy="-112" r="14" fill="#e0b93c"/><path d="M${-190 + index * 94}-118l44-20" stroke="#e0b93c" stroke-width="8" stroke-linecap="round"/>`,
  );
  const listeners = crowd(f.w / 110, (index) => [50 + index * 115, f.h * 0.88 + (index % 2) * 60, 0.72]);
  return `${sky(f)}${isDark(f) ? sun(f, f.w * 0.84, f.h * 0.16, 46) : ""}${land(f, y - 60, 2)}
    ${tree(f, f.w * 0.08, y + 20, 2)}${tree(f, f.w * 0.93, y + 10, 1.8)}
    ${at(f.cx, y + 20, 1, stage + players + roof)}${hills(f, y + 16, growthOf(f).ground[2], 6)}${listeners}
    ${veil(f)}${lampString([0, f.h * 0.3], [f.cx - 280, y - 240], 7, 60)}
    ${lampString([f.cx + 280, y - 240], [f.w, f.h * 0.28], 7, 60)}
    ${lampString([f.cx - 300, y - 256], [f.cx + 300, y - 256], 9, 44)}`;
}

function burst(x: number, top: number, r: number, colour: string): string {
  return many(18, (index) => {
    const turn = (index / 18) * Math.PI * 2;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    return `<path d="M${x + dx * r * 0.3} ${top + dy * r * 0.3}L${x + dx * r} ${top + dy * r}" stroke="${colour}" stroke-width="5" stroke-linecap="round" opacity=".9"/>
        <circle cx="${x + dx * r * 1.14}" cy="${top + dy * r * 1.14}" r="5" fill="#fdeab0"/>`;
  });
}

function fireworks(f: Frame): string {
  const y = f.h * 0.8;
  const shots = many(f.w / 260 + f.h / 500, (index) =>
    burst(
      between(f, 0.08, 0.92) * f.w,
      between(f, 0.1, 0.46) * f.h,
      between(f, 70, 150),
      nth(["#f0b35c", "#e28aa0", "#9db8e6", "#f6ead2", "#b7d49a"] as const, index),
    ),
  );
  return `${sky(f)}${gables(f, y, 0.56)}${veil(f)}${shots}<path d="M0 ${y}h${f.w}V${f.h}H0z" fill="#2b3145"/>
    ${crowd(f.w / 90, (index) => [46 + index * 92, f.h * 0.98 - (index % 2) * 24, 0.72], raised)}
    <rect y="${y}" width="${f.w}" height="${f.h - y}" fill="#141a36" opacity=".42"/>`;
}

function lanterns(f: Frame): string {
  const y = f.h * 0.62;
  const colours = ["#eda03c", "#d0503f", "#e8b93f", "#ab8ccb", "#8fb7a0"] as const;
  const walkers = (glowing: boolean): string =>
    many(f.w / 130, (index) => {
      const [x, foot] = [90 + index * 135, f.h * 0.86 + (index % 3) * 40];
      const [lx, ly] = [x + 62, foot - 150];
      return glowing
        ? `${glow(lx, ly, 110)}<path d="M${lx - 36} ${ly - 82}L${lx} ${ly - 26}" stroke="#8a6034" stroke-width="5"/><circle cx="${lx}" cy="${ly}" r="28" fill="${nth(colours, index)}"/><path d="M${lx - 28} ${ly}h56M${lx - 22} ${ly - 14}h44M${lx - 22} ${ly + 14}h44" stroke="#fff3cf" stroke-width="3" opacity=".6"/>`
        : person(x, foot, 0.74 + (index % 2) * 0.12, {
            coat: nth(coats, index * 2),
            style: nth(["hat", "long", "short"] as const, index),
            hands: [
              [-12, 50],
              [26, -70],
            ],
          });
    });
  return `${sky(f)}${gables(f, y, 0.66)}<path d="M0 ${y}h${f.w}V${f.h}H0z" fill="#8a7a66"/>${walkers(false)}${veil(f)}${walkers(true)}`;
}

function wallBicycle(f: Frame): string {
  const y = f.h * 0.8;
  const bricks = many(y / 46, (row) =>
    many(
      f.w / 110 + 1,
      (column) =>
        `<path d="M${column * 110 - (row % 2) * 55 + 3} ${row * 46 + 3}h104v40h-104z" fill="${mix("#a8603f", nth(["#c58a5d", "#8d4f3a", "#b06a48"] as const, Math.floor(f.random() * 3)), 0.5)}"/>`,
    ),
  );
  const hollyhocks = many(
    4,
    (index) =>
      `<path d="M${f.w * 0.84 + index * 34 - 50} ${y + 10}v-${300 + index * 50}" stroke="#6b8a63" stroke-width="8"/>${many(7, (bloom) => `<circle cx="${f.w * 0.84 + index * 34 - 50 + (bloom % 2 ? 12 : -12)}" cy="${y - 60 - bloom * 38 - index * 8}" r="${26 - bloom * 2}" fill="${nth(["#e28aa0", "#c4607a", "#f3cfd6"] as const, index + bloom)}"/>`)}`,
  );
  const basket = `<path d="M84-214h84l-12 66H96z" fill="#b98f4e"/>${many(5, (index) => `<circle cx="${92 + index * 18}" cy="${-222 - (index % 2) * 12}" r="14" fill="${nth(["#f6ead2", "#e28aa0", "#e8b93f"] as const, index)}"/>`)}`;
  return `<rect width="${f.w}" height="${f.h}" fill="#d9c5a6"/>${bricks}
    <path d="M0 ${y}h${f.w}V${f.h}H0z" fill="#c9b896"/>
    <path d="M${f.w * 0.1} ${y - 420}h200v250h-200z" fill="#f3ead6"/>
    <path d="M${f.w * 0.1 + 16} ${y - 404}h168v218h-168z" fill="#7d96a3"/>
    <path d="M${f.w * 0.1 + 100} ${y - 404}v218M${f.w * 0.1 + 16} ${y - 300}h168" stroke="#f3ead6" stroke-width="9"/>
    ${f.season === "winter" ? "" : hollyhocks}${bicycle(f.cx - 20, y + 40, 1.6, "#35553f")}
    ${at(f.cx - 20, y + 40, 1.6, basket)}${veil(f)}`;
}

function washing(f: Frame): string {
  const y = f.h * 0.7;
  const rope = f.h * 0.3;
  const sheet = (index: number): string => {
    const x = f.w * 0.1 + index * 130;
    const top = rope + 46 * Math.sin((index / (f.w / 130)) * Math.PI);
    return `<path d="M${x} ${top}h104q-8 70 6 ${150 + (index % 3) * 40}-60 16-116 0 12-80 6-${150 + (index % 3) * 40}z" fill="${nth(["#fbf7f0", "#9db1dc", "#e9b7bf", "#f3e6cd", "#b7cba6"] as const, index)}"/>`;
  };
  return `${sky(f)}${sun(f, f.w * 0.78, f.h * 0.14, 46)}${land(f, y - 60, 2)}${tree(f, f.w * 0.06, y + 60, 1.8)}
    <path d="M${f.w * 0.96} ${rope - 20}v${y - rope + 120}" stroke="#6b4f31" stroke-width="14"/>
    <path d="M${f.w * 0.06} ${rope}Q${f.cx} ${rope + 100} ${f.w * 0.96} ${rope}" stroke="#efe6d2" stroke-width="5" fill="none"/>
    ${many((f.w * 0.76) / 130, sheet)}
    ${person(f.cx + 60, f.h * 0.9, 1.1, { coat: "#a8481f", wears: "dress", style: "bun", hands: raised })}
    <path d="M${f.cx + 140} ${f.h * 0.9}h130l-16-60h-98z" fill="#b98f4e"/>
    ${blooms(f, { x: 0, y: f.h * 0.9, w: f.w, h: f.h * 0.09 }, f.w / 36)}${veil(f)}
    ${birds(f, f.w * 0.2, f.h * 0.12, 3)}`;
}

function eclipse(f: Frame): string {
  const y = f.h * 0.66;
  const [x, top] = [f.w * 0.64, f.h * 0.24];
  return `<linearGradient id="dim" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#5f6b80"/><stop offset="1" stop-color="#c9a98a"/></linearGradient><rect width="${f.w}" height="${f.h}" fill="url(#dim)"/><circle cx="${x}" cy="${top}" r="130" fill="#f6dca0" opacity=".22"/><circle cx="${x}" cy="${top}" r="62" fill="#fbe9b8"/><circle cx="${x - 15}" cy="${top - 12}" r="58" fill="#56617a"/>${land(f, y, 2)}${tree(f, f.w * 0.14, y + 40, 1.7)}${crowd(
    4,
    (index) => [f.cx - 190 + index * 120, f.h * 0.88, index % 3 === 2 ? 0.62 : 1.05],
    [
      [-8, 50],
      [26, -40],
    ],
  )}<rect width="${f.w}" height="${f.h}" fill="#2c3350" opacity=".26"/>${birds(f, f.w * 0.16, f.h * 0.3, 3)}`;
}

function kites(f: Frame): string {
  const y = f.h * 0.66;
  const flying = many(f.w / 320 + 1, (index) => {
    const [x, top] = [f.w * 0.24 + index * 260 + between(f, -40, 40), f.h * (0.14 + (index % 3) * 0.11)];
    const colour = nth(["#b8395a", "#e8b93f", "#3f5c94", "#35553f"] as const, index);
    return `<path d="M${x} ${top + 70}Q${x - 60} ${y - 140} ${120 + index * 150} ${f.h * 0.8}" stroke="#f6f0e2" stroke-width="2.5" fill="none"/>
      <path d="M${x} ${top - 70}l50 66-50 74-50-74z" fill="${colour}"/>
      <path d="M${x} ${top - 70}v140M${x - 50} ${top - 4}h100" stroke="#fbf4e6" stroke-width="4"/>
      ${many(4, (bow) => `<path d="M${x - 8 - bow * 10} ${top + 90 + bow * 26}l-14-8v16zM${x - 8 - bow * 10} ${top + 90 + bow * 26}l14-8v16z" fill="${colour}"/>`)}`;
  });
  return `${sky(f)}<path d="M0 ${y}h${f.w}v60H0z" fill="#93aebb"/>${hills(f, y + 40, "#e8d3a6", 14)}${flying}
    ${crowd(f.w / 320 + 1, (index) => [110 + index * 150, f.h * 0.9 - (index % 2) * 30, 0.8 - (index % 2) * 0.2], waving)}
    ${veil(f)}`;
}

export const townScenes = {
  home,
  flag,
  train,
  platform,
  market,
  school,
  bandstand,
  fireworks,
  lanterns,
  "bicycle-wall": wallBicycle,
  washing,
  eclipse,
  kites,
};
