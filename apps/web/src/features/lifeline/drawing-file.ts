import { saveFile } from "#lib/save-file.ts";

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly range: string;
  readonly address: URL;
}

/**
 * The drawing with the fonts for its letters embedded: it is opened where our fonts are not installed, and an SVG image
 * may load no files. Letters missing in our fonts use the reader's fonts.
 */
export async function withOwnFonts(svg: string): Promise<string> {
  const faces = ownFaces().filter((face) => svg.includes(face.family) && isNeeded(face.range, svg));
  const rules = await Promise.all(faces.map(ruleOf));
  return svg.replace("<defs>", () => `<style>${rules.join("")}</style><defs>`);
}

/** The fonts of the page, found in its stylesheets, because the file names differ in each build. */
function ownFaces(): Face[] {
  return [...document.styleSheets].flatMap(facesIn);
}

function facesIn(sheet: CSSStyleSheet | CSSImportRule["styleSheet"]): Face[] {
  if (!sheet) return [];
  return [...sheet.cssRules].flatMap((rule) => {
    if (rule instanceof CSSImportRule) return facesIn(rule.styleSheet);
    return rule instanceof CSSFontFaceRule ? faceOf(rule) : [];
  });
}

function faceOf({ style, parentStyleSheet }: CSSFontFaceRule): Face[] {
  const path = /url\(["']?([^"')]+)/.exec(style.getPropertyValue("src"))?.[1];
  if (path === undefined) return [];
  return [
    {
      family: style.getPropertyValue("font-family").replaceAll(/["']/g, ""),
      weight: style.getPropertyValue("font-weight"),
      range: style.getPropertyValue("unicode-range"),
      address: new URL(path, parentStyleSheet?.href ?? document.baseURI),
    },
  ];
}

/** `range` as in a stylesheet: "U+0-FF, U+131". */
function isNeeded(range: string, text: string): boolean {
  const spans = [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, from = "", to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  const letters = Array.from(new Set(text), (letter) => letter.codePointAt(0) ?? 0);
  return letters.some((letter) => spans.some(([from = 0, to = 0]) => letter >= from && letter <= to));
}

async function ruleOf({ family, weight, range, address }: Face): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error("A font did not come");
  const data = base64Of(new Uint8Array(await answer.arrayBuffer()));
  return `@font-face{font-family:"${family}";font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
}

/** `Uint8Array.prototype.toBase64` is missing in some of the supported browsers. */
function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

export function saveSvg(svg: string, name: string): void {
  saveFile(`${name}.svg`, new Blob([svg], { type: "image/svg+xml" }));
}

export async function savePng(svg: string, name: string, width: number): Promise<void> {
  const picture = await loadPicture(svg);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * picture.height) / picture.width);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("This browser has no room for the picture");
  saveFile(`${name}.png`, blob);
}

export async function loadPicture(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}
