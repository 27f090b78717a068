import { cat, coats, crowd, dog, holding, person, raised } from "#app/demo/drawings/figures.ts";
import { at, between, type Frame, many, mix, nth } from "#app/demo/drawings/frame.ts";
import { veil } from "#app/demo/drawings/nature.ts";
import { floor, shade, tableTop, wall } from "#app/demo/drawings/rooms.ts";
import { candle, curtains, glow, isDark, lampString, outside, windowFrame } from "#app/demo/drawings/things.ts";

const spines = ["#a8481f", "#35553f", "#565c66", "#b98f4e", "#74549a", "#f1e2c6", "#7e97cb", "#8c3f2c"] as const;

function shelves(f: Frame, top: number, bottom: number, gap = 165): string {
  return many((bottom - top) / gap, (shelf) => {
    const base = top + (shelf + 1) * gap - 24;
    let x = 40;
    const books: string[] = [];
    while (x < f.w - 60) {
      const [w, tall] = [between(f, 22, 42), between(f, gap * 0.55, gap * 0.8)];
      const lean = f.random() < 0.05 ? 8 : 0;
      books.push(
        `<path d="M${x} ${base}l${lean}-${tall}h${w}l-${lean} ${tall}z" fill="${nth(spines, Math.floor(f.random() * 8))}"/><path d="M${x + 5 + lean * 0.8} ${base - tall * 0.8}h${w - 10}" stroke="#f6ead2" stroke-width="4" opacity=".6"/>`,
      );
      x += w + (f.random() < 0.08 ? 30 : 3);
    }
    return `${books.join("")}<path d="M20 ${base}h${f.w - 40}v22H20z" fill="#6b4f31"/>`;
  });
}

function library(f: Frame): string {
  const desk = f.h * 0.83;
  const lamp = `<path d="M-6 0v-110H6V0zM-50 0h100v-10H-50z" fill="#3f3a35"/><path d="M-70-100q10-76 70-76t70 76z" fill="#35553f"/>`;
  const book = `<path d="M-170 0l150-34 20 12 20-12L170 0v16H-170z" fill="#fbf7f0"/><path d="M0-22V10M-130-14l96-20M-120 0l86-18M130-14l-96-20M120 0l-86-18" stroke="#cbbd9f" stroke-width="3"/>`;
  return `<rect width="${f.w}" height="${f.h}" fill="#cdb48a"/>${shelves(f, 20, desk - 30)}
    <path d="M0 ${desk}h${f.w}V${f.h}H0z" fill="#8a6631"/><path d="M0 ${desk}h${f.w}v16H0z" fill="#a87f52"/>
    ${at(f.cx - 60, desk + 40, 1.1, book)}${veil(f, 0.6)}${glow(f.cx + 240, desk - 60, 230)}
    ${at(f.cx + 240, desk + 16, 1.2, lamp)}
    <path d="M${f.cx + 164} ${desk - 104}h152l70 120H${f.cx + 94}z" fill="#f8e4a8" opacity=".35"/>`;
}

function counter(f: Frame): string {
  const desk = f.h * 0.72;
  const stacks = many(3, (index) =>
    at(
      f.cx - 330 + index * 300,
      desk,
      1,
      many(
        4 + index,
        (book) =>
          `<path d="M${-70 + (book % 2) * 10} ${-26 - book * 28}h${140 - (book % 3) * 10}v26h-${140 - (book % 3) * 10}z" fill="${nth(spines, book + index * 2)}"/>`,
      ),
    ),
  );
  return `<rect width="${f.w}" height="${f.h}" fill="#d8c39c"/>${shelves(f, -10, desk - 60, 150)}
    ${person(f.cx - 170, desk + 110, 2, { coat: "#7e97cb", wears: "dress", style: "bun", hands: holding })}
    ${person(f.cx + 170, desk + 120, 2.06, { coat: "#35553f", hair: "#8a6034", hands: holding })}
    <path d="M0 ${desk}h${f.w}V${f.h}H0z" fill="#7a5530"/><path d="M0 ${desk}h${f.w}v22H0z" fill="#a87f52"/>
    ${many(f.w / 240, (index) => `<path d="M${40 + index * 240} ${desk + 60}h180v${f.h}h-180z" fill="#8a6338"/>`)}
    ${stacks}${veil(f, 0.6)}`;
}

