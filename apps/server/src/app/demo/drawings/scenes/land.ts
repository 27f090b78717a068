import { cow, dog, person, sheep, crowd, raised } from "#app/demo/drawings/figures.ts";
import { at, between, type Frame, many, mix, nth } from "#app/demo/drawings/frame.ts";
import {
  airOf,
  birds,
  blooms,
  falling,
  growthOf,
  hills,
  land,
  pine,
  sky,
  sun,
  tree,
  tufts,
  veil,
} from "#app/demo/drawings/nature.ts";
import { bicycle, car, carBehind, house, houseWindows, mill } from "#app/demo/drawings/things.ts";

const rowColours = ["#d0503f", "#e8b93f", "#c4607a", "#f6ead2", "#ab8ccb", "#e58a4a"] as const;

function tulips(f: Frame): string {
  const y = f.h * 0.46;
  const rows = many(10, (row) => {
    const top = y + 46 + row ** 2 * ((f.h - y) / 110);
    const [size, gap] = [5 + row * 2.6, 17 + row * 5];
    const colour = nth(rowColours, row + Math.floor(f.w));
    const flowers = many(f.w / gap + 1, (index) => {
      const [x, dy] = [index * gap + ((row * 7) % 13), between(f, -3, 3)];
      return `<ellipse cx="${x}" cy="${top + dy}" rx="${size * 0.68}" ry="${size}" fill="${index % 7 === 3 ? mix(colour, "#fff4e0", 0.25) : colour}"/>`;
    });
    return `<rect y="${top}" width="${f.w}" height="${f.h - top}" fill="${mix("#7f9a70", "#5f7f5a", row / 10)}"/>${flowers}`;
  });
  return `${sky(f)}${sun(f, f.w * 0.22, y * 0.5, 44)}${hills(f, y, mix(airOf(f).low, "#7f9a78", 0.6), 16)}
    ${mill(f.w * 0.74, y + 30, 1.25, 28)}${many(5, (index) => tree(f, f.w * 0.08 + index * 62, y + 34, 0.36))}
    ${rows}${veil(f)}${bicycle(f.w * 0.3, f.h - 40, 0.95)}`;
}

function road(f: Frame): string {
  const y = f.h * 0.5;
  const [foot, wide] = [f.h, Math.min(f.w * 0.42, 460)];
  const trees = many(6, (index) => {
    const share = (index / 6) ** 1.6;
    const size = 0.34 + share * 1.5;
    const [dy, dx] = [y + 26 + share * (foot - y) * 0.62, 60 + share * wide * 1.15];
    return tree(f, f.cx - dx, dy, size) + tree(f, f.cx + dx, dy, size);
  });
  const lines = many(6, (index) => {
    const top = y + 20 + index ** 2 * ((foot - y) / 32);
    return `<path d="M${f.cx - 3 - index * 1.6} ${top}h${6 + index * 3.2}v${12 + index * 9}h-${6 + index * 3.2}z" fill="#f4eedf"/>`;
  });
  return `${sky(f)}${sun(f, f.w * 0.7, y * 0.45)}${land(f, y, 2)}
    <path d="M${f.cx - 22} ${y + 8}h44L${f.cx + wide} ${foot}H${f.cx - wide}z" fill="${f.season === "winter" ? "#c9cfd2" : "#a19a8e"}"/>
    ${lines}${trees}${veil(f)}${carBehind(f.cx + 62, y + (foot - y) * 0.5, 0.8, "#a8481f")}`;
}

