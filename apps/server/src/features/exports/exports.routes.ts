import { makingsApi } from "@lane/contract/exports.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { MakingsService } from "./exports.service.ts";

export function mountMakings(router: Router, makings: MakingsService): void {
  router.mount(makingsApi.list, async ({ viewer, query }) =>
    done("What was made for you", { makings: await makings.list(viewer, query.kind) }),
  );
  router.mount(makingsApi.read, async ({ viewer, params }) =>
    done("How far it is", { making: await makings.read(viewer, params.id) }),
  );
  router.mount(makingsApi.cancel, async ({ viewer, params }) =>
    done("Cancelled", { making: await makings.cancel(viewer, params.id) }),
  );
  router.mount(makingsApi.remove, async ({ viewer, params }) => {
    await makings.remove(viewer, params.id);
    return done("Removed", {});
  });
}
