import { CompiledQuery, createQueryId, type QueryId, type RootOperationNode, sql } from "kysely";

import type { Database, Db } from "#db/client.ts";

/** A statement with how the engine runs it. */
export interface ExplainedStatement {
  readonly text: string;
  /** The lines of SQLite's plan; empty on PostgreSQL. */
  readonly plan: readonly string[];
  /** How many rows of each table PostgreSQL read, those that a filter dropped included; SQLite does not count them. */
  readonly rowsRead: ReadonlyMap<string, number>;
}

interface PlanNode {
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The same database, with every statement that it ran noted in `asked`. */
export function listenTo(database: Database, asked: CompiledQuery[]): Database {
  // Parts of a statement are transformed like whole ones; only these have a result.
  const built = new WeakMap<QueryId, RootOperationNode>();
  const db = database.db.withPlugin({
    transformQuery({ queryId, node }) {
      built.set(queryId, node);
      return node;
    },
    transformResult({ queryId, result }) {
      const node = built.get(queryId);
      if (node) asked.push(db.getExecutor().compileQuery(node, createQueryId()));
      return Promise.resolve(result);
    },
  });
  // A prepared query was built with placeholders; only here it has the values that it is asked with.
  const execute = db.executeQuery.bind(db);
  const executeQuery: typeof execute = (query, options) => {
    if (!("compile" in query)) {
      built.delete(query.queryId);
      asked.push(query);
    }
    return execute(query, options);
  };
  return { ...database, db: Object.assign(db, { executeQuery }) };
}

/** Runs the queries again to see how the engine does it. */
export async function explain(database: Database, asked: readonly CompiledQuery[]): Promise<ExplainedStatement[]> {
  const { db, engine } = database;
  const statements = asked.filter(({ sql: text }) => /^(?:select|with) /.test(text));
  return db.connection().execute(async (held) => {
    const explained: ExplainedStatement[] = [];
    // PostgreSQL reads a table of few pages whole, because that is quicker. A large one it would not.
    if (engine === "postgres") await sql`set enable_seqscan = off`.execute(held);
    for (const statement of statements) {
      explained.push(
        await (engine === "sqlite" ? explainOnSqlite(held, statement) : explainOnPostgres(held, statement)),
      );
    }
    if (engine === "postgres") await sql`reset enable_seqscan`.execute(held);
    return explained;
  });
}

async function explainOnSqlite(db: Db, { sql: text, parameters }: CompiledQuery): Promise<ExplainedStatement> {
  const query = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ detail: string }>(query);
  return { text, plan: rows.map(({ detail }) => detail), rowsRead: new Map() };
}

async function explainOnPostgres(db: Db, { sql: text, parameters }: CompiledQuery): Promise<ExplainedStatement> {
  const query = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ "QUERY PLAN": readonly { Plan: PlanNode }[] }>(query);
  const nodes = rows.flatMap((row) => row["QUERY PLAN"]).flatMap(({ Plan }) => nodesOf(Plan));
  return { text, plan: [], rowsRead: rowsReadBy(nodes) };
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function rowsReadBy(nodes: readonly PlanNode[]): ReadonlyMap<string, number> {
  const read = new Map<string, number>();
  for (const node of nodes) {
    const table = node["Relation Name"];
    if (table === undefined) continue;
    const rows = (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
    read.set(table, (read.get(table) ?? 0) + rows);
  }
  return read;
}
