import type { MarkSize, MemoryType } from "./marks.ts";

/**
 * The fields of a memory. Here and in the description below is all that has to be said about one: columns, what a change
 * compares, earlier versions, drafts, the outbox, the three-way merge, archives, imports and books loop over the
 * description, or the compiler checks them against it. After adding a field, `tsc` names what is left to write.
 *
 * Date (`MemoryDate`), files and the answered question are more than one value each, and stand elsewhere.
 */
export interface MemoryFields {
  /** API: `memoryTitle`. */
  readonly title: string;
  /** HTML of paragraphs, line breaks and bold. API: `memoryDescription`. */
  readonly description: string;
  /** Archive, books and drafts call it `mark`. */
  readonly memoryType: MemoryType | null;
  /** A loss: a candle is lit for it, whatever else it is marked as. */
  readonly isCandle: boolean;
  /** How large the memory is drawn on the lifeline. */
  readonly size: MarkSize;
  /** "About then". The archive keeps it in the date. */
  readonly isCirca: boolean;
  /** Where it happened, in the person's own words, on one line; empty when nothing is said about it. */
  readonly place: string;
  /** Who told it, where that was not its author: the name of a person who answered a question; empty otherwise. */
  readonly toldBy: string;
  readonly isArchived: boolean;
  /** Never offered when looking back. */
  readonly isQuiet: boolean;
}

export type MemoryField = keyof MemoryFields;

/** Every field is compared when a change is saved, and every field is exported to the archive. */
interface FieldDescription<Value> {
  /** In `memories`, and in `memory_versions` if it is versioned. A boolean is stored as 0 or 1. */
  readonly column: string;
  /** The value where none is given. */
  readonly default: Value;
  /** Whether changing it keeps what the memory said before as an earlier version. */
  readonly isVersioned: boolean;
  /** Whether it stands in the form: then drafts, the outbox and the three-way merge carry it. */
  readonly isInForm: boolean;
  /** Whether a book shows it. */
  readonly isPrinted: boolean;
}

export const memoryFields = {
  title: { column: "title", default: "", isVersioned: true, isInForm: true, isPrinted: true },
  description: { column: "description", default: "", isVersioned: true, isInForm: true, isPrinted: true },
  memoryType: { column: "memory_type", default: null, isVersioned: true, isInForm: true, isPrinted: true },
  isCandle: { column: "has_candle", default: false, isVersioned: false, isInForm: true, isPrinted: true },
  size: { column: "mark_size", default: "medium", isVersioned: false, isInForm: false, isPrinted: true },
  isCirca: { column: "is_circa", default: false, isVersioned: false, isInForm: true, isPrinted: true },
  place: { column: "place", default: "", isVersioned: true, isInForm: true, isPrinted: true },
  toldBy: { column: "told_by", default: "", isVersioned: false, isInForm: false, isPrinted: true },
  isArchived: { column: "is_archived", default: false, isVersioned: false, isInForm: false, isPrinted: false },
  isQuiet: { column: "is_quiet", default: false, isVersioned: false, isInForm: false, isPrinted: false },
} as const satisfies { readonly [F in MemoryField]: FieldDescription<MemoryFields[F]> };

export const maxPlaceLength = 120;

/** On one line, without what cannot be kept and without white space around it. */
export function cleanPlace(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** The same for a place from elsewhere, which may be too long. */
export function fitPlace(text: string): string {
  return cleanPlace(cleanPlace(text).slice(0, maxPlaceLength));
}

type Descriptions = typeof memoryFields;
type Trait = "isVersioned" | "isInForm" | "isPrinted";
type FieldWith<T extends Trait> = {
  [F in MemoryField]: Descriptions[F] extends Readonly<Record<T, true>> ? F : never;
}[MemoryField];

export type VersionedField = FieldWith<"isVersioned">;

/** Title and description have rules and names of their own nearly everywhere; the rest are the memory's attributes. */
export type MemoryAttribute = Exclude<MemoryField, "title" | "description">;
export type FormAttribute = MemoryAttribute & FieldWith<"isInForm">;
/** In books under their own names, beside title, text and mark. */
export type PrintedAttribute = Exclude<MemoryAttribute & FieldWith<"isPrinted">, "memoryType">;
/** In the archive under their own names, beside title, text, mark and date. */
export type ArchivedAttribute = Exclude<MemoryAttribute, "memoryType" | "isCirca">;

export const fieldNames: readonly MemoryField[] = Object.keys(memoryFields).filter(isField);
export const versionedFields: readonly VersionedField[] = fieldsWith("isVersioned");
export const memoryAttributes: readonly MemoryAttribute[] = fieldNames.filter(isAttribute);
export const formAttributes: readonly FormAttribute[] = fieldsWith("isInForm").filter(isAttribute);
export const printedAttributes: readonly PrintedAttribute[] = fieldsWith("isPrinted")
  .filter(isAttribute)
  .filter((name) => name !== "memoryType");
export const archivedAttributes: readonly ArchivedAttribute[] = memoryAttributes.filter(
  (name) => name !== "memoryType" && name !== "isCirca",
);

/** Every field of a memory that says nothing yet. */
export const defaultFields: MemoryFields = valuesOf(memoryFields);

/** These fields of `source`, as far as it has them. */
export function pickFields<S extends object, F extends string>(source: S, names: readonly F[]): Present<S, F & keyof S>;
export function pickFields(source: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  const picked: Record<string, unknown> = {};
  for (const name of names) {
    const value = source[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}

/** A field that may be left out is left out of this, and never undefined in it. */
type Present<S extends object, F extends keyof S> = { [K in keyof Pick<S, F>]: Exclude<S[K], undefined> };

function valuesOf(descriptions: Descriptions): MemoryFields;
function valuesOf(descriptions: Record<string, FieldDescription<unknown>>): object {
  return Object.fromEntries(Object.entries(descriptions).map(([name, field]) => [name, field.default]));
}

function isField(name: string): name is MemoryField {
  return name in memoryFields;
}

function isAttribute<F extends MemoryField>(name: F): name is F & MemoryAttribute {
  return name !== "title" && name !== "description";
}

function fieldsWith<T extends Trait>(trait: T): readonly FieldWith<T>[] {
  return fieldNames.filter((name): name is FieldWith<T> => memoryFields[name][trait]);
}