function mountains(f: Frame): string {
  const y = f.h * 0.6;
  const peaks = many(f.w / 300 + 1, (index) => {
    const [x, tall, half] = [index * 300 + between(f, -60, 60), between(f, 260, 430), between(f, 210, 280)];
    const colour = mix(airOf(f).low, "#7d8a97", between(f, 0.7, 1));
    return `<path d="M${x - half} ${y + 40}L${x} ${y - tall}l${half} ${tall + 40}z" fill="${colour}"/>
      <path d="M${x} ${y - tall}l${half} ${tall + 40}h-${half * 0.8}l-${half * 0.3}-${tall * 0.5}z" fill="#5f6b78" opacity=".28"/>
      <path d="M${x} ${y - tall}l-${half * 0.3} ${tall * 0.34} 34-12 26 30 30-34 34 22z" fill="#f7f7f4"/>`;
  });
  const way = `<path d="M${f.w} ${y + 90}q-${f.w * 0.3}-40-${f.w * 0.46} 10t-${f.w * 0.16} ${f.h - y - 100}h170q-30-${(f.h - y) * 0.4} ${f.w * 0.14}-${(f.h - y) * 0.55}t${f.w * 0.34}-10z" fill="#dccfb4"/>`;
  return `${sky(f)}${sun(f, f.w * 0.16, f.h * 0.16, 46)}${peaks}${hills(f, y + 6, growthOf(f).ground[0], 30)}
    ${hills(f, y + 80, growthOf(f).ground[1], 24)}${way}
    ${many(7, (index) => pine(f, f.w * 0.04 + index * 60 + between(f, -20, 20), y + 130 + between(f, 0, 70), between(f, 0.5, 0.8)))}
    ${blooms(f, { x: 0, y: f.h * 0.86, w: f.w, h: f.h * 0.12 }, f.w / 40)}${veil(f)}
    ${car(f.w * 0.66, y + 112, 0.62, "#ece5d4")}`;
}

function orchard(f: Frame): string {
  const y = f.h * 0.6;
  const [trunkX, base] = [f.cx - 60, f.h * 0.88];
  const [dark, light, pale] = growthOf(f).leaves;
  const crown = [
    [-210, -380, 150, dark],
    [200, -390, 160, dark],
    [0, -480, 230, light],
    [-90, -560, 110, pale],
  ] as const;
  const apples = f.season === "autumn" || f.season === "summer";
  const fruit = many(34, (index) => {
    const [turn, out] = [between(f, 0, Math.PI * 2), Math.sqrt(f.random()) * 215];
    return `<circle cx="${Math.cos(turn) * out * 1.3}" cy="${-450 + Math.sin(turn) * out * 0.8}" r="15" fill="${apples ? nth(["#d0503f", "#d0503f", "#e8b93f"] as const, index) : "#f6dfe4"}"/>`;
  });
  const fence = `${many(f.w / 78 + 1, (index) => `<path d="M${index * 78} ${y + 20}v-116l26-24 26 24v116z" fill="#f3ead6"/>`)}<path d="M0 ${y - 60}h${f.w}v13H0zM0 ${y - 16}h${f.w}v13H0z" fill="#e1d4b8"/>`;
  const crate = `<path d="M-100 0h200l-14-92H-86z" fill="#b98f4e"/>${many(6, (index) => `<circle cx="${-74 + index * 30}" cy="-98" r="21" fill="${index % 3 ? "#d0503f" : "#e8b93f"}"/>`)}<path d="M-97-30H97M-92-60H92" stroke="#8a6631" stroke-width="6"/>`;
  const ladder = `<path d="M-60 0l40-300M60 0L20-300M-50-60H50M-44-120h88M-36-180h72M-28-240h56" stroke="#8b6a45" stroke-width="13" stroke-linecap="round"/>`;
  return `${sky(f)}${land(f, y - 40, 1)}${fence}${hills(f, y + 10, growthOf(f).ground[1], 8)}
    ${at(trunkX, base, 1, `<ellipse rx="260" ry="30" fill="#2a2521" opacity=".15"/><path d="M-46 0q30-150-16-320 70 50 92-10 12 180 34 330z" fill="#6b4f31"/>${crown.map(([x, top, r, colour]) => `<circle cx="${x}" cy="${top}" r="${r}" fill="${colour}"/>`).join("")}${fruit}`)}
    ${at(trunkX + 190, base + 10, 1, ladder)}
    ${tufts(f, y + 60, f.h - 10, mix(growthOf(f).ground[2], "#3a4a30", 0.25))}
    ${apples ? at(Math.min(f.w - 140, trunkX + 380), base + 30, 1, crate) : ""}${veil(f)}`;
}