function window(f: Frame): string {
  const [w, h] = [Math.min(620, f.w * 0.6), Math.min(f.h * 0.6, 720)];
  const box = { x: f.cx - w / 2, y: f.h * 0.14, w, h };
  const sill = box.y + h;
  const night = isDark(f);
  const candles = many(5, (index) => candle(box.x + w * (0.14 + index * 0.18), sill, 64 + ((index * 31) % 52)));
  const plant = `<path d="M-44 0l-10-70H54L44 0z" fill="#b5652f"/>${many(7, (leaf) => `<path d="M0-70q${-90 + leaf * 30}-40 ${-80 + leaf * 27}-${90 + (leaf % 3) * 24}q30 20 ${80 - leaf * 27} ${90 + (leaf % 3) * 24}z" fill="${leaf % 2 ? "#6b8a63" : "#7f9a78"}"/>`)}${many(5, (bud) => `<circle cx="${-60 + bud * 30}" cy="${-150 - (bud % 2) * 26}" r="14" fill="#d0503f"/>`)}`;
  const room = night ? "#4a3a35" : "#e6d6b8";
  return `${wall(f, room, night ? "plain" : "stripes")}${windowFrame(box, outside(f, box))}
    ${curtains(box, night ? "#8c3f2c" : "#c98a7a")}
    <path d="M0 ${sill + 30}h${f.w}V${f.h}H0z" fill="${night ? "#5e4636" : "#c9ab82"}"/>
    ${night ? candles : at(box.x + w * 0.3, sill, 1.1, plant) + cat(box.x + w * 0.72, sill + 2, 1)}
    ${night ? "" : veil(f)}`;
}

function kitchen(f: Frame): string {
  const top = f.h * 0.62;
  const [w, h] = [360, Math.min(320, f.h * 0.32)];
  const box = { x: f.cx - w / 2, y: top - h - 110, w, h };
  const kettle = `<path d="M-60 0q-30-90 0-110H60q30 20 0 110z" fill="#a8481f"/><path d="M64-80q56 0 60 44M-30-110q30-50 60 0" stroke="#5b2a16" stroke-width="10" fill="none"/>`;
  const bowl = `<path d="M-46 0q-70-10-80-70h252q-10 60-80 70z" fill="#5d76b3"/><path d="M-118-48h236" stroke="#f6ead2" stroke-width="6"/>${many(5, (index) => `<circle cx="${-76 + index * 38}" cy="${-78 - (index % 2) * 18}" r="23" fill="${index % 2 ? "#e8b93f" : "#d0503f"}"/>`)}`;
  const shelf = `<path d="M0 0h230v14H0z" fill="#8b6a45"/>${many(4, (index) => `<path d="M${14 + index * 54} 0v-60h40V0z" fill="${nth(["#f6ead2", "#b5c9c4", "#e9b7bf", "#f3e6cd"] as const, index)}"/><path d="M${12 + index * 54}-62h44v-10h-44z" fill="#8a6034"/>`)}`;
  const cupboards = many(
    f.w / 290 + 1,
    (index) =>
      `<path d="M${24 + index * 290} ${top + 84}h246v${f.h - top - 120}h-246z" fill="#8fae86" stroke="#6b8a63" stroke-width="6"/><circle cx="${240 + index * 290}" cy="${top + 84 + (f.h - top - 120) / 2}" r="10" fill="#e9c46a"/>`,
  );
  return `${wall(f, "#eadab8", "tiles")}${windowFrame(box, outside(f, box))}${curtains(box, "#c4607a")}${at(Math.max(20, f.cx - 560), top - 250, 1, shelf)}<path d="M0 ${top}h${f.w}v50H0z" fill="#8b6a45"/><path d="M0 ${top + 50}h${f.w}V${f.h}H0z" fill="#7f9a78"/>${cupboards}${at(f.cx - 300, top, 1, kettle)}${at(f.cx + 250, top, 1, bowl)}${
    f.w > 1100
      ? at(
          f.cx + 470,
          top,
          1,
          many(
            3,
            (index) =>
              `<path d="M${index * 50 - 60} 0v-66h40V0z" fill="#b8395a"/><path d="M${index * 50 - 62}-66h44v-14h-44z" fill="#f6ead2"/>`,
          ),
        )
      : ""
  }${veil(f, 0.6)}${isDark(f) ? `${glow(f.cx, 120, 360)}<path d="M${f.cx - 4} 0v70h8V0z" fill="#3f3a35"/><path d="M${f.cx - 70} 120q10-60 70-60t70 60z" fill="#e9c46a"/>` : ""}`;
}

