import type { Picture } from "./probe.ts";

interface FilterOptions {
  /** Maps the brightness of HDR films to ordinary screens; without it they look pale. */
  readonly canToneMap: boolean;
  readonly longSide: number;
  readonly shortSide: number;
}

const toneMapping =
  "zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv";

/** Square pixels, even sides, never enlarged. ffmpeg has turned the picture upright before. */
export function pictureFilters(picture: Picture, { canToneMap, longSide, shortSide }: FilterOptions): string {
  const { width, height } = picture;
  const scale = Math.min(1, longSide / Math.max(width, height), shortSide / Math.min(width, height));
  const size = [width, height].map((side) => Math.max(2, 2 * Math.round((side * scale) / 2))).join(":");
  return [`scale=${size}`, "setsar=1", ...(picture.isHdr && canToneMap ? [toneMapping] : [])].join(",");
}
