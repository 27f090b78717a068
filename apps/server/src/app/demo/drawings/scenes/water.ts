import { coats, crowd, holding, person, raised, waving } from "#app/demo/drawings/figures.ts";
import { at, between, type Frame, many, mix, nth } from "#app/demo/drawings/frame.ts";
import {
  airOf,
  birds,
  falling,
  glitter,
  growthOf,
  hills,
  sky,
  sun,
  tree,
  tufts,
  veil,
  water,
} from "#app/demo/drawings/nature.ts";
import { bicycle, gables, glow, isDark, mill, sailboat } from "#app/demo/drawings/things.ts";

const sand = ["#e8d3a6", "#d9bd86"] as const;

function sea(f: Frame): string {
  const y = f.h * 0.5;
  const shore = y + Math.min(170, f.h * 0.16);
  return `${sky(f)}${sun(f, f.w * 0.66, y - 66, 66)}${water(f, y, shore + 40)}${glitter(f, f.w * 0.66, y, shore)}
    ${hills(f, shore + 20, sand[0], 26)}${hills(f, f.h * 0.8, sand[1], 50)}${veil(f)}
    ${person(f.cx - 40, f.h * 0.78, 0.85, { coat: "#3f3a35", wears: "dress", style: "long" })}
    ${person(f.cx + 26, f.h * 0.785, 0.9, { coat: "#4d4640" })}
    ${tufts(f, f.h * 0.84, f.h + 10, "#8b9c62", f.w / 24)}${birds(f, f.w * 0.2, y * 0.5, 4)}`;
}

function beach(f: Frame): string {
  const y = f.h * 0.4;
  const parasol = `<path d="M-5 0v-300H5V0z" fill="#8a6034"/><path d="M-170-190Q-150-310 0-316 150-310 170-190z" fill="#c4607a"/><path d="M-114-190Q-96-300 0-316-26-280-58-190zM0-190v-126Q40-280 58-190zM114-190Q100-290 0-316 140-300 170-190z" fill="#fbf4e6"/><path d="M-170-190q28-18 56 0 28-18 56 0 29-18 58 0 29-18 58 0 28-18 56 0 28-18 56 0" fill="none" stroke="#a84a64" stroke-width="5"/>`;
  const castle = `<path d="M-90 0l14-70h24v-22h22v22h20v-44h26v44h20v-22h22v22h24L96 0z" fill="#c9a66b"/><path d="M4-114v-46l34 12-34 12" fill="#b8395a" stroke="#6b4f31" stroke-width="4"/>`;
  const screen = many(
    6,
    (index) => `<path d="M${index * 56} 0v-110h54V0z" fill="${index % 2 ? "#f6ead2" : "#7e97cb"}"/>`,
  );
  return `${sky(f)}${sun(f, f.w * 0.2, y * 0.4, 50)}${water(f, y, y + 140)}${sailboat(f.w * 0.76, y + 26, 0.34)}
    <path d="M0 ${y + 120}q${f.w * 0.25}-26 ${f.w * 0.5} 0t${f.w * 0.5} 0V${f.h}H0z" fill="#f4ecd8"/>
    ${hills(f, y + 150, sand[0], 10)}${at(f.w * 0.06, f.h * 0.74, 1, screen)}
    ${at(f.w * 0.72, f.h * 0.8, 1, parasol)}${at(f.cx - 20, f.h * 0.9, 1.05, castle)}
    ${person(f.cx - 190, f.h * 0.9, 0.75, { coat: "#e9c46a", wears: "dress", style: "long", hands: raised })}
    ${person(f.cx + 140, f.h * 0.9, 0.6, { coat: "#a8481f", hands: holding })}
    ${person(f.w * 0.44, y + 160, 0.4, { coat: "#565c66" })}${veil(f)}${birds(f, f.w * 0.4, y * 0.4, 4)}`;
}

