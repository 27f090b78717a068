import { Pool } from "pg";

/** The migrated database that all test databases are copied from. */
export const templateName = "lane_template";

let administration: Pool | undefined;

/** Over one connection per test file, which does not keep the process from ending. */
export async function administer(serverUrl: string, statement: string): Promise<void> {
  administration ??= openAdministration(serverUrl);
  await administration.query(statement);
}

function openAdministration(serverUrl: string): Pool {
  const url = databaseUrl(serverUrl, "postgres");
  const pool = new Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // At the end of all tests the server stops before this pool.
  pool.on("error", () => undefined);
  return pool;
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
