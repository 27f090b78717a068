import { join } from "node:path";

import { type FoundBackups, foundBackups, restoreStatus, type RestoreStatus } from "@lane/contract/restoring.ts";
import { onTestFinished, vi } from "vitest";

import type { Config } from "#config/config.ts";

import { type BackedUp, pathsBelow } from "./backed-up.ts";
import { startChild } from "./child-process.ts";

const program = join(import.meta.dirname, "../main.ts");
const patience = { timeout: 120_000, interval: 1 };

interface EmptyInstallation {
  readonly folder: string;
  readonly config: Config;
}

/** The product as an operator starts it on an empty installation, with the backups of another one before it. */
export async function startOn(empty: EmptyInstallation, server: BackedUp, settings: Record<string, string> = {}) {
  const { database } = empty.config;
  const child = startChild(program, {
    DATA_DIR: empty.folder,
    PORT: "0",
    LOG_LEVEL: "warn",
    CITY_LIST: "none",
    BACKUP_FOLDER: server.place,
    ...(database.engine === "postgres" ? { DATABASE_URL: database.url } : {}),
    ...settings,
  });
  onTestFinished(async () => {
    child.process.kill("SIGKILL");
    await child.ended;
  });
  const address = (await child.line(/is open at/)).split(" ").at(-1) ?? "";
  return { child, address };
}

/** Who has opened the address of the start message. */
export async function visitRestorePage(...[empty, ...more]: Parameters<typeof startOn>) {
  const { child, address } = await startOn(empty, ...more);
  const link = (await child.line(/\/restore#/)).trim();
  const code = link.slice(link.indexOf("#") + 1);

  function post(path: string, body: object): Promise<Response> {
    const headers = { "content-type": "application/json" };
    return fetch(`${address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  }

  async function status(): Promise<RestoreStatus | undefined> {
    const response = await post("/restore/status", { code });
    return response.ok ? restoreStatus.parse(await response.json()) : undefined;
  }

  return {
    child,
    address,
    code,
    post,
    status,
    async find(keys: object = {}): Promise<FoundBackups> {
      return foundBackups.parse(await (await post("/restore/backups", { code, ...keys })).json());
    },
    start: (wish: object): Promise<Response> => post("/restore/start", { code, isKeyLost: false, ...wish }),
    /** Resolves with the first status that fits; between two servers there is none. */
    until: (fits: (status: RestoreStatus) => boolean): Promise<RestoreStatus> =>
      vi.waitUntil(async () => {
        const found = await status().catch(() => undefined);
        return found && fits(found) ? found : false;
      }, patience),
    /** Resolves once a file is put back. Asking the page would be too slow: it may be told of one step and then of the end. */
    untilFirstFile: (): Promise<boolean> =>
      vi.waitUntil(async () => (await pathsBelow(join(empty.folder, "media")).catch(() => [])).length > 0, patience),
    /** Resolves when the ordinary server is there again. */
    untilReady: (): Promise<boolean> =>
      vi.waitUntil(async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok === true, patience),
  };
}

export type RestoreVisit = Awaited<ReturnType<typeof visitRestorePage>>;
