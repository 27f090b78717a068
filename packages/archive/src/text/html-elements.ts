/** What htmlparser2 knows of elements and does not tell; a test compares what comes of it. */

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

export const closedByOpening: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  closing.flatMap(([opened, closed]) => words(opened).map((name) => [name, new Set(words(closed))] as const)),
);

export const voidElements: ReadonlySet<string> = new Set(
  words("area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr"),
);

export const rawElements: ReadonlySet<string> = new Set(words("iframe noembed noframes plaintext script style xmp"));

export const foreignElements: ReadonlySet<string> = new Set(["svg", "math"]);

/** Inside of drawings and formulas, these hold HTML again. */
export const integrationElements: ReadonlySet<string> = new Set(
  words("mi mo mn ms mtext annotation-xml foreignObject desc title"),
);

/** Elements of drawings whose names have large letters. */
export const adjustedNames: ReadonlyMap<string, string> = new Map(
  words(
    "altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient radialGradient textPath",
  ).map((name) => [name.toLowerCase(), name]),
);
