import type { Health } from "@lane/contract/health.ts";

import type { Clock } from "#ports/clock.ts";

import type { HealthRepository } from "./health.repository.ts";

interface HealthDeps {
  readonly repository: HealthRepository;
  readonly clock: Clock;
  readonly engine: Health["database"]["engine"];
  readonly version: string;
}

export function createHealthService({ repository, clock, engine, version }: HealthDeps) {
  const startedAt = clock.now();
  return {
    async read(): Promise<Health> {
      const asked = performance.now();
      const schemaVersion = await repository.newestMigration();
      const roundTripMs = Math.round((performance.now() - asked) * 100) / 100;
      return {
        statusCode: 200,
        statusMessage: "All is well",
        version,
        database: { engine, schemaVersion, roundTripMs },
        uptimeSeconds: Math.max(0, Math.floor((clock.now() - startedAt) / 1000)),
      };
    },
  };
}

export type HealthService = ReturnType<typeof createHealthService>;
