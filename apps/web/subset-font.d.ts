declare module "subset-font" {
  interface Options {
    readonly keepAllGlyphs: true;
    readonly glyphNames?: true;
    readonly targetFormat: "truetype" | "woff2";
    readonly variationAxes?: VariationAxes;
  }

  /** One value for an axis, or the part of it that is kept. */
  export type VariationAxes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;

  export default function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>;
}
