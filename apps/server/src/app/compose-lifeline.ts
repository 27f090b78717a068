import type { ExportsService } from "#features/exports/exports.service.ts";
import { createHopesRepository } from "#features/lifeline/hopes.repository.ts";
import { createHopesService } from "#features/lifeline/hopes.service.ts";
import { createLifelineRepository } from "#features/lifeline/lifeline.repository.ts";
import { mountLifeline } from "#features/lifeline/lifeline.routes.ts";
import {
  createLifelineService,
  createPostersService,
  type LifelinePeople,
} from "#features/lifeline/lifeline.service.ts";
import { createPosterPhotosRepository } from "#features/lifeline/poster-photos.repository.ts";
import { createPosterExporter } from "#features/lifeline/poster.exporter.ts";
import { type ChildhoodDeps, createChildhood } from "#features/prompts/childhood.ts";
import type { Router } from "#http/router.ts";
import type { PhotoResizer } from "#ports/photo-resizer.ts";
import type { Typesetter } from "#ports/typesetter.ts";

import type { AppContext } from "./app-context.ts";

interface LifelineParts extends Pick<AppContext, "clock" | "database" | "store">, Pick<ChildhoodDeps, "cities"> {
  readonly timelines: Parameters<typeof createLifelineService>[0]["timelines"];
  readonly accounts: ChildhoodDeps["accounts"] & LifelinePeople;
  readonly photoResizer: PhotoResizer;
  readonly typesetter: Typesetter;
}

/** Composes the lifeline, its hopes and its poster. */
export function composeLifeline(parts: LifelineParts) {
  const { clock, database, store, accounts, cities, timelines, photoResizer, typesetter } = parts;
  const { db, transact } = database;
  const hopesRepository = createHopesRepository(db);
  const hopes = createHopesService({ repository: hopesRepository, clock, transact });
  const lifeline = createLifelineService({
    repository: createLifelineRepository(db),
    hopes: hopesRepository,
    accounts,
    childhood: createChildhood({ accounts, cities }),
    timelines,
    clock,
  });

  return {
    hopes: hopesRepository,
    exporter: createPosterExporter({
      lifeline,
      photos: createPosterPhotosRepository(db),
      timelines,
      photoResizer,
      store,
      typesetter,
      clock,
    }),
    mount: (router: Router, exports: Pick<ExportsService, "begin">): void =>
      mountLifeline(router, { lifeline, hopes, posters: createPostersService({ exports, timelines }) }),
  };
}
