import { join } from "node:path";

import { motifDefinitions } from "@lane/domain/lifeline/motif-svg.ts";
import { paperColours } from "@lane/domain/lifeline/paper-colours.ts";
import { ropeLine, ropeStrands } from "@lane/domain/lifeline/rope.ts";
import sharp from "sharp";

/**
 * Draws `shared-page/flower-card.png`, the picture in the previews of every shared link: a flower, and nothing of
 * anybody. The picture is committed. `node draw-flower-card.ts`
 */
const [width, height] = [1200, 630];
const { paper, straw, strawDark } = paperColours;
const thickness = 15;
const shape = { lengthPx: width + 80, waveHeight: 14, waveLength: 620 };

const rope = `<g transform="translate(-40 538)" fill="none" stroke-linecap="round">
<path d="${ropeLine(shape)}" stroke="${strawDark}" stroke-width="${thickness + 3}"/>
<path d="${ropeLine(shape)}" stroke="${straw}" stroke-width="${thickness}"/>
<path d="${ropeStrands(shape, thickness)}" stroke="${strawDark}" stroke-width="2"/></g>`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${motifDefinitions("")}</defs><rect width="${width}" height="${height}" fill="${paper}"/>${rope}
<use href="#flower-0" transform="translate(600 540) scale(8)"/></svg>`;

await sharp(Buffer.from(drawing))
  .png({ palette: true, quality: 90 })
  .toFile(join(import.meta.dirname, "shared-page/flower-card.png"));
