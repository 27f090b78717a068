import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

const folder = join(import.meta.dirname, "public/icons");
const ground = "#35553F";

// The drawing of favicon.svg. Systems that cut the corners themselves need a background up to the edge.
const motif = `<path d="M3 22c6-5 8 2 13-1s7-6 13-2" fill="none" stroke="#C9A66B" stroke-width="3.4" stroke-linecap="round"/><g fill="#F0A3B4"><circle cx="16" cy="6.5" r="3.4"/><circle cx="20.3" cy="9.6" r="3.4"/><circle cx="18.6" cy="14.6" r="3.4"/><circle cx="13.4" cy="14.6" r="3.4"/><circle cx="11.7" cy="9.6" r="3.4"/></g><circle cx="16" cy="10.8" r="2.5" fill="#E9C46A"/>`;
const plus = `<g fill="none" stroke="#F6EBD9" stroke-width="4" stroke-linecap="round"><path d="M16 8v16M8 16h16"/></g>`;
// The lane runs from edge to edge; the rest stays within the central circle of 80% that no system crops.
const wideMotif = `<path d="M-2 23.4c7-3 11 2.2 18-.3s10-4.6 18-1.3" fill="none" stroke="#C9A66B" stroke-width="3" stroke-linecap="round"/><g transform="translate(1.6 3.4) scale(.9)">${motif.slice(motif.indexOf("<g"))}</g>`;

const icons = [
  { file: "icon-192.png", size: 192, drawing: rounded(motif) },
  { file: "icon-512.png", size: 512, drawing: rounded(motif) },
  { file: "maskable-192.png", size: 192, drawing: full(wideMotif) },
  { file: "maskable-512.png", size: 512, drawing: full(wideMotif) },
  { file: "apple-touch-icon.png", size: 180, drawing: full(wideMotif) },
  { file: "add-96.png", size: 96, drawing: rounded(plus) },
];

await mkdir(folder, { recursive: true });
for (const { file, size, drawing } of icons) {
  await sharp(Buffer.from(drawing), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(join(folder, file));
}

function rounded(content: string): string {
  return svg(`<rect width="32" height="32" rx="9" fill="${ground}"/>${content}`);
}

function full(content: string): string {
  return svg(`<rect width="32" height="32" fill="${ground}"/>${content}`);
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${content}</svg>`;
}