function meadow(f: Frame): string {
  const y = f.h * 0.48;
  const cows = many(f.w / 280, (index) =>
    cow(170 + index * 290 + between(f, -40, 40), y + 110 + (index % 3) * 90, 0.5 + (index % 3) * 0.26),
  );
  return `${sky(f)}${sun(f, f.w * 0.8, y * 0.4)}${land(f, y, 3)}${mill(f.w * 0.2, y + 14, 0.8, 12)}
    ${many(6, (index) => tree(f, f.w * 0.45 + index * 74, y + 16, 0.42))}
    <path d="M0 ${f.h * 0.82}h${f.w}v26H0z" fill="#8fa9b8"/>${cows}
    ${blooms(f, { x: 0, y: f.h * 0.87, w: f.w, h: f.h * 0.12 }, f.w / 26)}${veil(f)}
    ${birds(f, f.w * 0.4, y * 0.5)}`;
}

function dyke(f: Frame): string {
  const y = f.h * 0.56;
  const slope = `<path d="M0 ${y}q${f.w * 0.3}-110 ${f.w} -40V${f.h}H0z" fill="${growthOf(f).ground[1]}"/><path d="M0 ${f.h * 0.8}q${f.w * 0.4}-70 ${f.w} -10V${f.h}H0z" fill="${growthOf(f).ground[2]}"/>`;
  const flock = many(f.w / 130, (index) =>
    sheep(90 + index * 130 + between(f, -30, 30), y + 60 + between(f, 0, f.h * 0.2), between(f, 0.6, 0.95)),
  );
  return `${sky(f)}${sun(f, f.w * 0.74, y * 0.48)}<rect y="${y - 40}" width="${f.w}" height="100" fill="#93aebb"/>
    ${slope}${flock}${tufts(f, f.h * 0.84, f.h, "#6f8a5c")}${veil(f)}${bicycle(f.w * 0.42, y - 14, 0.42)}
    ${person(f.w * 0.5, y - 16, 0.5, { coat: "#b8395a", style: "long", wears: "dress" })}
    ${person(f.w * 0.5 + 46, y - 17, 0.54, { coat: "#565c66" })}${birds(f, f.w * 0.14, y * 0.4, 4)}`;
}

function forest(f: Frame): string {
  const y = f.h * 0.58;
  const trunks = many(f.w / 60, (index) => {
    const [x, near] = [index * 60 + between(f, -20, 20), f.random()];
    return `<path d="M${x} 0l${10 + near * 14} 0 6 ${y + near * 70}h-${24 + near * 20}z" fill="${mix(airOf(f).low, "#6b5238", 0.35 + near * 0.5)}"/>`;
  });
  const leaves = many(f.w / 11, (index) => {
    const [x, top, r] = [between(f, 0, f.w), between(f, -40, f.h * 0.36), between(f, 26, 70)];
    return `<circle cx="${x}" cy="${top}" r="${r}" fill="${nth([...growthOf(f).leaves], index)}" opacity=".8"/>`;
  });
  const fallen = many(
    f.w / 12,
    (index) =>
      `<ellipse cx="${between(f, 0, f.w)}" cy="${between(f, y + 30, f.h)}" rx="9" ry="5" fill="${nth([...growthOf(f).leaves], index + 1)}"/>`,
  );
  const way = `<path d="M${f.cx - 30} ${y}h70q40 ${(f.h - y) * 0.4} 260 ${f.h - y}H${f.cx - 280}q220-${(f.h - y) * 0.5} 250-${f.h - y}z" fill="#d8c39a"/>`;
  return `<rect width="${f.w}" height="${f.h}" fill="${mix(airOf(f).low, "#e9dfae", 0.4)}"/>${trunks}${leaves}
    <rect y="${y}" width="${f.w}" height="${f.h - y}" fill="${growthOf(f).ground[2]}"/>${way}${fallen}${veil(f)}
    ${person(f.cx - 30, y + (f.h - y) * 0.42, 0.8, { coat: "#a8481f" })}
    ${person(f.cx + 40, y + (f.h - y) * 0.42, 0.5, { coat: "#e9c46a", wears: "dress", style: "long" })}
    ${dog(f.cx + 170, y + (f.h - y) * 0.5, 0.36)}`;
}