function harbour(f: Frame): string {
  const y = f.h * 0.52;
  const boats = many(f.w / 330 + 1, (index) => {
    const near = index % 2;
    return sailboat(120 + index * 330 + between(f, -30, 30), y + 110 + near * 130, 0.72 + near * 0.34, {
      hull: nth(["#6b4f31", "#3f5170", "#8c3f2c"] as const, index),
      sail: nth(["#f3e6cd", "#b5652f", "#efe0c0"] as const, index),
    });
  });
  return `${sky(f)}${gables(f, y, 0.5)}${water(f, y, f.h)}${boats}<path d="M0 ${f.h - 70}h${f.w}v70H0z" fill="#8a6b4a"/>
    ${many(f.w / 90, (index) => `<path d="M${index * 90} ${f.h - 70}v70" stroke="#6b4f31" stroke-width="4"/>`)}
    ${many(f.w / 380, (index) => `<path d="M${160 + index * 380} ${f.h - 50}v-70q20-20 40 0v70z" fill="#4a3a2e"/>`)}
    ${veil(f)}${birds(f, f.w * 0.56, f.h * 0.12)}`;
}

function ferry(f: Frame): string {
  const y = f.h * 0.5;
  const ship = `<path d="M-390-60h800q-20 110-90 120h-600q-80-6-110-120z" fill="#f4eee1"/><path d="M-372-10h764q-12 30-30 46h-690q-30-16-44-46z" fill="#3f5170"/><path d="M-300-60v-80h560l40 80z" fill="#efe6d4"/><path d="M-220-140v-64h380l30 64z" fill="#e5d9c2"/><path d="M-40-204v-96h90v96z" fill="#c9713b"/><path d="M-40-270h90v20h-90z" fill="#fbf4e6"/>${many(12, (index) => `<circle cx="${-260 + index * 46}" cy="-98" r="13" fill="#5a7484"/>`)}${many(8, (index) => `<path d="M${-196 + index * 44}-184h28v26h-28z" fill="#5a7484"/>`)}<path d="M0-310q-60-30-30-70 30-30-20-60" stroke="#d9d4c8" stroke-width="22" fill="none" stroke-linecap="round" opacity=".7"/>${many(9, (index) => person(-280 + index * 62, -138, 0.24, { coat: nth(coats, index) }))}`;
  return `${sky(f)}${sun(f, f.w * 0.82, y * 0.5)}${hills(f, y - 6, mix(airOf(f).low, "#9aa88a", 0.6), 10)}
    ${water(f, y, f.h)}${glitter(f, f.w * 0.82, y, f.h)}
    ${at(f.cx - 10, y + (f.h - y) * 0.42, Math.min(1, f.w / 920), ship)}
    ${many(7, (index) => `<path d="M${f.cx - 340 + index * 100} ${y + (f.h - y) * 0.42 + 66}q40-14 80 0" stroke="#fbfaf3" stroke-width="8" fill="none" stroke-linecap="round"/>`)}
    ${veil(f)}${birds(f, f.w * 0.1, y * 0.36)}`;
}

