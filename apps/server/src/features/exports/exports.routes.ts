import { exportsApi } from "@lane/contract/exports.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { ExportsService } from "./exports.service.ts";

export function mountExports(router: Router, exports: ExportsService): void {
  router.mount(exportsApi.list, async ({ viewer, query }) =>
    done("What was made for you", { makings: await exports.list(viewer, query.kind) }),
  );
  router.mount(exportsApi.read, async ({ viewer, params }) =>
    done("How far it is", { making: await exports.read(viewer, params.id) }),
  );
  router.mount(exportsApi.cancel, async ({ viewer, params }) =>
    done("Cancelled", { making: await exports.cancel(viewer, params.id) }),
  );
  router.mount(exportsApi.remove, async ({ viewer, params }) => {
    await exports.remove(viewer, params.id);
    return done("Removed", {});
  });
}
