/** Made of the other tables, or loaded from the product's own files: neither is part of a backup. */
const derived = /^(memory_words|search_scopes|memory_index.*|cities|city_names|city_lists)$/;
/** Written by the migrations that make the tables. */
const ofMigrations = "schema_migrations";

export type Cell = string | number | null;
export type Row = readonly Cell[];

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Whether a table's rows are told by no other table. */
export function isOriginal(table: string): boolean {
  return !derived.test(table) && table !== ofMigrations && !table.startsWith("sqlite_");
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
