import { at, between, type Frame, many, mix, nth } from "#app/demo/drawings/frame.ts";
import { airOf, veil } from "#app/demo/drawings/nature.ts";
import { shade, tableTop, wall } from "#app/demo/drawings/rooms.ts";
import { candle, glow, isDark } from "#app/demo/drawings/things.ts";

const petals = ["#e28aa0", "#f6ead2", "#d0503f", "#ab8ccb", "#eda03c", "#7e97cb"] as const;

function bouquet(f: Frame): string {
  const y = f.h * 0.72;
  const foot = f.h * 0.9;
  const neck = foot - 250;
  const flower = (index: number): string => {
    const spread = (index - 6) / 6;
    const [x, top] = [
      f.cx + spread * 300 + between(f, -16, 16),
      neck - 330 + Math.abs(spread) * 210 + (index % 2) * 74,
    ];
    const petal = nth(petals, index + Math.floor(f.h / 100));
    return `<path d="M${x} ${top}Q${x} ${neck - 60} ${f.cx + spread * 50} ${neck + 10}" stroke="#6b8a63" stroke-width="9" fill="none"/>
      <path d="M${(x + f.cx) / 2} ${top + 150}q34-30 60-6-30 24-60 6z" fill="#7f9a78"/>
      <g transform="translate(${x} ${top})">
      ${many(7, (turn) => `<ellipse cy="-38" rx="21" ry="36" fill="${turn % 2 ? mix(petal, "#ffffff", 0.14) : petal}" transform="rotate(${turn * 51.4})"/>`)}
      <circle r="20" fill="#e8b93f"/></g>`;
  };
  const vase = `<path d="M${f.cx - 100} ${foot}q-44-150 14-250h172q58 100 14 250-100 16-200 0z" fill="${nth(["#7e97cb", "#c98a7a", "#8fae9a", "#d8b46a"] as const, Math.floor(f.random() * 4))}"/><path d="M${f.cx - 116} ${neck + 60}q116 20 232 0" stroke="#f6ead2" stroke-width="10" fill="none"/><path d="M${f.cx - 80} ${neck + 90}q-14 60 0 120" stroke="#fff" stroke-width="10" opacity=".35" fill="none"/>`;
  return `${wall(f, nth(["#e9dcc3", "#d8d6bd", "#e8d0bd"] as const, Math.floor(f.random() * 3)))}${tableTop(f, y)}
    ${shade(f.cx, foot + 6, 170)}${many(13, flower)}${vase}${veil(f, 0.6)}`;
}

function tier(half: number, top: number, tall: number, colour: string): string {
  return `<path d="M${-half} ${top}v${tall}q${half} 40 ${half * 2} 0v-${tall}z" fill="${colour}"/>
    <ellipse cy="${top}" rx="${half}" ry="${half * 0.16}" fill="${mix(colour, "#ffffff", 0.4)}"/>
    ${many(8, (index) => `<path d="M${-half + index * (half / 4)} ${top + 4}q${half / 8} ${34 + (index % 3) * 14} ${half / 4} 0z" fill="#fffaf0"/>`)}`;
}

function cake(f: Frame): string {
  const y = f.h * 0.66;
  const base = f.h * 0.86;
  const lights = 3 + Math.floor(f.random() * 4);
  return `${wall(f, isDark(f) ? "#5a4740" : "#e6d3b4", "dots")}
    ${many(f.w / 120 + 1, (index) => `<path d="M${index * 120 - 10} ${f.h * 0.1 + (index % 2) * 14}l50 76 50-76z" fill="${nth(petals, index)}"/>`)}
    <path d="M0 ${f.h * 0.1}q${f.cx} 30 ${f.w} 0" stroke="#8a6631" stroke-width="4" fill="none"/>
    ${tableTop(f, y, "#e9e2d0")}${shade(f.cx, base + 44, 300)}
    ${at(f.cx, base, 1, `<ellipse cy="26" rx="290" ry="40" fill="#bcd0d2"/>${tier(240, -150, 160, "#e9b7bf")}${tier(160, -280, 130, "#f3e3c0")}${many(8, (index) => `<circle cx="${-200 + index * 57}" cy="${-140 + Math.sin((index / 7) * Math.PI) * 30}" r="17" fill="#c73a45"/>`)}`)}
    ${isDark(f) ? veil({ ...f, light: "dusk" }) : veil(f)}
    ${many(lights, (index) => candle(f.cx - (lights - 1) * 26 + index * 52, base - 284, 54))}`;
}

function jar(index: number, row: number): string {
  const jam = nth(["#b3243f", "#c73a45", "#a81f3a"] as const, index + row);
  return `<path d="M-52 0q-8-100 6-120h92q14 20 6 120-52 10-104 0z" fill="#e9efe8" opacity=".8"/>
    <path d="M-47-4q-6-80 4-96h86q10 16 4 96-47 8-94 0z" fill="${jam}"/>
    <path d="M-32-64h64v40h-64z" fill="#fbf4e6"/>
    <path d="M-22-50h44M-22-38h30" stroke="#8b8175" stroke-width="3"/>
    <path d="M-54-120q54-26 108 0l8 26q-62-16-124 0z" fill="${nth(["#c4607a", "#7e97cb", "#8fae77"] as const, index)}"/>
    <path d="M-50-118h100" stroke="#fbf4e6" stroke-width="5"/>`;
}

function jars(f: Frame): string {
  const y = f.h * 0.7;
  const shelf = many(2, (row) => {
    const top = f.h * (0.28 + row * 0.24);
    return `${many(f.w / 125, (index) => at(76 + index * 125, top, 0.95, jar(index, row)))}<path d="M0 ${top}h${f.w}v22H0z" fill="#8b6a45"/>`;
  });
  const berries = many(16, () => {
    const [x, top] = [f.cx - 140 + between(f, -110, 110), f.h * 0.83 + between(f, -24, 24)];
    return `<path d="M${x - 24} ${top - 16}q24-18 48 0 4 32-24 52-28-20-24-52z" fill="#cf3d48"/><path d="M${x - 18} ${top - 20}l18 10 18-10-18-12z" fill="#6b8a63"/>`;
  });
  return `${wall(f, "#e4d2ad", "plain")}${shelf}${tableTop(f, y, "#f0e8d6")}
    <ellipse cx="${f.cx - 140}" cy="${f.h * 0.86}" rx="190" ry="54" fill="#dfe6e2"/>${berries}
    ${at(f.cx + 220, f.h * 0.92, 1.5, jar(1, 0))}${veil(f, 0.6)}${isDark(f) ? glow(f.cx, 60, 420) : ""}`;
}

function cup(colour: string): string {
  return `<ellipse cy="4" rx="110" ry="22" fill="#fbf7f0"/>
    <path d="M-66 0q-20-70-14-100H80q6 30-14 100-66 10-132 0z" fill="${colour}"/>
    <ellipse cy="-100" rx="80" ry="16" fill="#8a5a34"/>
    <path d="M80-84q46-6 40 34-10 30-52 24" stroke="${colour}" stroke-width="14" fill="none"/>`;
}

function tea(f: Frame): string {
  const y = f.h * 0.6;
  const pot = `<path d="M-120 0q-50-120 20-190h200q70 70 20 190-120 20-240 0z" fill="#35553f"/><path d="M-96-190q96-50 192 0z" fill="#446b50"/><circle cy="-226" r="18" fill="#e9c46a"/><path d="M128-130q70-20 90-80l26 8q-10 110-110 150z" fill="#35553f"/><path d="M-130-150q-90-10-80 60 10 50 100 40" stroke="#35553f" stroke-width="22" fill="none"/>${many(5, (index) => `<circle cx="${-70 + index * 36}" cy="${-90 + (index % 2) * 20}" r="15" fill="${nth(petals, index)}"/>`)}`;
  const steam = `<path d="M-20-130q-24-40 0-70t0-80M24-130q-24-40 0-70t0-70" stroke="#fffdf8" stroke-width="9" fill="none" opacity=".55" stroke-linecap="round"/>`;
  return `${wall(f, "#dccdb2", "stripes")}
    ${tableTop(f, y, nth(["#e6ddc8", "#d5dde0"] as const, Math.floor(f.random() * 2)))}
    ${shade(f.cx - 60, f.h * 0.78, 200)}${at(f.cx - 80, f.h * 0.77, 1, pot)}
    ${at(f.cx + 230, f.h * 0.86, 0.95, cup("#f3e3c0") + steam)}
    ${at(f.cx - 250, f.h * 0.92, 0.9, cup("#c4607a") + steam)}
    <ellipse cx="${f.cx + 30}" cy="${f.h * 0.93}" rx="150" ry="34" fill="#bcd0d2"/>
    ${many(6, (index) => `<ellipse cx="${f.cx - 60 + index * 36}" cy="${f.h * 0.925 - (index % 2) * 14}" rx="34" ry="15" fill="${index % 2 ? "#d8a45a" : "#c58a45"}"/>`)}
    ${veil(f, 0.6)}`;
}

function pan(index: number): string {
  const colour = nth(["#a8481f", "#5d76b3", "#6b8a63", "#d8a45a", "#8c3f2c", "#7e97cb"] as const, index);
  return `<path d="M-110 0q-14-90-6-120h232q8 30-6 120-110 16-220 0z" fill="${colour}"/>
    <ellipse cy="-120" rx="118" ry="22" fill="${mix(colour, "#ffffff", 0.25)}"/>
    <path d="M-118-96h-34M118-96h34" stroke="${mix(colour, "#2a1a12", 0.3)}" stroke-width="18" stroke-linecap="round"/>
    <path d="M-100-124q100-66 200 0z" fill="${mix(colour, "#2a1a12", 0.12)}"/>
    <circle cy="-166" r="14" fill="#2a2521"/>
    <path d="M-30-190q-20-34 0-60M30-190q-20-34 0-60" stroke="#fffdf8" stroke-width="8" fill="none" opacity=".5" stroke-linecap="round"/>`;
}

function pans(f: Frame): string {
  const y = f.h * 0.62;
  return `${wall(f, "#e6d6b2", "tiles")}${tableTop(f, y, "#efe6d4")}
    ${many(f.w / 290 + 1, (index) => at(120 + index * 300, y + 60, 0.9, pan(index)))}
    ${many(f.w / 320 + 1, (index) => at(20 + index * 330, f.h * 0.93, 1.15, pan(index + 3)))}${veil(f, 0.6)}`;
}

function bowl(f: Frame): string {
  const y = f.h * 0.64;
  return `${wall(f, "#cdbf9f", "plain")}${tableTop(f, y)}
    <path d="M0 0h${f.w * 0.5}L${f.w * 0.2} ${f.h}H0z" fill="#fff3cf" opacity=".22"/>
    ${shade(f.cx, f.h * 0.87, 290)}
    ${at(f.cx, f.h * 0.86, 1.25, `<path d="M-90 0q-130-30-150-160h480q-20 130-150 160-90 12-180 0z" fill="#5572ad"/><ellipse cy="-160" rx="240" ry="38" fill="#44609a"/><path d="M-216-100q216 50 432 0" stroke="#f6ead2" stroke-width="9" fill="none"/><path d="M-190-60q190 46 380 0" stroke="#f6ead2" stroke-width="4" fill="none"/>${many(7, (index) => `<circle cx="${-150 + index * 50}" cy="-80" r="8" fill="#f6ead2"/>`)}<path d="M-200-128q10 50 40 84" stroke="#fff" stroke-width="12" opacity=".3" fill="none" stroke-linecap="round"/>`)}
    ${veil(f, 0.6)}`;
}

function records(f: Frame): string {
  const y = f.h * 0.6;
  const [x, top] = [f.cx - 60, f.h * 0.74];
  const sleeves = many(
    5,
    (index) =>
      `<g transform="translate(${f.cx + 300 + index * 16} ${y + 6}) rotate(${-6 + index * 4})"><path d="M-110 0v-250h220V0z" fill="${nth(["#b8395a", "#e9c46a", "#35553f", "#7e97cb", "#f3e6cd"] as const, index)}"/><circle cx="0" cy="-130" r="60" fill="#fbf4e6" opacity=".4"/></g>`,
  );
  return `${wall(f, "#c9b48e", "stripes")}${sleeves}${tableTop(f, y)}
    <path d="M${x - 330} ${top - 70}h660l50 200h-760z" fill="#7a4a30"/>
    <path d="M${x - 380} ${top + 130}h760v60h-760z" fill="#5b3624"/>
    <ellipse cx="${x - 40}" cy="${top + 24}" rx="240" ry="82" fill="#2a2521"/>
    ${many(4, (index) => `<ellipse cx="${x - 40}" cy="${top + 24}" rx="${210 - index * 38}" ry="${72 - index * 13}" fill="none" stroke="#4a443e" stroke-width="3"/>`)}
    <ellipse cx="${x - 40}" cy="${top + 24}" rx="76" ry="26" fill="#d88b3d"/>
    <circle cx="${x - 40}" cy="${top + 22}" r="6" fill="#f6ead2"/>
    <path d="M${x + 260} ${top - 30}l-20 90-130 10" stroke="#d9d2c2" stroke-width="13" fill="none" stroke-linejoin="round"/>
    <circle cx="${x + 260}" cy="${top - 30}" r="24" fill="#d9d2c2"/>${veil(f, 0.6)}`;
}

