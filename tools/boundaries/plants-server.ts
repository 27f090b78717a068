import type { Plants } from "./plant.ts";

/** Violations of the boundaries inside the server. */
export const serverPlants = {
  "feature-stays-home": [
    ["apps/server/src/features/planted/*.policy.ts", "#features/neighbour/planted.ts"],
    ["apps/server/src/features/planted/*.policy.ts", "type #features/neighbour/planted.ts"],
    ["apps/server/src/features/planted/*.routes.ts", "#app/planted.ts"],
    ["apps/server/src/features/planted/*.service.ts", "#adapters/planted/planted.ts"],
    ["apps/server/src/features/planted/*.service.ts", "#config/planted.ts"],
  ],
  "only-repositories-speak-sql": [
    ["apps/server/src/features/planted/*.policy.ts", "kysely"],
    ["apps/server/src/features/planted/*.handlers.ts", "#db/planted.ts"],
    ["apps/server/src/features/planted/*.routes.ts", "kysely"],
    ["apps/server/src/features/planted/*.routes.ts", "#db/planted.ts"],
    ["apps/server/src/features/planted/*.service.ts", "kysely"],
    ["apps/server/src/features/planted/*.service.ts", "type kysely"],
    ["apps/server/src/features/planted/*.service.ts", "pg"],
    ["apps/server/src/features/planted/*.service.ts", "#db/planted.ts"],
  ],
  "only-routes-speak-http": [
    ["apps/server/src/features/planted/*.handlers.ts", "fastify"],
    ["apps/server/src/features/planted/*.repository.ts", "fastify"],
    ["apps/server/src/features/planted/*.service.ts", "type fastify"],
    ["apps/server/src/features/planted/*.service.ts", "#http/planted.ts"],
    ["apps/server/src/features/planted/*.service.ts", "node:http"],
  ],
  "routes-never-reach-data": [
    ["apps/server/src/features/planted/*.routes.ts", "./planted.repository.ts"],
    ["apps/server/src/features/planted/*.routes.ts", "type ./planted.repository.ts"],
  ],
  "routes-know-services-by-type": [["apps/server/src/features/planted/*.routes.ts", "./planted.service.ts"]],
  "services-know-repositories-by-type": [["apps/server/src/features/planted/*.service.ts", "./planted.repository.ts"]],
  "services-never-look-up": [["apps/server/src/features/planted/*.service.ts", "./planted.routes.ts"]],
  "services-touch-no-machine": [
    ["apps/server/src/features/planted/*.service.ts", "node:fs"],
    ["apps/server/src/features/planted/*.service.ts", "node:fs/promises"],
    ["apps/server/src/features/planted/*.service.ts", "node:net"],
    ["apps/server/src/features/planted/*.service.ts", "node:process"],
    ["apps/server/src/features/planted/*.service.ts", "node:sqlite"],
  ],
  "repositories-stay-low": [
    ["apps/server/src/features/planted/*.repository.ts", "@lane/contract/planted.ts"],
    ["apps/server/src/features/planted/*.repository.ts", "type @lane/contract/planted.ts"],
    ["apps/server/src/features/planted/*.repository.ts", "#http/planted.ts"],
    ["apps/server/src/features/planted/*.repository.ts", "#ports/planted.ts"],
  ],
  "repositories-stand-alone": [
    ["apps/server/src/features/planted/*.repository.ts", "./planted.repository.ts"],
    ["apps/server/src/features/planted/*.repository.ts", "#features/neighbour/planted.repository.ts"],
    ["apps/server/src/features/planted/*.repository.ts", "type ./planted.service.ts"],
  ],
  "ports-are-promises": [
    ["apps/server/src/ports/*.ts", "#lib/planted.ts"],
    ["apps/server/src/ports/*.ts", "@lane/contract/planted.ts"],
    ["apps/server/src/ports/*.ts", "node:stream"],
  ],
  "ports-know-zod-by-type": [["apps/server/src/ports/*.ts", "zod"]],
  "adapters-never-look-up": [
    ["apps/server/src/adapters/planted/*.ts", "#features/planted/planted.ts"],
    ["apps/server/src/adapters/planted/*.ts", "#http/planted.ts"],
    ["apps/server/src/adapters/planted/*.ts", "#app/planted.ts"],
  ],
  "only-the-composition-picks-adapters": [
    ["apps/server/src/http/*.ts", "#adapters/planted/planted.ts"],
    ["apps/server/src/db/*.ts", "#adapters/planted/planted.ts"],
  ],
  "s3-is-loaded-late": [
    ["apps/server/src/app/*.ts", "@aws-sdk/client-s3"],
    ["apps/server/src/app/*.ts", "#adapters/media-store/s3-planted.ts"],
    ["apps/server/src/adapters/media-store/*.ts", "#adapters/media-store/s3-planted.ts"],
  ],
  "only-the-composition-joins-features": [
    ["apps/server/src/http/*.ts", "#features/planted/planted.ts"],
    ["apps/server/src/db/*.ts", "type #features/planted/planted.ts"],
  ],
  "only-entry-points-import-the-composition": [
    ["apps/server/src/http/*.ts", "#app/planted.ts"],
    ["apps/server/src/db/*.ts", "#app/planted.ts"],
  ],
  "the-demo-draws-by-itself": [["apps/server/src/app/demo/drawings/*.ts", "#app/planted.ts"]],
  "db-stays-low": [["apps/server/src/db/*.ts", "#http/planted.ts"]],
  "lib-stands-alone": [
    ["apps/server/src/lib/*.ts", "#db/planted.ts"],
    ["apps/server/src/lib/*.ts", "@lane/culture/planted.ts"],
  ],
  "config-stands-alone": [["apps/server/src/config/*.ts", "#db/planted.ts"]],
} satisfies Plants;
