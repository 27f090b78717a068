/** The fields of a form-encoded request, with their nested names: `items[0][price]=price_1`. */
export interface Form {
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  isTrue(name: string): boolean;
  /** The fields below a name: `recurring[interval]` is `interval` there. */
  group(name: string): Form;
  /** `items[0][price]`, `items[1][price]` ... as one form each. */
  rows(name: string): Form[];
  /** `lookup_keys[0]`, `lookup_keys[1]` ... */
  texts(name: string): string[];
  record(): Record<string, string>;
}

export function readForm(encoded: string): Form {
  return formOf([...new URLSearchParams(encoded)]);
}

function formOf(fields: readonly (readonly [name: string, value: string])[]): Form {
  const text = (name: string) => fields.find(([field]) => field === name)?.[1];
  const below = (name: string) =>
    fields.flatMap(([field, value]) => {
      const match = field.startsWith(`${name}[`) && /^\[([^\]]*)\](.*)$/.exec(field.slice(name.length));
      return match ? [[`${match[1]}${match[2]}`, value] as const] : [];
    });
  const indexes = (name: string) => [...new Set(below(name).map(([field]) => field.split("[")[0] ?? ""))];
  return {
    text,
    number(name) {
      const value = text(name);
      return value === undefined ? undefined : Number(value);
    },
    isTrue: (name) => text(name) === "true",
    group: (name) => formOf(below(name)),
    rows: (name) => indexes(name).map((index) => formOf(below(name)).group(index)),
    texts: (name) => below(name).map(([, value]) => value),
    record: () => Object.fromEntries(fields),
  };
}
