import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";

import { connectionLost, explainDatabaseFailure, isConnectionLost } from "#db/failures.ts";

import type { Pulse } from "./postgres-pulse.ts";

/** Wraps the pool's connections: failures become our errors, and a lost connection is not used again. */
export function guardedPool(pool: PostgresPool, pulse: Pulse): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        if (!(await pulse.isThere())) throw connectionLost();
        return guardedClient(await pool.connect(), pulse);
      } catch (error) {
        throw explainDatabaseFailure(error);
      }
    },
  };
}

function guardedClient(client: PostgresPoolClient, pulse: Pulse): PostgresPoolClient {
  let isLost = false;

  async function ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      if (isLost) throw connectionLost();
      return await pulse.unlessSilent(client.query<R>(sql, parameters));
    } catch (error) {
      isLost ||= isConnectionLost(error);
      throw explainDatabaseFailure(error);
    }
  }

  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== "string") throw new Error("Rows are not streamed from this database");
    return ask<R>(sql, parameters);
  }

  return {
    query,
    // A lost connection back in the pool would fail the next caller.
    release: (isUnwanted = false) => client.release(isUnwanted || isLost),
    ...(client.processID === undefined ? {} : { processID: client.processID }),
  };
}
