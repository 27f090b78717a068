/** Every sign of GB 2312, in which nearly all that is written with simplified signs can be written. */
let simplified: ReadonlySet<string> | undefined;

const rows = { first: 0xb0, last: 0xf7 };
const cells = { first: 0xa1, last: 0xfe };

function simplifiedSigns(): ReadonlySet<string> {
  const bytes: number[] = [];
  for (let row = rows.first; row <= rows.last; row += 1) {
    for (let cell = cells.first; cell <= cells.last; cell += 1) bytes.push(row, cell);
  }
  return new Set(new TextDecoder("gbk").decode(Uint8Array.from(bytes)));
}

/** A name may have a rare sign; of a text with traditional ones about every third is no simplified one. */
const share = 0.1;

export function isTraditional(signs: readonly string[]): boolean {
  const known = (simplified ??= simplifiedSigns());
  return signs.filter((sign) => !known.has(sign)).length > signs.length * share;
}
