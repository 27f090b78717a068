/** Left, bottom, right, top. */
type Rectangle = readonly [number, number, number, number];
type Matrix = readonly [number, number, number, number, number, number];

/** An image as a page shows it: how large the whole of it is, and which part is seen. */
export interface PlacedImage {
  /** As the page's resources call it. */
  readonly name: string;
  /** Of the whole image, in points, with what is cut away. */
  readonly width: number;
  readonly height: number;
  /** In shares of the image, from its lower left corner. */
  readonly seen: Rectangle;
}

interface State {
  readonly matrix: Matrix;
  readonly clip: Rectangle;
}

const operands = /\((?:\\[\s\S]|[^\\)])*\)|<[\da-fA-F\s]*>|[[\]{}]|<<|>>|\/[^\s/<>[\](){}]*|[^\s/<>[\](){}]+/g;

/**
 * Follows the few operators of a page's content that place and clip. Clips are taken as upright rectangles, which is
 * all that the typesetter writes around photos; a rounded one counts as the rectangle around it.
 */
export function placedImages(content: string, page: Rectangle): PlacedImage[] {
  const images: PlacedImage[] = [];
  const stack: State[] = [];
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], clip: page };
  let path: Rectangle | undefined;
  let isClip = false;
  let values: string[] = [];
  const numbers = (): number[] => values.map(Number);
  const draw = (points: readonly (readonly [number, number])[]): void => {
    for (const [x, y] of points) path = around(path, moved(state.matrix, x, y));
  };
  const operators: Readonly<Record<string, () => void>> = {
    q: () => void stack.push(state),
    Q: () => (state = stack.pop() ?? state),
    cm: () => (state = { ...state, matrix: combined(numbers(), state.matrix) }),
    re: () => {
      const [x = 0, y = 0, width = 0, height = 0] = numbers();
      draw([
        [x, y],
        [x + width, y + height],
      ]);
    },
    m: () => draw(pairs(numbers())),
    l: () => draw(pairs(numbers())),
    c: () => draw(pairs(numbers())),
    W: () => (isClip = true),
    "W*": () => (isClip = true),
    Do: () => images.push(placedBy(values.at(-1)?.slice(1) ?? "", state)),
  };
  const ends = new Set(["n", "f", "f*", "S", "s", "B", "B*", "b", "b*"]);
  for (const [word] of content.matchAll(operands)) {
    if (!/^(?:[a-zA-Z*'"]+\d?)$/.test(word) || word === "true" || word === "false" || word === "null") {
      values.push(word);
      continue;
    }
    operators[word]?.();
    if (ends.has(word)) {
      if (isClip && path) state = { ...state, clip: overlap(state.clip, path) };
      path = undefined;
      isClip = false;
    }
    values = [];
  }
  return images;
}

/** An image's own space is the square from 0 to 1. */
function placedBy(name: string, { matrix, clip }: State): PlacedImage {
  const [a, b, c, d] = matrix;
  const whole = around(around(undefined, moved(matrix, 0, 0)), moved(matrix, 1, 1));
  const [left, bottom, right, top] = overlap(clip, whole);
  const [width, height] = [whole[2] - whole[0], whole[3] - whole[1]];
  return {
    name,
    width: Math.hypot(a, b),
    height: Math.hypot(c, d),
    seen: [
      (left - whole[0]) / width,
      (bottom - whole[1]) / height,
      (right - whole[0]) / width,
      (top - whole[1]) / height,
    ],
  };
}

function pairs(numbers: readonly number[]): [number, number][] {
  return numbers.flatMap((x, at): [number, number][] => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));
}

function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function combined([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[], outer: Matrix): Matrix {
  const [A, B, C, D] = outer;
  const [x, y] = moved(outer, e, f);
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, x, y];
}

function around(box: Rectangle | undefined, [x, y]: readonly [number, number]): Rectangle {
  if (!box) return [x, y, x, y];
  return [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
}

/** Nothing has a width of less than nothing. */
function overlap(one: Rectangle, other: Rectangle): Rectangle {
  const [left, bottom] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])];
  return [left, bottom, Math.max(left, Math.min(one[2], other[2])), Math.max(bottom, Math.min(one[3], other[3]))];
}

/** What a crop cuts away of an image of which these parts are seen: one, or two on facing pages. */
export function cutAway(parts: readonly Rectangle[]): number {
  const seen = parts.reduce<Rectangle | undefined>(
    (box, [left, bottom, right, top]) => around(around(box, [left, bottom]), [right, top]),
    undefined,
  );
  return seen ? 1 - (seen[2] - seen[0]) * (seen[3] - seen[1]) : 0;
}
