import type { CompiledQuery } from "kysely";

import type { Db } from "./client.ts";

/** Texts, numbers and lists of texts become parameters; of the rest there are few, and each has a statement of its own. */
type Value = string | number | boolean | null | undefined | readonly string[];
/** A value, or an object of values. */
type Given = Value | Readonly<Record<string, Value>>;
/** One of a few words would be compared while the query is built, when its value is not known yet. */
type Unknown<G> = G extends string
  ? string extends G
    ? G
    : never
  : G extends readonly string[]
    ? G
    : G extends object
      ? { readonly [K in keyof G]: Unknown<G[K]> }
      : G;
type UnknownAll<A extends readonly unknown[]> = { readonly [P in keyof A]: Unknown<A[P]> };

interface Buildable<R> {
  compile(db: Db): CompiledQuery<R>;
}

export interface PreparedQuery<A extends readonly unknown[], R> {
  all(...given: A): Promise<R[]>;
  first(...given: A): Promise<R | undefined>;
}

/** Where the values of a compiled query come from: a given value, one of its list, or the same each time. */
type Source = { readonly place: number; readonly item: number | undefined } | { readonly fixed: unknown };

interface Plan {
  readonly compiled: CompiledQuery;
  readonly sources: readonly Source[];
}

/**
 * A query that is built and compiled once, which takes longer than running it. `build` is called with placeholders: it
 * may hand its arguments on, and nothing else; what is computed from one is refused.
 */
export function prepareQuery<A extends readonly (Value | object)[], R>(
  db: Db,
  build: (...given: A) => Buildable<R>,
): A extends UnknownAll<A> ? PreparedQuery<A, R> : never;
export function prepareQuery(
  db: Db,
  build: (...given: Given[]) => Buildable<unknown>,
): PreparedQuery<readonly Given[], unknown> {
  const plans = new Map<string, Plan>();

  function planFor(given: readonly Given[]): Plan {
    const shape = shapeOf(given);
    const known = plans.get(shape);
    if (known) return known;
    const compiled = build(...placeholdersFor(given)).compile(db);
    const plan = { compiled, sources: compiled.parameters.map(sourceOf) };
    plans.set(shape, plan);
    return plan;
  }

  async function all(...given: readonly Given[]): Promise<unknown[]> {
    const values = valuesOf(given);
    const { compiled, sources } = planFor(given);
    const parameters = sources.map((source) => ("fixed" in source ? source.fixed : valueAt(values, source)));
    return (await db.executeQuery({ ...compiled, parameters })).rows;
  }

  return { all, first: async (...given) => (await all(...given))[0] };
}

/**
 * Lists are filled up to the next of a few lengths, so that there is not a statement for every length. Long ones only a
 * little: SQLite takes 32,766 values.
 */
function roomFor({ length }: readonly string[]): number {
  if (length === 0) throw new Error("A query with an empty list finds nothing, and SQL has no word for it");
  return length > 1000 ? Math.ceil(length / 1000) * 1000 : 2 ** Math.ceil(Math.log2(length));
}

/** With the names of an object's values, which may come in any order. */
function shapeOf(given: readonly Given[]): string {
  let shape = "";
  for (const one of given) {
    if (!isObject(one)) shape += shapeOfValue(one);
    else for (const name in one) shape += `${name}${shapeOfValue(one[name])}`;
  }
  return shape;
}

function shapeOfValue(value: Value): string {
  if (typeof value === "string" || typeof value === "number") return "?";
  return isList(value) ? `${roomFor(value)},` : `${value},`;
}

function isList(one: Given): one is readonly string[] {
  return Array.isArray(one);
}

function isObject(one: Given): one is Readonly<Record<string, Value>> {
  return typeof one === "object" && one !== null && !Array.isArray(one);
}

function valuesOf(given: readonly Given[]): Value[] {
  const values: Value[] = [];
  for (const one of given) {
    if (isObject(one)) values.push(...Object.values(one));
    else values.push(one);
  }
  return values;
}

const placeholderPattern = /^\0(\d+)(?: (\d+))?$/;
/** Larger than any number we store, and small enough that even one more is another number. */
const firstNumber = 2 ** 51 + 0.5;
const step = 2 ** 20;
const mostValues = 40;

function placeholdersFor(given: readonly Given[]): Given[] {
  let place = -1;
  const next = (value: Value): Value => placeholderOf(value, (place += 1));
  return given.map((one) =>
    isObject(one) ? Object.fromEntries(Object.entries(one).map(([name, value]) => [name, next(value)])) : next(one),
  );
}

function placeholderOf(value: Value, place: number): Value {
  if (typeof value === "number") return firstNumber + place * step;
  if (typeof value === "string") return `\0${place}`;
  if (!isList(value)) return value;
  return Array.from({ length: roomFor(value) }, (_, item) => `\0${place} ${item}`);
}

function sourceOf(parameter: unknown): Source {
  if (typeof parameter === "number" && Math.abs(parameter) > firstNumber / 2) return numberSource(parameter);
  if (typeof parameter === "string" && parameter.includes("\0")) return textSource(parameter);
  return { fixed: parameter };
}

function numberSource(placeholder: number): Source {
  const place = (placeholder - firstNumber) / step;
  if (!Number.isInteger(place) || place < 0 || place >= mostValues) throw computed();
  return { place, item: undefined };
}

function textSource(placeholder: string): Source {
  const [, place, item] = placeholderPattern.exec(placeholder) ?? [];
  if (place === undefined) throw computed();
  return { place: Number(place), item: item === undefined ? undefined : Number(item) };
}

function computed(): Error {
  return new Error("A prepared query computes with its arguments, which it does not know yet");
}

function valueAt(values: readonly Value[], { place, item }: Exclude<Source, { fixed: unknown }>): unknown {
  const value = values[place];
  return isList(value) ? (value[item ?? 0] ?? value.at(-1)) : value;
}
