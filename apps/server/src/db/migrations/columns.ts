import { type ColumnDefinitionBuilder, type RawBuilder, sql } from "kysely";

type Build = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export const primaryId: Build = (column) => column.primaryKey();
export const required: Build = (column) => column.notNull();
export const zeroByDefault: Build = (column) => column.notNull().defaultTo(0);

/** A foreign key whose row goes when the other one goes. */
export function goesWith(target: `${string}.${string}`): Build {
  return (column) => column.notNull().references(target).onDelete("cascade");
}

/** A foreign key that is forgotten when the other row goes. */
export function forgets(target: `${string}.${string}`): Build {
  return (column) => column.references(target).onDelete("set null");
}

export function flag(name: string): Build {
  return (column) =>
    column
      .notNull()
      .defaultTo(0)
      .check(oneOf(name, [0, 1]));
}

export function oneOf(name: string, values: readonly (string | number)[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(name)} in (${sql.join(values.map((value) => sql.lit(value)))})`;
}
