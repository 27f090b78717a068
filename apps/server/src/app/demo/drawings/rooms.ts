import { type Frame, many, mix } from "./frame.ts";

type Pattern = "plain" | "tiles" | "dots" | "stripes" | "sprigs";

/** A wall with its paper, over the whole picture. */
export function wall(f: Frame, colour: string, pattern: Pattern = "plain"): string {
  const paint = `<rect width="${f.w}" height="${f.h}" fill="${colour}"/>`;
  const dark = mix(colour, "#6b4f31", 0.16);
  const pale = mix(colour, "#ffffff", 0.3);
  if (pattern === "stripes")
    return paint + many(f.w / 90, (x) => `<path d="M${x * 90} 0h34v${f.h}h-34z" fill="${pale}" opacity=".6"/>`);
  if (pattern === "tiles")
    return (
      paint +
      grid(
        f,
        100,
        (x, y) => `<path d="M${x} ${y}h97v97h-97z" fill="${(x + y) % 200 === 0 ? pale : dark}" opacity=".35"/>`,
      )
    );
  if (pattern === "dots")
    return (
      paint +
      grid(
        f,
        90,
        (x, y) => `<circle cx="${x + ((y / 90) % 2) * 45}" cy="${y + 30}" r="8" fill="${dark}" opacity=".55"/>`,
      )
    );
  if (pattern === "sprigs") {
    return (
      paint +
      grid(f, 130, (x, y) => {
        const left = x + ((y / 130) % 2) * 65;
        return `<g transform="translate(${left} ${y + 50})">
          <path d="M0 26q-2-26 0-44M0 6q-18-4-20-20M0 0q18-6 20-22" stroke="${dark}" stroke-width="4" fill="none"/>
          <circle cy="-22" r="9" fill="${mix(colour, "#b8395a", 0.35)}"/></g>`;
      })
    );
  }
  return paint;
}

function grid(f: Frame, step: number, draw: (x: number, y: number) => string): string {
  return many(f.h / step + 1, (row) => many(f.w / step + 1, (column) => draw(column * step, row * step)));
}

/** Boards from a height down. */
export function floor(f: Frame, y: number, colour: string): string {
  const line = mix(colour, "#2a1a12", 0.22);
  const boards = many(f.w / 150 + 4, (index) => {
    const x = (index - 2) * 150;
    return `<path d="M${x} ${y}l${(x - f.cx) * 0.5} ${f.h - y}" stroke="${line}" stroke-width="4"/>`;
  });
  return `<rect y="${y}" width="${f.w}" height="${f.h - y}" fill="${colour}"/>${boards}<path d="M0 ${y - 22}h${f.w}v22H0z" fill="${mix(colour, "#fff4dc", 0.5)}"/>`;
}

/** A table seen from the front, over the whole width; with a cloth when a colour is given. */
export function tableTop(f: Frame, y: number, cloth?: string): string {
  const wood = "#a87f52";
  const top = `<rect y="${y}" width="${f.w}" height="${f.h - y}" fill="${cloth ?? wood}"/>`;
  if (cloth === undefined) {
    return `${top}
      ${many((f.h - y) / 60 + 1, (row) => `<path d="M0 ${y + 30 + row * 60}q${f.w / 3} ${row % 2 ? 14 : -12} ${f.w} 4" stroke="#8a6034" stroke-width="4" fill="none" opacity=".55"/>`)}
      <path d="M0 ${y}h${f.w}v10H0z" fill="#c79b6b"/>`;
  }
  const dark = mix(cloth, "#6b4f31", 0.14);
  const checks = many(
    f.w / 80 + 1,
    (column) => `<path d="M${column * 80} ${y}h40v${f.h - y}h-40z" fill="${dark}" opacity=".4"/>`,
  );
  const rows = many(
    (f.h - y) / 80 + 1,
    (row) => `<path d="M0 ${y + row * 80}h${f.w}v40H0z" fill="${dark}" opacity=".4"/>`,
  );
  return `${top}${checks}${rows}<path d="M0 ${y}h${f.w}v8H0z" fill="#fff" opacity=".4"/>`;
}

/** The round shade that a thing on a table throws. */
export function shade(x: number, y: number, rx: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.14}" fill="#2a1a12" opacity=".2"/>`;
}
