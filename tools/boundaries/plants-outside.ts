import type { Plants } from "./plant.ts";

/** Violations of the boundaries around the packages, the web app and the tree as a whole. */
export const outsidePlants = {
  "domain-imports-nothing": [
    ["packages/domain/src/*.ts", "zod"],
    ["packages/domain/src/*.ts", "type zod"],
    ["packages/domain/src/*.ts", "node:crypto"],
    ["packages/domain/src/*.ts", "@lane/contract/planted.ts"],
  ],
  "contract-imports-only-domain-and-zod": [
    ["packages/contract/src/*.ts", "fastify"],
    ["packages/contract/src/*.ts", "node:fs"],
    ["packages/contract/src/*.ts", "@lane/culture/planted.ts"],
  ],
  "culture-imports-only-domain": [
    ["packages/culture/src/*.ts", "zod"],
    ["packages/culture/src/*.ts", "@lane/contract/planted.ts"],
  ],
  "book-imports-only-domain-and-typesetter": [
    ["packages/book/src/*.ts", "kysely"],
    ["packages/book/src/*.ts", "pg"],
    ["packages/book/src/*.ts", "fastify"],
    ["packages/book/src/*.ts", "node:sqlite"],
    ["packages/book/src/*.ts", "node:http"],
    ["packages/book/src/*.ts", "@lane/contract/planted.ts"],
    ["packages/book/src/*.ts", "@lane/archive/planted.ts"],
  ],
  "archive-imports-only-domain-and-parsers": [
    ["packages/archive/src/*.ts", "kysely"],
    ["packages/archive/src/*.ts", "fastify"],
    ["packages/archive/src/*.ts", "node:fs"],
    ["packages/archive/src/*.ts", "node:http"],
    ["packages/archive/src/*.ts", "@lane/contract/planted.ts"],
  ],
  "packages-never-import-apps": [
    ["packages/archive/src/*.ts", "@lane/server/src/lib/planted.ts"],
    ["packages/book/src/*.ts", "@lane/server/src/lib/planted.ts"],
    ["packages/culture/src/*.test.ts", "@lane/web/src/lib/planted.ts"],
    ["packages/domain/src/*.ts", "@lane/tools/planted.ts"],
  ],
  "web-ui-stays-plain": [
    ["apps/web/src/ui/*.tsx", "#api/planted.ts"],
    ["apps/web/src/ui/*.tsx", "#features/planted/planted.ts"],
    ["apps/web/src/ui/*.tsx", "#app/planted.ts"],
    ["apps/web/src/ui/*.tsx", "@lane/contract/planted.ts"],
    ["apps/web/src/ui/*.tsx", "@lane/domain/planted.ts"],
  ],
  "web-feature-stays-home": [
    ["apps/web/src/features/planted/*.tsx", "#features/neighbour/planted.ts"],
    ["apps/web/src/features/planted/*.tsx", "#app/planted.ts"],
  ],
  "web-lib-stands-alone": [["apps/web/src/lib/*.ts", "#ui/planted.tsx"]],
  "web-api-never-looks-up": [
    ["apps/web/src/api/*.ts", "#features/planted/planted.ts"],
    ["apps/web/src/offline/*.ts", "#ui/planted.tsx"],
  ],
  "web-imports-only-contract-and-domain": [
    ["apps/web/src/features/planted/*.ts", "@lane/culture/planted.ts"],
    ["apps/web/src/app/*.tsx", "@lane/book/planted.ts"],
    ["apps/web/src/app/*.tsx", "@lane/archive/planted.ts"],
  ],
  "offline-page-makes-no-requests": [
    ["apps/web/viewer/src/*.ts", "#api/planted.ts"],
    ["apps/web/viewer/src/*.tsx", "#app/planted.ts"],
    ["apps/web/viewer/src/*.ts", "#offline/planted.ts"],
  ],
  "operator-page-stands-alone": [
    ["apps/web/operator/*.ts", "#api/planted.ts"],
    ["apps/web/operator/*.tsx", "#features/planted/planted.ts"],
    ["apps/web/operator/*.tsx", "#offline/planted.ts"],
  ],
  "shared-page-stands-alone": [
    ["apps/web/shared-page/*.ts", "#api/planted.ts"],
    ["apps/web/shared-page/*.ts", "#features/planted/planted.ts"],
    ["apps/web/shared-page/*.ts", "@lane/contract/planted.ts"],
    ["apps/web/shared-page/*.ts", "react"],
    ["apps/web/restore-page/*.ts", "#api/planted.ts"],
    ["apps/web/restore-page/*.ts", "@lane/contract/planted.ts"],
  ],
  "web-and-server-never-meet": [
    ["apps/web/src/api/*.ts", "@lane/server/src/lib/planted.ts"],
    ["apps/web/src/api/*.test.ts", "@lane/server/src/lib/planted.ts"],
    ["apps/server/src/lib/*.ts", "type @lane/web/src/lib/planted.ts"],
  ],
  "no-circular": [
    ["apps/server/src/lib/planted-circle.ts", "./planted-circle-back.ts"],
    ["apps/server/src/lib/planted-circle-back.ts", "type ./planted-circle.ts"],
  ],
  "not-to-unresolvable": [
    ["apps/server/src/lib/*.ts", "#lib/planted-nowhere.ts"],
    ["apps/web/src/lib/*.ts", "planted-nowhere"],
  ],
  "production-never-imports-tests": [
    ["apps/server/src/app/*.ts", "#testing/planted.ts"],
    ["apps/server/src/lib/*.ts", "./planted.test.ts"],
  ],
  "production-never-imports-the-workshop": [["apps/server/src/app/*.ts", "@lane/tools/planted.ts"]],
  "production-never-imports-dev-dependencies": [["apps/server/src/lib/*.ts", "smtp-server"]],
  "e2e-never-opens-the-apps": [
    ["e2e/*.journey.ts", "@lane/server/src/lib/planted.ts"],
    ["e2e/*.ts", "type @lane/web/src/lib/planted.ts"],
  ],
} satisfies Plants;
