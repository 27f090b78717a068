import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";
import { z } from "zod";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { loadConfig } from "#config/config.ts";
import { settingsOf } from "#testing/doctor.ts";
import { freePort } from "#testing/free-port.ts";
import { createRecordingLogger } from "#testing/recording-logger.ts";
import { test as databaseTest } from "#testing/server-test.ts";

import { createRestoreDesk } from "./restore-desk.ts";
import { startServer } from "./server.ts";

const targetSchema = z.object({
  refId: z.string(),
  expr: z.string(),
  datasource: z.object({ uid: z.literal("${source}") }),
});
const panelSchema = z.object({
  id: z.int(),
  type: z.enum(["stat", "timeseries"]),
  title: z.string().min(1),
  gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
  targets: z.array(targetSchema).min(1),
});
const dashboardSchema = z.object({
  title: z.literal("Down Memory Lane"),
  uid: z.string(),
  schemaVersion: z.int().min(38),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  panels: z.array(panelSchema).min(10),
});

const file = join(import.meta.dirname, "../../../../docs/grafana/down-memory-lane.json");
const dashboard = dashboardSchema.parse(JSON.parse(readFileSync(file, "utf8")));

/** Words of the query language. The names of labels stand in brackets, which are taken out before. */
const notMetrics = new Set(["sum", "max", "min", "rate", "increase", "topk", "time", "histogram_quantile", "by"]);

function metricsIn(expr: string): string[] {
  const bare = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "").replaceAll(/\bby \([^)]*\)/g, "");
  return (bare.match(/[a-z_]\w*/gi) ?? []).filter((word) => !notMetrics.has(word));
}

test("its panels have ids of their own, fit the grid and do not lie on one another", () => {
  const { panels, templating } = dashboard;

  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(templating.list.map(({ name, type }) => `${name} ${type}`)).toEqual(["source datasource", "instance query"]);
});

databaseTest("every metric that it names is exported by a running server", async ({ testDatabase }) => {
  const metricsPort = await freePort();
  const settings = { ...settingsOf(testDatabase), PORT: "0", METRICS_PORT: String(metricsPort), CITY_LIST: "none" };
  const config = loadConfig({ NODE_ENV: "test", BACKUPS: "off", ...settings });
  const server = await startServer({
    config,
    desk: createRestoreDesk(config),
    clock: systemClock,
    logger: createRecordingLogger(),
    webFolder: join(testDatabase.folder, "no-web"),
  });
  await fetch(`${server.address}/api/health`);
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text();
  await server.stop();

  const exported = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) => namesOf(name, type)),
  );
  const named = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !exported.has(name))).toEqual([]);
  expect(text).toMatch(/^disk_free_bytes\{folder="[^"]+"\} \d+$/m);
  expect(text).toMatch(/^jobs_waiting \d+$/m);
});

function namesOf(name: string, type: string | undefined): string[] {
  return type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name];
}