function cradle(f: Frame): string {
  const y = f.h * 0.76;
  const basket = `<path d="M-290-260q290 130 580 0L240 0H-240z" fill="#b0804d"/>${many(12, (index) => `<path d="M${-250 + index * 45} ${-232 + Math.sin((index / 11) * Math.PI) * 36}l${(6 - index) * 3} 212" stroke="#8a6034" stroke-width="7"/>`)}<path d="M-260-244q260 120 520 0-30-70-130-70h-260q-110 0-130 70z" fill="#fbf4e6"/><path d="M-140-220q180 60 360-22l-16-60q-170 60-330 16z" fill="${f.season === "spring" ? "#e9b7bf" : "#9db1dc"}"/><circle cx="-170" cy="-296" r="54" fill="#f0cfae"/><path d="M-216-314q46-62 96-6-52-20-96 6z" fill="#8b6a45"/><path d="M-190-292q10 8 18 0M-160-292q10 8 18 0M-172-270q10 8 20 0" stroke="#7a4a34" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-230 20q-60 60-110 40M230 20q60 60 110 40" stroke="#8a6034" stroke-width="24" fill="none" stroke-linecap="round"/>`;
  const hang = f.h * 0.12;
  const mobile = `<path d="M${f.cx} 0v${hang + 40}M${f.cx - 120} ${hang + 40}h240M${f.cx - 120} ${hang + 40}v70M${f.cx} ${hang + 40}v50M${f.cx + 120} ${hang + 40}v80" stroke="#8b6a45" stroke-width="5"/><circle cx="${f.cx - 120}" cy="${hang + 134}" r="26" fill="#e28aa0"/><path d="M${f.cx} ${hang + 84}l12 26 28 2-22 18 8 28-26-16-26 16 8-28-22-18 28-2z" fill="#e8b93f"/><circle cx="${f.cx + 120}" cy="${hang + 146}" r="26" fill="#7e97cb"/>`;
  const box = { x: f.w * 0.68, y: f.h * 0.12, w: Math.min(260, f.w * 0.24), h: f.h * 0.3 };
  return `${wall(f, "#f0e0c8", "dots")}${windowFrame(box, outside(f, box))}${floor(f, y, "#c19a72")}
    <ellipse cx="${f.cx - 40}" cy="${f.h * 0.9}" rx="430" ry="62" fill="#c98a7a"/>${mobile}
    ${at(f.cx - 40, f.h * 0.84, 1, basket)}${veil(f, 0.6)}`;
}

function barn(f: Frame): string {
  const y = f.h * 0.8;
  const peak = f.h * 0.03;
  const roof = f.h * 0.34;
  const posts = many(
    f.w / 150 + 1,
    (index) => `<path d="M${index * 150 - 13} ${roof - 60}h26v${y - roof + 60}h-26z" fill="#4b3627"/>`,
  );
  const strings = many(Math.max(3, f.h / 260), (row) =>
    lampString([0, f.h * 0.2 + row * 92], [f.w, f.h * 0.2 + row * 92], f.w / 92, 120),
  );
  const dancers = crowd(
    f.w / 130,
    (index) => [80 + index * 134, y + 60 + (index % 3) * 30, 1 + (index % 3) * 0.06],
    raised,
  );
  return `<rect width="${f.w}" height="${f.h}" fill="#3c2c24"/>${posts}
    <path d="M0 ${roof}L${f.cx} ${peak}L${f.w} ${roof}v64L${f.cx} ${peak + 74}L0 ${roof + 64}z" fill="#5e4430"/>
    ${strings}${floor(f, y, "#7a5530")}${dancers}`;
}

