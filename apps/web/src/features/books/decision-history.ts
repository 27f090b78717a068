/** One decision, as the values it changed. */
export interface Decision<Values, Name extends string> {
  readonly name: Name;
  readonly before: Partial<Values>;
  readonly after: Partial<Values>;
  /** Decisions in a row with the same key, such as letters typed into one field, are undone together. */
  readonly mergeKey: string | undefined;
}

/** What can be undone and redone, the newest last. */
export interface DecisionHistory<Values, Name extends string> {
  readonly done: readonly Decision<Values, Name>[];
  readonly undone: readonly Decision<Values, Name>[];
}

const mostKept = 300;

export const noDecisions = { done: [], undone: [] } as const;

interface NewDecision<Values, Name extends string> {
  readonly name: Name;
  readonly change: Partial<Values>;
  readonly mergeKey?: string | undefined;
}

/** `values` are those before the decision. Afterwards nothing can be redone. */
export function decided<Values extends object, Name extends string>(
  { done }: DecisionHistory<Values, Name>,
  values: Values,
  { name, change, mergeKey }: NewDecision<Values, Name>,
): DecisionHistory<Values, Name> {
  const last = done.at(-1);
  const before = valuesOf(values, change);
  if (last && mergeKey !== undefined && last.mergeKey === mergeKey) {
    const merged = { ...last, before: { ...before, ...last.before }, after: { ...last.after, ...change } };
    return { done: [...done.slice(0, -1), merged], undone: [] };
  }
  return { done: [...done, { name, before, after: change, mergeKey }].slice(-mostKept), undone: [] };
}

interface Step<Values, Name extends string> {
  readonly history: DecisionHistory<Values, Name>;
  /** The values to set. */
  readonly change: Partial<Values>;
  readonly name: Name;
}

/** Undefined when there is nothing to undo. */
export function undoneOnce<Values, Name extends string>({
  done,
  undone,
}: DecisionHistory<Values, Name>): Step<Values, Name> | undefined {
  const last = done.at(-1);
  if (!last) return undefined;
  // A decision that was undone begins anew: what follows must not merge with it.
  const history = { done: done.slice(0, -1), undone: [...undone, { ...last, mergeKey: undefined }] };
  return { history, change: last.before, name: last.name };
}

/** Undefined when there is nothing to redo. */
export function redoneOnce<Values, Name extends string>({
  done,
  undone,
}: DecisionHistory<Values, Name>): Step<Values, Name> | undefined {
  const last = undone.at(-1);
  if (!last) return undefined;
  const history = { done: [...done, last], undone: undone.slice(0, -1) };
  return { history, change: last.after, name: last.name };
}

function valuesOf<Values extends object>(values: Values, change: Partial<Values>): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const field in change) picked[field] = values[field];
  return picked;
}
