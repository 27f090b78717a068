import { type DatabaseConnection, type Dialect, type Driver, PostgresDialect } from "kysely";
import { Pool, TypeOverrides } from "pg";

import { explainDatabaseFailure } from "#db/failures.ts";
import { scopedDriver } from "#db/transaction-scope.ts";

const bigintType = 20;
const connectTimeoutMs = 4000;
const statementTimeoutMs = 30_000;
const pooledConnections = 10;

export function postgresDialect(url: string): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: pooledConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    types: columnTypes(),
  });
  // An idle connection may die with its server; unheard, that error would end this process.
  pool.on("error", () => undefined);
  const dialect = new PostgresDialect({ pool });
  return {
    createDriver: () => scopedDriver(explainingDriver(dialect.createDriver())),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

/** Milliseconds and counts fit a JavaScript number; `pg` would give bigint columns as text. */
function columnTypes(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(bigintType, Number);
  return overrides;
}

function explainingDriver(inner: Driver): Driver {
  const explained = new WeakSet<DatabaseConnection>();
  return {
    init: (options) => inner.init(options),
    destroy: (options) => inner.destroy(options),
    beginTransaction: (connection, settings) => inner.beginTransaction(connection, settings),
    commitTransaction: (connection) => inner.commitTransaction(connection),
    rollbackTransaction: (connection) => inner.rollbackTransaction(connection),
    releaseConnection: (connection, options) => inner.releaseConnection(connection, options),

    async acquireConnection(options) {
      const connection = await orExplain(inner.acquireConnection(options));
      if (!explained.has(connection)) {
        const execute = connection.executeQuery.bind(connection);
        connection.executeQuery = (query, queryOptions) => orExplain(execute(query, queryOptions));
        explained.add(connection);
      }
      return connection;
    },
  };
}

async function orExplain<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw explainDatabaseFailure(error);
  }
}