function bench(f: Frame): string {
  const y = f.h * 0.6;
  const seat = `<path d="M-190-96h380v18h-380zM-190-170h380v16h-380zM-190-136h380v16h-380z" fill="#7a5c3c"/><path d="M-166 0v-180h14V0zM152 0v-180h14V0z" fill="#4a3a2e"/>`;
  return `${sky(f)}${sun(f, f.w * 0.32, y * 0.62, 64)}${land(f, y, 3)}${tree(f, f.cx + 250, f.h * 0.86, 2.6)}
    ${at(f.cx - 60, f.h * 0.86, 1, seat)}
    ${many(16, () => `<ellipse cx="${between(f, 0, f.w)}" cy="${between(f, f.h * 0.86, f.h)}" rx="10" ry="5" fill="${growthOf(f).leaves[1]}"/>`)}
    ${tufts(f, f.h * 0.9, f.h, mix(growthOf(f).ground[2], "#3a4a30", 0.2))}${veil(f)}`;
}

function snow(f: Frame): string {
  const y = f.h * 0.7;
  const roof = `<path d="M-306-350L0-572l306 222-20 10L0-500l-286 160z" fill="#f6f8f9"/>`;
  const man = `<g fill="#fdfdfc" stroke="#c3ced6" stroke-width="4"><circle cy="-40" r="48"/><circle cy="-112" r="36"/><circle cy="-166" r="26"/></g><path d="M0-168l34 8-34 4z" fill="#d88b3d"/><path d="M-28-188h56M-18-190v-30h36v30" stroke="#3f3a35" stroke-width="8" fill="#3f3a35"/><path d="M-34-138q34 18 68 0" stroke="#b8395a" stroke-width="12" fill="none"/>`;
  return `${sky(f)}${hills(f, y - 80, "#dfe6ea", 30)}${pine(f, f.w * 0.1, y, 1.1)}${pine(f, f.w * 0.9, y + 20, 1.3)}
    ${house(f.cx, y + 20, 0.8, {})}${at(f.cx, y + 20, 0.8, roof)}${hills(f, y, "#f3f5f6", 24)}
    ${hills(f, f.h * 0.86, "#e3e9ee", 20)}${at(f.cx + 260, f.h * 0.9, 1, man)}${veil(f)}
    ${houseWindows(f, f.cx, y + 20, 0.8)}${falling(f, "snow")}`;
}

function sledge(f: Frame): string {
  const y = f.h * 0.44;
  const slope = `<path d="M0 ${y - 60}q${f.w * 0.3} 20 ${f.w * 0.55} ${f.h * 0.26}t${f.w * 0.45} ${f.h * 0.1}V${f.h}H0z" fill="#f1f4f5"/><path d="M0 ${y + 120}q${f.w * 0.34} 60 ${f.w} ${f.h * 0.3}V${f.h}H0z" fill="#e0e7ec"/>`;
  const sled = `<path d="M-90 0h170q30 0 34-26" stroke="#8a6034" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M-80-34h150v12H-80z" fill="#a8481f"/><path d="M-60-22v22M40-22v22" stroke="#8a6034" stroke-width="8"/>`;
  return `${sky(f)}${sun(f, f.w * 0.76, y * 0.42)}${hills(f, y, "#c9d5dc", 50)}
    ${many(6, (index) => pine(f, f.w * 0.5 + index * 90, y + 60 + index * 12, 0.7 + (index % 3) * 0.2))}${slope}
    ${at(f.w * 0.46, f.h * 0.74, 1.1, `<g transform="rotate(14)">${sled}${person(-20, -36, 0.7, { coat: "#b8395a", style: "hat", hands: raised })}${person(40, -36, 0.56, { coat: "#7e97cb" })}</g>`)}
    ${crowd(3, (index) => [f.w * 0.12 + index * 70, y + 130 + index * 26, 0.5])}${veil(f)}${falling(f, "snow")}`;
}