function lighthouse(f: Frame): string {
  const y = f.h * 0.66;
  const tall = Math.min(520, f.h * 0.5);
  const x = f.w * 0.62;
  const tower = many(5, (index) => {
    const [low, high] = [index / 5, (index + 1) / 5];
    const [wide, narrow] = [74 - low * 30, 74 - high * 30];
    return `<path d="M${-wide} ${-tall * low}L${-narrow} ${-tall * high}H${narrow}L${wide} ${-tall * low}z" fill="${index % 2 ? "#f6ead2" : "#b5523a"}"/>`;
  });
  const head = `<path d="M-58-${tall}h116v14h-116z" fill="#3f3a35"/><path d="M-34-${tall}v-66h68v66z" fill="${isDark(f) ? "#fdeab0" : "#bcd3d8"}"/><path d="M-44-${tall + 64}q44-60 88 0z" fill="#8c3f2c"/><path d="M-14 0v-60h28V0z" fill="#4a3a2e"/>`;
  const beam = isDark(f)
    ? `<path d="M${x} ${y - tall - 34}L-40 ${y - tall - 190}v250z" fill="#fdeab0" opacity=".3"/>${glow(x, y - tall - 34, 130)}`
    : "";
  return `${sky(f)}${isDark(f) ? "" : sun(f, f.w * 0.24, f.h * 0.2)}${water(f, y - 120, f.h)}
    ${hills(f, y - 20, mix(sand[1], growthOf(f).ground[2], 0.5), 40)}${at(x, y + 10, 1, tower + head)}
    ${at(x - 150, y + 16, 0.9, `<path d="M-70 0v-80h140V0z" fill="#f3ead6"/><path d="M-86-76L0-130l86 54z" fill="#8c3f2c"/>`)}
    ${hills(f, f.h * 0.82, sand[1], 46)}${tufts(f, f.h * 0.86, f.h, "#8b9c62", f.w / 26)}${veil(f)}${beam}
    ${isDark(f) ? `<path d="M${x - 34} ${y + 10 - tall}v-66h68v66z" fill="#fdeab0"/>` : birds(f, f.w * 0.2, f.h * 0.3, 4)}`;
}

function lake(f: Frame): string {
  const y = f.h * 0.44;
  const sails = many(f.w / 240, (index) =>
    sailboat(
      90 + index * 250 + between(f, -40, 40),
      y + 40 + (index % 3) * (f.h - y) * 0.24,
      0.4 + (index % 3) * 0.36,
      { sail: nth(["#b5652f", "#f3e6cd", "#a8481f"] as const, index) },
    ),
  );
  const reeds = many(f.w / 22, () => {
    const x = between(f, 0, f.w);
    return `<path d="M${x} ${f.h}q6-60 ${between(f, -16, 16)}-${between(f, 80, 150)}" stroke="#8b9c62" stroke-width="5" fill="none"/>`;
  });
  return `${sky(f)}${sun(f, f.w * 0.3, y * 0.5)}${hills(f, y - 4, mix(airOf(f).low, growthOf(f).ground[2], 0.7), 12)}
    ${mill(f.w * 0.86, y + 4, 0.6, 40)}${water(f, y, f.h)}${sails}${veil(f)}${reeds}`;
}

function skating(f: Frame): string {
  const y = f.h * 0.46;
  const scratches = many(f.w / 60, () => {
    const [x, top] = [between(f, -80, f.w), between(f, y + 70, f.h)];
    return `<path d="M${x} ${top}q120-26 ${between(f, 160, 280)} 8" stroke="#b5c4ca" stroke-width="3" fill="none"/>`;
  });
  const skaters = many(f.w / 150 + 1, (index) => {
    const depth = ((index * 5) % 7) / 6;
    return at(
      60 + index * 150 + between(f, -30, 30),
      y + 70 + depth * (f.h - y - 130),
      0.36 + depth * 0.62,
      `<g transform="rotate(${index % 2 ? 10 : -10})">${person(0, 0, 1, {
        coat: nth(coats, index * 3),
        style: nth(["hat", "short", "long"] as const, index),
        hands: [
          [-40, 14 + (index % 3) * 10],
          [38, -10],
        ],
      })}<path d="M-30 4h40M2 4h40" stroke="#5e6a72" stroke-width="5" stroke-linecap="round"/></g>`,
    );
  });
  return `${sky(f)}${sun(f, f.w * 0.76, y * 0.5, 52)}${hills(f, y - 8, "#c3cbc6", 12)}${mill(f.w * 0.18, y + 6, 1, 35)}
    ${many(f.w / 120, (index) => tree({ ...f, season: "winter" }, f.w * 0.32 + index * 110, y + 4, between(f, 0.4, 0.62)))}
    <rect y="${y}" width="${f.w}" height="${f.h - y}" fill="#d7e2e5"/>
    <path d="M0 ${y}h${f.w}l-${f.w * 0.2} 42H${f.w * 0.16}z" fill="#f4f3ee"/>${scratches}${skaters}${veil(f)}
    ${f.light === "grey" ? falling(f, "snow") : ""}`;
}

