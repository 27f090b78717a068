import { at, many, nth } from "./frame.ts";

export const coats = ["#b8395a", "#35553f", "#7e97cb", "#e9c46a", "#a8481f", "#565c66", "#fbf4e6", "#74549a"] as const;
const hairs = ["#5b3a1c", "#2a2521", "#b98f4e", "#8a6034"] as const;

interface Person {
  readonly coat: string;
  readonly hair?: string;
  readonly wears?: "dress" | "trousers";
  readonly style?: "short" | "long" | "bun" | "hat";
  /** Where each hand is, seen from its shoulder. */
  readonly hands?: readonly [readonly [number, number], readonly [number, number]];
}

const skin = "#e6c09a";

/** Stands with the feet at a point; at scale 1 about 200 tall. */
export function person(x: number, y: number, size: number, look: Person): string {
  const { coat, hair = "#5b3a1c", wears = "trousers", style = "short", hands = downHands } = look;
  const arms = many(2, (index) => {
    const side = index === 0 ? -1 : 1;
    const [dx, dy] = nth(hands, index);
    return `<path d="M${side * 19}-128q${dx * 0.6} ${dy * 0.3} ${dx} ${dy}" stroke="${coat}" stroke-width="14" fill="none" stroke-linecap="round"/>
      <circle cx="${side * 19 + dx}" cy="${-128 + dy}" r="8" fill="${skin}"/>`;
  });
  const body =
    wears === "dress"
      ? `<path d="M-10-4v-30h7v30zM3-4v-30h7v30z" fill="${skin}"/><path d="M-42-22q16-112 42-124 26 12 42 124-42 12-84 0z" fill="${coat}"/>`
      : `<path d="M-20 0l4-84h32l4 84H6l-5-64L-6 0z" fill="#4a4440"/><path d="M-27-76q-2-66 27-72 29 6 27 72-27 8-54 0z" fill="${coat}"/>`;
  return at(
    x,
    y,
    size,
    `<ellipse rx="40" ry="7" fill="#2a2521" opacity=".16"/>${style === "long" ? `<path d="M-27-170q-4 50 6 58h42q10-8 6-58z" fill="${hair}"/>` : ""}${body}${arms}<circle cy="-170" r="25" fill="${skin}"/><path d="M-10-168v1M10-168v1M-6-157q6 5 12 0" stroke="#7a4a34" stroke-width="4" stroke-linecap="round" fill="none" opacity=".75"/>${hairOf(style, hair)}`,
  );
}

const downHands: NonNullable<Person["hands"]> = [
  [-12, 54],
  [12, 54],
];
export const raised: NonNullable<Person["hands"]> = [
  [-40, -44],
  [42, -40],
];
export const holding: NonNullable<Person["hands"]> = [
  [-30, 44],
  [30, 44],
];
export const waving: NonNullable<Person["hands"]> = [
  [-12, 54],
  [40, -46],
];

function hairOf(style: Person["style"], hair: string): string {
  const cap = `<path d="M-27-168q0-30 27-30t27 30q-12-14-27-14t-27 14z" fill="${hair}"/>`;
  if (style === "bun") return `${cap}<circle cy="-200" r="13" fill="${hair}"/>`;
  if (style === "hat") {
    return `<path d="M-40-180q40-14 80 0-40 10-80 0z" fill="#c9a66b"/><path d="M-24-184q4-34 24-34t24 34z" fill="#d8bb86"/>`;
  }
  return cap;
}

/** A row of people, no two neighbours alike. */
export function crowd(count: number, place: (index: number) => readonly [number, number, number], hands = downHands) {
  return many(count, (index) => {
    const [x, y, size] = place(index);
    return person(x, y, size, {
      coat: nth(coats, index * 3 + 1),
      hair: nth(hairs, index),
      wears: index % 2 === 0 ? "dress" : "trousers",
      style: nth(["long", "short", "bun", "short"] as const, index),
      hands,
    });
  });
}

interface Bust {
  readonly coat: string;
  readonly hair: string;
  readonly style: "short" | "long" | "bun" | "veil" | "grey" | "child";
  readonly tilt?: number;
}

