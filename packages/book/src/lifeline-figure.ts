import { cleanTitle, type Voice, voiceOf } from "./clean-text.ts";

/** Words of a drawing. */
interface Label extends Voice {
  readonly text: string;
  /** Their middle, on the line they stand on. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly isItalic: boolean;
  readonly tracking: number;
}

interface LifelineFigure {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly labels: readonly Label[];
}

/** One by itself, or several in a group that says how they look. */
const texts = /<g ([^<>]*)>((?:<text [^<>]*>[^<>]*<\/text>)+)<\/g>|<text ([^<>]*)>([^<>]*)<\/text>/g;
const text = /<text ([^<>]*)>([^<>]*)<\/text>/g;

/**
 * The drawing without its words, and where they stand: the typesetter sets them in the fonts they need, with all that a
 * script asks for. What draws the rope joins no letters and has no fonts. Words that are not centred stay where they are.
 */
export function lifelineFigure(svg: string): LifelineFigure {
  const [, width, height] = /^<svg[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const labels: Label[] = [];
  const drawing = svg.replaceAll(texts, (all: string, look = "", group = "", own = "", words = "") => {
    const found = group === "" ? [[own, words]] : [...group.matchAll(text)].map((one) => [`${look} ${one[1]}`, one[2]]);
    const read = found.map(([attributes = "", content = ""]) => labelOf(attributes, content));
    if (read.some((label) => label === undefined)) return all;
    labels.push(...read.filter((label) => label !== undefined));
    return "";
  });
  return { svg: drawing, width: Number(width ?? 1), height: Number(height ?? 1), labels };
}

function labelOf(attributes: string, content: string): Label | undefined {
  const values = new Map(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const [x, y] = [values.get("x"), values.get("y")];
  if (values.get("text-anchor") !== "middle" || x === undefined || y === undefined) return undefined;
  const words = cleanTitle(unescaped(content));
  const fill = values.get("fill") ?? "";
  return {
    text: words,
    ...voiceOf(words),
    x: Number(x),
    y: Number(y),
    size: Number(values.get("font-size") ?? 10),
    fill: /^#[\da-f]{6}$/i.test(fill) ? fill : "#000000",
    isItalic: values.get("font-style") === "italic",
    tracking: Number(values.get("letter-spacing") ?? 0),
  };
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

function unescaped(content: string): string {
  return content.replaceAll(/&([\w#]+);/g, (all, name: string) => entities[name] ?? all);
}
