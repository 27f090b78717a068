/** Which characters a TrueType font has a drawing for: its `cmap` table, formats 4 and 12. */
export function readCoverage(font: Uint8Array): (codePoint: number) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(view, "cmap");
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, at) => cmap + view.getUint32(cmap + 8 + at * 8),
  );
  const wide = subtables.find((at) => view.getUint16(at) === 12);
  const narrow = subtables.find((at) => view.getUint16(at) === 4);
  const ranges = wide !== undefined ? wideRanges(view, wide) : narrow !== undefined ? narrowRanges(view, narrow) : [];
  return (codePoint) => isWithin(ranges, codePoint);
}

type Range = readonly [first: number, last: number];

function tableAt(view: DataView, name: string): number {
  const count = view.getUint16(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const tag = String.fromCodePoint(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
    if (tag === name) return view.getUint32(at + 8);
  }
  throw new Error(`A font has no ${name}`);
}

function wideRanges(view: DataView, at: number): Range[] {
  return Array.from({ length: view.getUint32(at + 12) }, (_, group) => {
    const start = at + 16 + group * 12;
    return [view.getUint32(start), view.getUint32(start + 4)] as const;
  });
}

function narrowRanges(view: DataView, at: number): Range[] {
  const twice = view.getUint16(at + 6);
  return Array.from({ length: twice / 2 }, (_, segment) => {
    const end = at + 14 + segment * 2;
    return [view.getUint16(end + twice + 2), view.getUint16(end)] as const;
  }).filter(([first]) => first !== 0xff_ff);
}

function isWithin(ranges: readonly Range[], codePoint: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}
