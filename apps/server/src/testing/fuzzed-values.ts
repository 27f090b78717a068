/** The part of JSON Schema that our own document uses. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function createChance(seed: number) {
  let state = seed;
  function next(): number {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    next,
    isIn: (share: number) => next() < share,
    below: (count: number) => Math.floor(next() * count),
    one<T>(values: readonly T[]): T {
      const found = values.at(Math.floor(next() * values.length));
      if (found === undefined) throw new Error("There is nothing to choose from");
      return found;
    },
  };
}

export type Chance = ReturnType<typeof createChance>;

const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  "",
  " ",
  "\u0000",
  "\uD800",
  "\u202Egnirts",
  "🌼",
  "x".repeat(10_000),
  "'; drop table accounts; --",
  "%00%ff/../..",
  "<img src=x onerror=alert(1)>",
  "{{7*7}}${7*7}",
  "9999-12-31T23:59:59.999Z",
  "-271821-04-20",
  [],
  {},
  [[[]]],
  { $gt: "" },
];
const likelyTexts = ["Summer concert", "<p>It rained.</p>", "1990-07-14", "2026-05-15T12:00:00.000Z", "en", "Utrecht"];
const hostileShare = 0.06;
const deepest = 6;

/** Values that were seen in answers, by the name they had there, so that later requests name what exists. */
export function createSeen(chance: Chance, mostOfOneName = 40) {
  const byName = new Map<string, string[]>();
  function keep(name: string, value: string): void {
    const values = byName.get(name) ?? [];
    byName.set(name, values);
    if (values.includes(value)) return;
    if (values.length < mostOfOneName) values.push(value);
    else values[chance.below(mostOfOneName)] = value;
  }
  return {
    keep,
    /** Ids are sent under other names than they come: `_id` of a memory as `memoryId`. */
    one(name: string): string | undefined {
      const isId = /id$/i.test(name);
      const own = byName.get(name) ?? [];
      if (own.length > 0 && chance.isIn(0.5)) return chance.one(own);
      const all = [...own, ...(isId ? [...(byName.get("id") ?? []), ...(byName.get("_id") ?? [])] : [])];
      return all.length > 0 ? chance.one(all) : undefined;
    },
    harvest(value: unknown, name = ""): void {
      if (typeof value === "string" && value.length < 400 && name !== "") keep(name, value);
      else if (Array.isArray(value))
        for (const entry of value.slice(0, 20)) this.harvest(entry, name.replace(/s$/, ""));
      else if (typeof value === "object" && value !== null) {
        for (const [key, entry] of Object.entries(value)) this.harvest(entry, key);
      }
    },
  };
}

export type Seen = ReturnType<typeof createSeen>;

/** Values that mostly fit a schema, and now and then do not. */
export function createValues(chance: Chance, seen: Seen) {
  function valueOf(schema: Schema, name: string, depth = 0): unknown {
    if (chance.isIn(hostileShare) || depth > deepest) return chance.one(hostile);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return valueOf(chance.one(choices), name, depth + 1);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueOf(part, name, depth + 1)));
    if (schema.type === "object") return objectOf(schema, depth);
    if (schema.type === "array") return arrayOf(schema, name, depth);
    return plainValueOf(schema, name);
  }

  function plainValueOf(schema: Schema, name: string): unknown {
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return chance.one(schema.enum);
    if (schema.type === "string") return textOf(schema, name);
    if (schema.type === "integer" || schema.type === "number") return numberOf(schema, name);
    if (schema.type === "boolean") return chance.isIn(0.5);
    return schema.type === "null" ? null : chance.one(hostile);
  }

  function textOf({ minLength = 0, maxLength = 300 }: Schema, name: string): string {
    const known = seen.one(name);
    if (known !== undefined && chance.isIn(0.8)) return known;
    if (chance.isIn(0.6)) return chance.one(likelyTexts);
    return "é".repeat(Math.min(12_000, chance.one([minLength, minLength + 1, maxLength, maxLength + 1])));
  }

  function numberOf({ minimum = -5, maximum = 3000 }: Schema, name: string): number {
    if (/year/i.test(name) && chance.isIn(0.8)) return 1980 + chance.below(50);
    return chance.one([minimum, minimum + 1, maximum, maximum + 1, minimum - 1, chance.below(50), 0.5]);
  }

  function arrayOf({ items, minItems = 0, maxItems = 20 }: Schema, name: string, depth: number): unknown[] {
    const length = chance.isIn(0.03) ? maxItems + 1 : Math.min(maxItems, minItems + chance.below(3));
    const inside = typeof items === "object" ? items : {};
    return Array.from({ length: Math.min(length, 200) }, () => valueOf(inside, name.replace(/s$/, ""), depth + 1));
  }

  function objectOf({ properties = {}, required = [] }: Schema, depth: number): object {
    const entries = Object.entries(properties).flatMap(([key, schema]): [string, unknown][] => {
      const isSent = required.includes(key) ? !chance.isIn(0.02) : chance.isIn(0.5);
      return isSent ? [[key, valueOf(schema, key, depth + 1)]] : [];
    });
    return Object.fromEntries(chance.isIn(0.02) ? [...entries, ["constructor", { prototype: {} }]] : entries);
  }

  return { valueOf };
}

export type Values = ReturnType<typeof createValues>;
