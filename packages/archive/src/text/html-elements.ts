/** Rules for elements that htmlparser2 has but does not export; a test compares the results. */
export interface ElementKind {
  readonly name: string;
  readonly isVoid: boolean;
  /** Entities inside the element are not decoded. */
  readonly isRaw: boolean;
  /** The elements that its opening tag closes, where they are innermost. */
  readonly closes: ReadonlySet<string> | undefined;
  /** The kind of its content; undefined where it is that of its parent. */
  readonly context: HtmlContext | undefined;
}

export type HtmlContext = "html" | "svg" | "math";

const words = (list: string): readonly string[] => list.split(" ");

/** Opening one of the first closes those of the second that are innermost. */
const closing: readonly (readonly [string, string])[] = [
  ["tr", "tr th td"],
  ["th", "th"],
  ["td", "thead th td"],
  ["body", "head link script"],
  ["a", "a"],
  ["li", "li"],
  [
    "p address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre section table ul",
    "p",
  ],
  ["h1 h2 h3 h4 h5 h6", "h1 h2 h3 h4 h5 h6 p"],
  ["select input output button datalist textarea", "input option optgroup select button datalist textarea"],
  ["option", "option"],
  ["optgroup", "optgroup option"],
  ["dd dt", "dd dt"],
  ["rt rp", "rt rp"],
  ["tbody tfoot", "thead tbody"],
];

const closedByOpening: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  closing.flatMap(([opened, closed]) => words(opened).map((name) => [name, new Set(words(closed))] as const)),
);

const voidElements: ReadonlySet<string> = new Set(
  words("area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr"),
);

const rawElements: ReadonlySet<string> = new Set(words("iframe noembed noframes plaintext script style xmp"));

/** Inside of drawings and formulas, these hold HTML again. */
const integrationElements: ReadonlySet<string> = new Set(
  words("mi mo mn ms mtext annotation-xml foreignObject desc title"),
);

/** Elements of drawings whose names have large letters. */
export const adjustedNames: ReadonlyMap<string, string> = new Map(
  words(
    "altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient radialGradient textPath",
  ).map((name) => [name.toLowerCase(), name]),
);

export function elementKind(name: string): ElementKind {
  return {
    name,
    isVoid: voidElements.has(name),
    isRaw: rawElements.has(name),
    closes: closedByOpening.get(name),
    context: contextIn(name),
  };
}

function contextIn(name: string): HtmlContext | undefined {
  if (name === "svg" || name === "math") return name;
  return integrationElements.has(name) ? "html" : undefined;
}