function tent(f: Frame): string {
  const y = f.h * 0.52;
  const canvas = `<path d="M-270 0L0-340 270 0z" fill="#d88b3d"/><path d="M0-340L270 0H44z" fill="#b96b25"/><path d="M-44 0L0-224 54 0z" fill="#5b3a1c"/><path d="M-270 0l-70 34M270 0l70 34" stroke="#efe6d2" stroke-width="4"/>`;
  const stove = `<path d="M-60 0h120M-40 0v50M40 0v50" stroke="#6b4f31" stroke-width="10"/><path d="M-24-10h48v-34h-48z" fill="#8b98a0"/><path d="M24-34h18" stroke="#5e554c" stroke-width="6"/>`;
  return `${sky(f)}${f.light === "night" ? sun(f, f.w * 0.8, f.h * 0.16, 44) : ""}${land(f, y, 2)}
    ${many(f.w / 190, (index) => tree(f, 60 + index * 190 + between(f, -30, 30), y + 40, between(f, 0.8, 1.3)))}
    ${hills(f, f.h * 0.68, growthOf(f).ground[2], 16)}${at(f.cx - 40, f.h * 0.86, 1, canvas)}
    ${at(f.cx + 320, f.h * 0.88, 1, stove)}${tufts(f, f.h * 0.9, f.h, "#5f7f5a")}${veil(f)}
    ${f.light === "night" ? `<path d="M${f.cx - 84} ${f.h * 0.86}l44-224 54 224z" fill="#f8c878" opacity=".85"/>` : ""}
    ${f.light === "grey" ? falling(f, "rain") : ""}`;
}

function allotment(f: Frame): string {
  const y = f.h * 0.5;
  const head = (x: number, top: number): string =>
    `<path d="M${x} ${top}V${f.h}" stroke="#5f7f5a" stroke-width="12"/><ellipse cx="${x + 34}" cy="${top + 140}" rx="38" ry="18" fill="#6b8a63"/><ellipse cx="${x - 34}" cy="${top + 200}" rx="38" ry="18" fill="#7f9a78"/>${many(12, (index) => `<ellipse cx="${x}" cy="${top - 52}" rx="17" ry="34" fill="#e8b93f" transform="rotate(${index * 30} ${x} ${top})"/>`)}<circle cx="${x}" cy="${top}" r="38" fill="#6b4423"/>`;
  const shed = `<path d="M-150 0v-180h300V0z" fill="#8a6b4a"/><path d="M-180-176L0-270l180 94z" fill="#5e4c3a"/><path d="M-40 0v-120h80V0z" fill="#35553f"/><path d="M80-140h50v50H80z" fill="#bcd3d8"/>`;
  return `${sky(f)}${land(f, y, 2)}${at(f.w * 0.26, y + 60, 0.9, shed)}
    ${person(f.w * 0.42, f.h * 0.76, 1.15, { coat: "#7e97cb", style: "hat", wears: "dress" })}
    ${many(5, (row) => `<path d="M0 ${f.h * 0.72 + row * 56}h${f.w}v22H0z" fill="#8a6b4a" opacity=".5"/>${many(f.w / 80 + 1, (index) => `<circle cx="${index * 80 + (row % 2) * 40}" cy="${f.h * 0.72 + row * 56}" r="${18 + row * 3}" fill="${nth(["#7f9a78", "#8fae77"] as const, index + row)}"/>`)}`)}
    ${many(Math.max(2, f.w / 420), (index) => head(f.w * 0.8 - index * 150, f.h * 0.4 + (index % 2) * 70))}
    ${veil(f)}`;
}

export const landScenes = {
  tulips,
  road,
  mountains,
  orchard,
  meadow,
  dyke,
  forest,
  bench,
  snow,
  sledge,
  tent,
  allotment,
};