/** Head and shoulders, as in a portrait; the chin's lower end of the coat is at the point. */
export function bust(x: number, y: number, size: number, { coat, hair, style, tilt = 0 }: Bust): string {
  const behind =
    style === "long" || style === "veil"
      ? `<path d="M-96-260q-10 150-40 210h272q-30-60-40-210-6-92-96-92t-96 92z" fill="${style === "veil" ? "#fbf7f0" : hair}" opacity="${style === "veil" ? 0.92 : 1}"/>`
      : "";
  const fringe = `<path d="M-86-262q-4-96 86-98 90 2 86 98-30-48-86-50-56 2-86 50z" fill="${hair}"/>`;
  const knot = style === "bun" || style === "grey" ? `<circle cy="-366" r="36" fill="${hair}"/>` : "";
  const glasses =
    style === "grey"
      ? `<g fill="none" stroke="#5e554c" stroke-width="5"><circle cx="-32" cy="-246" r="24"/><circle cx="32" cy="-246" r="24"/><path d="M-8-248h16"/></g>`
      : "";
  const crown = style === "veil" ? many(7, (index) => bloom(-66 + index * 22, -326 - bow(index, 6) * 30, index)) : "";
  const face = `<ellipse cy="-248" rx="80" ry="92" fill="#ecc9a5"/><circle cx="-46" cy="-220" r="16" fill="#e0a08a" opacity=".5"/><circle cx="46" cy="-220" r="16" fill="#e0a08a" opacity=".5"/>
    <path d="M-44-246q12 12 24 0M20-246q12 12 24 0M-26-202q26 24 52 0" stroke="#6b4231" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M0-240q8 14-2 20" stroke="#c99a78" stroke-width="5" fill="none" stroke-linecap="round"/>`;
  return at(
    x,
    y,
    size,
    `<g transform="rotate(${tilt})">${behind}<path d="M-30-180h60v70h-60z" fill="#dcb48d"/><path d="M-170 0q0-118 110-140 60 46 120 0 110 22 110 140v420h-340z" fill="${coat}"/>${face}${fringe}${knot}${glasses}${crown}</g>`,
  );
}

function bow(index: number, last: number): number {
  return Math.sin((index / last) * Math.PI);
}

function bloom(x: number, y: number, index: number): string {
  return `<circle cx="${x}" cy="${y}" r="14" fill="${nth(["#e28aa0", "#f6ead2", "#e8b93f"] as const, index)}"/><circle cx="${x}" cy="${y}" r="5" fill="#b8803f"/>`;
}

export function cat(x: number, y: number, size: number, fur = "#6b6058"): string {
  return at(
    x,
    y,
    size,
    `<path d="M56-10q60 0 50-60-4-24 10-30" stroke="${fur}" stroke-width="18" fill="none" stroke-linecap="round"/><path d="M-50 0q-12-110 40-140h20q60 30 52 140z" fill="${fur}"/><circle cy="-160" r="46" fill="${fur}"/><path d="M-44-170l-2-52 36 24zM44-170l2-52-36 24z" fill="${fur}"/><path d="M-20 0q-6-60 20-74 26 14 20 74z" fill="#efe6d6"/>
    <path d="M-24-162q8 8 16 0M8-162q8 8 16 0M-8-142q8 8 16 0" stroke="#f4ead6" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  );
}

export function dog(x: number, y: number, size: number, fur = "#b98f4e"): string {
  return at(
    x,
    y,
    size,
    `<ellipse cy="4" rx="130" ry="14" fill="#2a2521" opacity=".14"/><path d="M110-84q40-10 46-54" stroke="${fur}" stroke-width="16" fill="none" stroke-linecap="round"/><path d="M-90 0v-80h26v80zM-50 0v-70h24v70zM60 0v-70h24v70zM92 0v-80h24v80z" fill="#9a7439"/><path d="M-100-56q0-66 60-66H80q44 0 40 66-110 24-220 0z" fill="${fur}"/>
    <path d="M-150-130q-4-54 44-56 46-2 50 44 0 40-40 44-20 2-50-10-30-4-30-16 0-10 26-6z" fill="${fur}"/><path d="M-84-184q40 4 34 66-28 0-34-66z" fill="#7d5c2c"/><circle cx="-148" cy="-130" r="9" fill="#2a2521"/><circle cx="-116" cy="-152" r="6" fill="#2a2521"/>`,
  );
}

export function cow(x: number, y: number, size: number): string {
  return at(
    x,
    y,
    size,
    `<ellipse cy="2" rx="110" ry="10" fill="#2a2521" opacity=".14"/><path d="M-84 0v-60h20v60zM-46 0v-56h18v56zM44 0v-56h18v56zM72 0v-60h20v60z" fill="#efe8da"/><path d="M-96-50q-6-74 40-76H70q34 2 32 76-96 20-198 0z" fill="#f4eee1"/><path d="M-60-124q50-6 54 30-6 34-44 26-24-20-10-56zM24-126q46-2 48 30-10 28-40 16-22-20-8-46z" fill="#3b3630"/>
    <path d="M-92-120q-40-14-56 12-10 30 8 40 30 4 50-20z" fill="#3b3630"/><path d="M-148-96q-8 24 10 28 22 0 20-16z" fill="#e3b7a0"/><path d="M-104-122l14-20M-122-124l-2-18" stroke="#d8cdb8" stroke-width="7" stroke-linecap="round"/>`,
  );
}

export function sheep(x: number, y: number, size: number): string {
  return at(
    x,
    y,
    size,
    `<path d="M-30 0v-34h9v34zM24 0v-34h9v34z" fill="#4a4440"/><g fill="#f6f0e2"><circle cx="-28" cy="-48" r="26"/><circle cx="4" cy="-56" r="32"/><circle cx="34" cy="-46" r="25"/></g><ellipse cx="-56" cy="-58" rx="16" ry="20" fill="#4a4440"/>`,
  );
}