function piano(f: Frame): string {
  const y = f.h * 0.84;
  const keys = `${many(21, (index) => `<path d="M${-294 + index * 28}-210h26v34h-26z" fill="#fbf7f0"/>`)}${many(20, (index) => (index % 7 === 2 || index % 7 === 6 ? "" : `<path d="M${-276 + index * 28}-210h16v20h-16z" fill="#2a2521"/>`))}`;
  const body = `<path d="M-330-170v-330h660v330z" fill="#6b4630"/><path d="M-350-520h700v28h-700z" fill="#7f5639"/><path d="M-290-460h260v190h-260zM30-460h260v190H30z" fill="#5b3a27"/><path d="M-340-220h680v18h-680z" fill="#7f5639"/>${keys}<path d="M-330-176h660v30h-660z" fill="#5b3a27"/><path d="M-320-146h34V0h-34zM286-146h34V0h-34z" fill="#5b3a27"/><path d="M-80-300h160v-96H-80z" fill="#fbf4e6"/><path d="M-66-376H66M-66-356H66M-66-336H66M-66-316H66" stroke="#8b8175" stroke-width="2.5"/>`;
  const stool = `<path d="M-80-80H80v22H-80z" fill="#8c3f2c"/><path d="M-66-58l-10 58h16l10-58zM66-58L76 0H60L50-58z" fill="#4b3627"/>`;
  return `${wall(f, "#d9c7a4", "sprigs")}${floor(f, y - 40, "#a47c53")}<g transform="translate(${f.cx} ${f.h * 0.22})"><path d="M-70-60H70V60H-70z" fill="#8a6631"/><path d="M-56-46H56V46H-56z" fill="#bcd0d2"/><path d="M-56 20q56-50 112 0v26H-56z" fill="#8fae77"/></g>${at(f.cx, y, 1, body)}${at(f.cx - 10, y + 60, 1, stool)}${person(
    f.cx - 10,
    y + 50,
    1.3,
    {
      coat: "#e9c46a",
      wears: "dress",
      style: "long",
      hands: [
        [-40, 6],
        [40, 6],
      ],
    },
  )}${veil(f, 0.6)}${candle(f.cx - 250, y - 520, 50)}${candle(f.cx + 250, y - 520, 40)}`;
}

function bedside(f: Frame): string {
  const y = f.h * 0.74;
  const bed = `<path d="M-420-250v330h26v-330zM394-180v260h26v-260z" fill="#7a5530"/><path d="M-400-40h800v110h-800z" fill="#fbf4e6"/><path d="M-220-70q300-50 616 10v130h-640z" fill="#a8604f"/>${many(5, (index) => `<path d="M${-180 + index * 120}-74q14 70 0 144" stroke="#f3d9b8" stroke-width="12" fill="none" opacity=".6"/>`)}<path d="M-380-40q0-70 80-70h80q50 0 40 70z" fill="#fffdf8"/>`;
  return `${wall(f, isDark(f) ? "#5d5a6e" : "#dccdb0", "sprigs")}${floor(f, y + 70, "#8a6b4a")}${at(f.cx, y, 1, bed)}
    ${at(f.cx - 180, y - 20, 1.3, `<circle cy="-90" r="40" fill="#f0cfae"/><path d="M-40-96q40-70 82-4-40-18-82 4z" fill="#8a6034"/><path d="M-20-88q8 8 16 0M10-88q8 8 16 0M-8-70q8 6 16 0" stroke="#7a4a34" stroke-width="4" fill="none"/>`)}
    ${at(f.cx + 20, y - 50, 1, `<path d="M-80 0l70-70 80 0-64 70z" fill="#b8395a"/><path d="M-66-6l64-58 60 0-58 58z" fill="#fbf7f0"/>`)}
    ${cat(f.cx + 260, y - 44, 0.62, "#b98f4e")}${veil(f, 0.6)}${glow(f.cx - 370, y - 330, 300)}
    ${at(f.cx - 380, y - 250, 1, `<path d="M-5 0v-60H5V0z" fill="#e9c46a"/><path d="M-60-56q14-80 60-80t60 80z" fill="#f6d998"/><path d="M-70 4H70v16H-70z" fill="#7a5530"/>`)}`;
}

function stove(f: Frame): string {
  const y = f.h * 0.8;
  const iron = `<path d="M-130 0v-240h260V0z" fill="#3f3d3a"/><path d="M-146-240h292v22h-292z" fill="#57534d"/><path d="M-30-262v-${y}h60v${y}z" fill="#35332f"/><path d="M-90-180H90v110H-90z" fill="#241f1b"/><path d="M-60-70q-10-60 20-84 0 34 26 20 20-24 10-54 60 40 54 118z" fill="#eda03c"/><path d="M-24-70q0-40 22-52 20 26 18 52z" fill="#fbe0a0"/><path d="M-110 0h30v26h-30zM80 0h30v26H80z" fill="#2a2825"/>`;
  const shoes = many(
    4,
    (index) =>
      `<path d="M${index * 78} 0q-4-44 22-44 14 20 40 24 16 4 12 20z" fill="${nth(["#8a5a34", "#b8395a", "#3f5170", "#6b4423"] as const, index)}"/><path d="M${14 + index * 78}-40l8-34 10 34z" fill="#d88b3d"/><path d="M${18 + index * 78}-70l-8-16M${22 + index * 78}-72l2-18" stroke="#6b8a63" stroke-width="4"/>`,
  );
  return `${wall(f, isDark(f) ? "#7c6250" : "#dcc8a0", "stripes")}${floor(f, y, "#8a6338")}
    <ellipse cx="${f.cx}" cy="${f.h * 0.93}" rx="${f.w * 0.42}" ry="50" fill="#9c4f3c"/>
    ${at(f.cx - 60, y + 10, 1.15, iron)}${dog(f.cx + 250, f.h * 0.93, 1)}
    ${at(Math.max(20, f.cx - 480), y + 54, 0.9, shoes)}${veil(f, 0.6)}${glow(f.cx - 60, y - 130, 340)}`;
}

