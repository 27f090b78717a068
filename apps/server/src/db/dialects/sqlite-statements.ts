import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

import type { QueryResult } from "kysely";

const cachedStatements = 500;
/** Of `*` as columns; `count(*)` has one column. */
const everyColumn = /[^(]\*/;

/** A connection with the statements that were prepared on it. */
export interface SqliteStatements {
  run<R>(text: string, parameters: readonly unknown[]): QueryResult<R>;
  iterate<R>(text: string, parameters: readonly unknown[]): IterableIterator<R>;
}

export function createStatements(database: DatabaseSync): SqliteStatements {
  const statements = new Map<string, PreparedStatement>();

  function prepare(text: string): PreparedStatement {
    const known = statements.get(text);
    if (known) return known;
    const statement = database.prepare(text);
    statement.setReturnArrays(true);
    const prepared = { statement, columns: columnsOf(statement), isOpen: everyColumn.test(text) };
    const oldest = statements.keys().next().value;
    if (statements.size >= cachedStatements && oldest !== undefined) statements.delete(oldest);
    statements.set(text, prepared);
    return prepared;
  }

  return {
    run: (text, parameters) => run(prepare(text), parameters),
    *iterate<R>(text: string, parameters: readonly unknown[]) {
      // A separate statement: a cached one may be run again during this iteration.
      for (const row of database.prepare(text).iterate(...bindable(parameters))) yield* rowsOf<R>([row]);
    },
  };
}

interface PreparedStatement {
  readonly statement: StatementSync;
  /** None for a statement that only writes. */
  readonly columns: readonly string[];
  /** Whether its columns may change with those of a table, as with `select *`. */
  readonly isOpen: boolean;
}

function columnsOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name);
}

function run<R>({ statement, columns, isOpen }: PreparedStatement, parameters: readonly unknown[]): QueryResult<R> {
  const values = bindable(parameters);
  if (columns.length > 0) {
    // `all`, never `get`: a RETURNING statement read with `get` swallows the failure of its commit on a full disk.
    const rows = statement.all(...values);
    const names = isOpen ? columnsOf(statement) : columns;
    return { rows: rowsOf<R>(rows.map((row) => objectOf(names, row))) };
  }
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** The objects that SQLite would give are hash tables, and copying one takes as long as reading it from the database. */
function objectOf(columns: readonly string[], row: object): Record<string, unknown> {
  const values: readonly unknown[] = Array.isArray(row) ? row : [];
  const object: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at += 1) object[columns[at] ?? ""] = values[at];
  return object;
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === "boolean") return value ? 1 : 0;
    if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint") {
      return value;
    }
    if (value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite cannot store a ${typeof value}`);
  });
}

/** The one place where rows take the type that Kysely inferred from the query. */
function rowsOf<R>(rows: Record<string, unknown>[]): R[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return rows as R[];
}
