import type { Health } from "@lane/contract/health.ts";

export const healthy: Health = {
  statusCode: 200,
  statusMessage: "OK",
  version: "1.0.0",
  database: { engine: "sqlite", schemaVersion: 1, roundTripMs: 0.42 },
  uptimeSeconds: 93_784,
};