function armchair(f: Frame): string {
  const y = f.h * 0.66;
  const [sit, back] = [f.h * 0.86, "#6b4630"];
  const chair = `<path d="M-150-40q-20-260 30-300h240q50 40 30 300z" fill="${back}"/><path d="M-130-60q-10-210 20-250h220q30 40 20 250z" fill="#8c5a4a"/><path d="M-190-130q40-30 60 10V0h-60zM190-130q-40-30-60 10V0h60z" fill="${back}"/><path d="M-140-70h280v70h-280z" fill="#9c6a58"/><path d="M-150 0h20v50h-20zM130 0h20v50h-20z" fill="#4b3627"/>`;
  return `${wall(f, isDark(f) ? "#6d6472" : "#d6c6a6", "sprigs")}<path d="M0 ${y}h${f.w}V${f.h}H0z" fill="#8a6b4a"/>
    <path d="M${f.w * 0.1} 0h${f.w * 0.24}L${f.w * 0.72} ${f.h}H${f.w * 0.3}z" fill="${mix(airOf(f).low, "#ffe9b0", 0.5)}" opacity=".35"/>
    ${at(f.cx + 40, sit, 1.2, chair)}
    ${at(f.cx + 40, sit - 80, 1, `<path d="M-60-6l56-16 60 16-56 20z" fill="#fbf7f0"/><path d="M-52-8l48 12 52-12" stroke="#cbbd9f" stroke-width="3" fill="none"/>`)}
    ${at(f.cx - 260, sit + 20, 1, `<path d="M-8 0v-190H8V0zM-70-190H70v14H-70z" fill="#6b4f31"/><path d="M-24-190v-40h48v40z" fill="#f3e3c0"/>`)}
    ${veil(f, 0.6)}`;
}

export const tableScenes = { bouquet, cake, jars, tea, pans, bowl, records, armchair };