function stairs(f: Frame): string {
  const steps = many(9, (index) => {
    const [top, x] = [f.h - (index + 1) * f.h * 0.085, 60 + index * f.w * 0.07];
    return `<path d="M${x} ${top}H${f.w}v${f.h * 0.085}H${x}z" fill="${mix("#b98f63", "#8a6338", (index % 2) * 0.3 + index * 0.04)}"/>
      <path d="M${x + 90} ${top}h${f.w * 0.4}v${f.h * 0.085}h-${f.w * 0.4}z" fill="${index % 2 ? "#9c4f3c" : "#8c3f2c"}"/>`;
  });
  const rail = `<path d="M30 ${f.h * 0.86}L${60 + f.w * 0.62} ${f.h * 0.02}" stroke="#5b3a27" stroke-width="20" stroke-linecap="round"/>${many(9, (index) => `<path d="M${66 + index * f.w * 0.07} ${f.h - (index + 1) * f.h * 0.085}v-${f.h * 0.11}" stroke="#6b4630" stroke-width="10"/>`)}`;
  return `${wall(f, "#dccaa6", "sprigs")}${steps}${rail}${cat(f.w * 0.52, f.h - f.h * 0.085 * 4, 1.25)}${veil(f, 0.6)}`;
}

function coat(index: number): string {
  return `<path d="M-54 34L-84 ${180 + (index % 2) * 20}M54 34L84 ${180 + (index % 2) * 20}" stroke="${mix(nth(coats, index * 2 + 1), "#2a1a12", 0.18)}" stroke-width="34" stroke-linecap="round"/>
    <path d="M-56 30q56-40 112 0l18 ${190 + (index % 3) * 40}H-74z" fill="${nth(coats, index * 2 + 1)}"/>
    <path d="M0 14v${200 + (index % 3) * 40}" stroke="#2a1a12" stroke-width="4" opacity=".25"/>`;
}

function hallway(f: Frame): string {
  const y = f.h * 0.84;
  const rack = f.h * 0.3;
  const skates = `<path d="M0 0l-24 90M0 0l28 96" stroke="#efe6d2" stroke-width="4"/>${many(2, (index) => `<g transform="translate(${index ? 28 : -24} ${index ? 96 : 90})"><path d="M-10 0h36v40h44q16 4 14 26H-16z" fill="#4a3a2e"/><path d="M-20 80H92q14 0 16-14" stroke="#9aa6ad" stroke-width="8" fill="none"/></g>`)}`;
  return `${wall(f, "#cfc3a4", "stripes")}${floor(f, y, "#8a6b4a")}
    <path d="M${f.w * 0.06} ${rack}h${f.w * 0.88}v26H${f.w * 0.06}z" fill="#6b4f31"/>
    ${many(f.w / 200, (index) => at(f.w * 0.16 + index * 190, rack + 10, 1, `<path d="M-6 0h12v30H-6z" fill="#3f3a35"/>${index === 1 ? skates : coat(index)}`))}
    <path d="M${f.w * 0.1} ${rack}v-40q50-40 100 0v40z" fill="#565c66"/>
    ${at(f.w * 0.8, y + 20, 1, `<path d="M-50 0v-170H50V0z" fill="#a87f52"/>${many(3, (index) => `<path d="M${-26 + index * 26}-120v-190" stroke="${nth(["#b8395a", "#35553f", "#3f5170"] as const, index)}" stroke-width="16" stroke-linecap="round"/><path d="M${-26 + index * 26}-310q0-26 20-20" stroke="#6b4f31" stroke-width="8" fill="none"/>`)}`)}
    ${veil(f, 0.6)}`;
}

