import { z } from "zod";

import { endpoint } from "./endpoint.ts";

export const healthSchema = z.object({
  statusCode: z.literal(200),
  statusMessage: z.string(),
  version: z.string(),
  database: z.object({
    engine: z.enum(["sqlite", "postgres"]),
    /** Number of the newest migration the database has. */
    schemaVersion: z.int(),
    roundTripMs: z.number(),
  }),
  uptimeSeconds: z.int(),
});

export type Health = z.infer<typeof healthSchema>;

export const healthApi = {
  read: endpoint({
    method: "GET",
    path: "/health",
    access: "public",
    summary: "The state of the server and its database",
    response: healthSchema,
  }),
} as const;
