/**
 * Checks of what the data files hold, without a library: this package imports nothing but the domain. Each function
 * returns the value with its type, or throws a sentence that names the file and the entry for the person who edits it.
 */

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown, known: readonly string[], where: string): Fields {
  if (!isObject(value)) throw new Error(`${where} must be an object.`);
  for (const name of Object.keys(value))
    if (!known.includes(name))
      throw new Error(`${where} has the unknown field “${name}”. It may have: ${known.join(", ")}.`);
  return value;
}

export function listOf(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw new Error(`${where} must be a list with something in it.`);
  return value;
}

export function textOf(value: unknown, where: string): string {
  if (value === undefined) throw new Error(`${where} is missing.`);
  if (typeof value !== "string" || value === "" || value !== value.trim())
    throw new Error(`${where} must be a text without spaces around it, not ${JSON.stringify(value)}.`);
  return value;
}

export function oneOf<Choice extends string | number>(
  value: unknown,
  choices: readonly Choice[],
  where: string,
): Choice {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  if (value === undefined) throw new Error(`${where} is missing.`);
  throw new Error(`${where} is ${JSON.stringify(value)}, and must be one of: ${choices.join(", ")}.`);
}

export function yearOf(value: unknown, where: string): number {
  if (value === undefined) throw new Error(`${where} is missing.`);
  if (typeof value !== "number" || !Number.isInteger(value) || value < 1000 || value > 2999)
    throw new Error(`${where} must be a year of four digits, not ${JSON.stringify(value)}.`);
  return value;
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
