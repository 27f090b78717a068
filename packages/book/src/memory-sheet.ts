import { groupData, headData, paragraphsOf, recordingData, spokenParagraphs, type Typesetting } from "./book-data.ts";
import type { BookMemory, BookPhoto } from "./book-input.ts";
import type { PageGeometry } from "./page-geometry.ts";
import { compositions, inGroups, type PictureGroup, unevenness } from "./picture-group.ts";

const tallest = 0.6;

/** One memory on pages of its own, as the template draws it: head, pictures, words, recordings. */
export function memorySheet(
  memory: BookMemory,
  year: number,
  setting: Typesetting & { readonly geometry: PageGeometry },
): object[] {
  const head = headData(memory, year, setting);
  const when = [head.when, String(year)].filter((part) => part !== "").join(" ");
  const groups = inGroups(memory.photos).map((photos) => groupFor(photos, setting.geometry));
  return [
    { kind: "head", memory: { ...head, when } },
    ...groups.map((group) => ({ kind: "pictures", group: groupData(group, memory.id, setting) })),
    { kind: "text", paragraphs: paragraphsOf(memory) },
    ...memory.recordings.flatMap((_, at) => [
      { kind: "recording", recording: recordingData(memory, at, setting) },
      { kind: "text", paragraphs: spokenParagraphs(memory, at) },
    ]),
  ];
}

/** As wide as the words, or narrower where that would be too high. */
function groupFor(photos: readonly BookPhoto[], geometry: PageGeometry): PictureGroup {
  const most = tallest * geometry.textHeight;
  const wide = compositions(photos, geometry.textWidth, geometry);
  const fitting = wide.filter(({ height }) => height <= most);
  const [best] = fitting.toSorted((one, other) => unevenness(one) - unevenness(other));
  if (best) return best;
  const narrow = wide.flatMap((group) => compositions(photos, (geometry.textWidth * most) / group.height, geometry));
  const [widest] = narrow
    .filter(({ height }) => height <= most * 1.1)
    .toSorted((one, other) => other.width - one.width);
  return widest ?? wide[0] ?? { rows: [], width: 0, height: 0, note: { width: 0, height: 0 } };
}