function wallpaper(f: Frame): string {
  const layer = (x: number, colour: string, pattern: string): string =>
    `<path d="M${x} 0H${f.w}V${f.h}H${x - 40}q60-${f.h * 0.2} 10-${f.h * 0.42}t30-${f.h * 0.58}z" fill="${colour}"/>${pattern}<path d="M${x} 0q-50 ${f.h * 0.3} -20 ${f.h * 0.58}t-20 ${f.h * 0.42}h-34q20-${f.h * 0.2} 0-${f.h * 0.42}t30-${f.h * 0.58}z" fill="#fbf4e6" opacity=".9"/>`;
  const news = many(f.h / 26, (row) =>
    many(
      3,
      (column) =>
        `<path d="M${20 + column * f.w * 0.11} ${20 + row * 26}h${f.w * 0.09 - between(f, 0, 30)}" stroke="#8b8175" stroke-width="${row % 9 === 0 ? 12 : 4}"/>`,
    ),
  );
  const stripes = many(
    f.w / 44,
    (index) => `<path d="M${f.w * 0.4 + index * 44} 0h18v${f.h}h-18z" fill="#6b8a63" opacity=".7"/>`,
  );
  const blooms = many(f.h / 110, (row) =>
    many(f.w / 110, (column) => {
      const [x, y] = [f.w * 0.7 + column * 110 + (row % 2) * 55, 50 + row * 110];
      return (
        many(
          6,
          (turn) =>
            `<ellipse cx="${x}" cy="${y - 24}" rx="14" ry="24" fill="#8a5a34" transform="rotate(${turn * 60} ${x} ${y})"/>`,
        ) + `<circle cx="${x}" cy="${y}" r="12" fill="#d8a45a"/>`
      );
    }),
  );
  const ladder = `<path d="M-90 0L-30-560M90 0L30-560M-74-120H74M-60-240H60M-48-360H48M-38-470H38" stroke="#a87f52" stroke-width="18" stroke-linecap="round"/>`;
  return `<rect width="${f.w}" height="${f.h}" fill="#ece2cb"/>${news}${layer(f.w * 0.4, "#cbd2b0", stripes)}${layer(f.w * 0.7, "#c09a6b", blooms)}${at(f.w * 0.3, f.h * 0.97, 1, ladder)}${person(
    f.w * 0.3,
    f.h * 0.97 - 236,
    1.3,
    {
      coat: "#3f5170",
      hands: [
        [-20, 40],
        [64, -40],
      ],
    },
  )}${veil(f, 0.6)}`;
}

function desk(f: Frame): string {
  const y = f.h * 0.6;
  const [w, h] = [Math.min(460, f.w * 0.5), f.h * 0.36];
  const box = { x: f.cx - w / 2, y: f.h * 0.08, w, h };
  const letter = `<g transform="rotate(-7)"><path d="M-170-110h340v220h-340z" fill="#fffaf0"/><path d="M-150-60h150M-150-28h140M-150 4h150M-150 36h110" stroke="#8b9bb8" stroke-width="5"/><path d="M90-90h60v70H90z" fill="#c4607a"/><path d="M20-100v190" stroke="#e4dacb" stroke-width="4"/><path d="M50 20h100M50 50h80" stroke="#8b9bb8" stroke-width="5"/></g>`;
  return `${wall(f, "#d9cbb0", "plain")}${windowFrame(box, outside(f, box))}${tableTop(f, y)}
    ${shade(f.cx - 60, f.h * 0.84, 190)}${at(f.cx - 60, f.h * 0.8, 1.1, letter)}
    ${at(f.cx + 260, f.h * 0.78, 1, `<path d="M-50 0v-100H50V0z" fill="#5d76b3"/>${many(4, (index) => `<path d="M${-30 + index * 20}-100l${-10 + index * 8}-90" stroke="${nth(["#e8b93f", "#b8395a", "#35553f", "#8a6034"] as const, index)}" stroke-width="11" stroke-linecap="round"/>`)}`)}
    <g transform="translate(${f.cx + 150} ${f.h * 0.9}) rotate(24)">
    <path d="M-120-8H90l40 8-40 8h-210z" fill="#2a2521"/></g>${veil(f, 0.6)}`;
}

export const roomScenes = {
  library,
  counter,
  window,
  kitchen,
  cradle,
  barn,
  piano,
  bedside,
  stove,
  stairs,
  hallway,
  wallpaper,
  desk,
};
