import { lifelineApi } from "@lane/contract/lifeline.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { HopesService } from "./hopes.service.ts";
import type { LifelineService, PostersService } from "./lifeline.service.ts";

interface LifelineServices {
  readonly lifeline: LifelineService;
  readonly hopes: HopesService;
  readonly posters: PostersService;
}

export function mountLifeline(router: Router, { lifeline, hopes, posters }: LifelineServices): void {
  router.mount(lifelineApi.read, async ({ viewer, query }) =>
    done("Lifeline found", { lifeline: await lifeline.read(viewer.accountId, query.timelineId) }),
  );
  router.mount(lifelineApi.world, async ({ viewer, query, origin }) =>
    done("Events found", { events: await lifeline.world(viewer, query, origin.language) }),
  );
  router.mount(lifelineApi.addHope, async ({ viewer, body }) =>
    done("Hope saved successfully", { hope: await hopes.add(viewer, body) }),
  );
  router.mount(lifelineApi.changeHope, async ({ viewer, body }) =>
    done("Hope saved successfully", { hope: await hopes.change(viewer, body) }),
  );
  router.mount(lifelineApi.removeHope, async ({ viewer, query }) => {
    await hopes.remove(viewer, query.id);
    return done("Hope removed successfully", {});
  });
  router.mount(lifelineApi.beginPoster, async ({ viewer, body: { key, ...options } }) =>
    done("Your poster is being made", { making: await posters.begin(viewer, options, key) }),
  );
}