function canal(f: Frame): string {
  const y = f.h * 0.6;
  const arch = Math.min(f.w * 0.3, 330);
  const bridge = `<path d="M0 ${y + 20}Q${f.cx} ${y - 70} ${f.w} ${y + 20}V${y + 190}H${f.cx + arch}Q${f.cx + arch * 0.9} ${y + 30} ${f.cx} ${y + 26}Q${f.cx - arch * 0.9} ${y + 30} ${f.cx - arch} ${y + 190}H0z" fill="#a67c60"/><path d="M${f.cx - arch} ${y + 190}Q${f.cx - arch * 0.9} ${y + 30} ${f.cx} ${y + 26}T${f.cx + arch} ${y + 190}" stroke="#8a6047" stroke-width="16" fill="none"/><path d="M0 ${y + 20}Q${f.cx} ${y - 70} ${f.w} ${y + 20}" stroke="#e9dcc3" stroke-width="12" fill="none"/><path d="M0 ${y - 26}Q${f.cx} ${y - 116} ${f.w} ${y - 26}" stroke="#3f3a35" stroke-width="5" fill="none"/>${many(
    f.w / 60,
    (index) => {
      const share = (index * 60) / f.w;
      const top = y - 26 - 180 * share * (1 - share);
      return `<path d="M${index * 60} ${top}v46" stroke="#3f3a35" stroke-width="4"/>`;
    },
  )}`;
  const lamps = many(2, (index) => {
    const x = f.w * (index ? 0.82 : 0.18);
    return `<path d="M${x - 4} ${y + 34}v-150h8v150z" fill="#2a2521"/>${isDark(f) ? glow(x, y - 130, 90) : ""}
      <path d="M${x - 15} ${y - 116}h30l-6-36h-18z" fill="${isDark(f) ? "#fde2a0" : "#e9e2cf"}"/>`;
  });
  return `${sky(f)}${gables(f, y, Math.max(0.72, f.h / 1500))}${water(f, y, f.h, mix("#7d9690", airOf(f).low, 0.2))}
    ${bridge}${veil(f)}${lamps}${bicycle(f.cx - 90, y - 18, 0.4)}
    ${person(f.cx + 20, y - 20, 0.5, { coat: "#b8395a", wears: "dress", style: "bun" })}
    ${person(f.cx + 72, y - 18, 0.52, { coat: "#35553f", style: "hat", hands: waving })}`;
}

function icyCanal(f: Frame): string {
  const y = f.h * 0.56;
  const ice = `<rect y="${y}" width="${f.w}" height="${f.h - y}" fill="#d3dfe3"/>${many(f.w / 70, () => `<path d="M${between(f, -60, f.w)} ${between(f, y + 20, f.h)}q110-20 220 8" stroke="#b5c4ca" stroke-width="3" fill="none"/>`)}`;
  return `${sky(f)}${gables(f, y, 0.66)}<path d="M0 ${y - 14}h${f.w}v20H0z" fill="#f4f6f7"/>${crowd(f.w / 46, (index) => [20 + index * 46, y + 4, 0.36 + (index % 3) * 0.03])}${ice}${many(
    f.w / 170 + 1,
    (index) =>
      at(
        90 + index * 190,
        y + 110 + ((index * 3) % 4) * (f.h - y - 150) * 0.3,
        0.6 + ((index * 3) % 4) * 0.16,
        `<g transform="rotate(14)">${person(0, 0, 1, {
          coat: nth(["#d88b3d", "#35553f", "#b8395a", "#3f5170"] as const, index),
          style: "short",
          hands: [
            [-44, 26],
            [-30, 30],
          ],
        })}</g>`,
      ),
  )}${veil(f)}${falling(f, "snow")}`;
}

export const waterScenes = { sea, beach, harbour, ferry, lighthouse, lake, skating, canal, "icy-canal": icyCanal };
