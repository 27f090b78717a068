import { importsApi } from "@lane/contract/imports.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { DatesService } from "./dates.service.ts";
import type { ImportsService, ImportSteps } from "./imports.service.ts";

interface ImportServices {
  readonly imports: ImportsService;
  readonly steps: ImportSteps;
  readonly dates: DatesService;
}

export function mountImports(router: Router, { imports, steps, dates }: ImportServices): void {
  router.mount(importsApi.list, async ({ viewer }) => done("Imports found", await imports.list(viewer)));
  router.mount(importsApi.begin, async ({ viewer, body }) =>
    done("Import begun", { import: await imports.begin(viewer, body) }),
  );
  router.mount(importsApi.read, async ({ viewer, params }) =>
    done("Import found", { import: await imports.show(viewer, params.importId) }),
  );
  router.mount(importsApi.adjust, async ({ viewer, params, body }) => {
    await steps.adjust(viewer, params.importId, body);
    return done("Choices kept", {});
  });
  router.mount(importsApi.readAgain, async ({ viewer, params, body }) =>
    done("Import begun", { import: await steps.readAgain(viewer, params.importId, body) }),
  );
  router.mount(importsApi.start, async ({ viewer, params, body }) =>
    done("Import started", { import: await steps.start(viewer, params.importId, body) }),
  );
  router.mount(importsApi.stop, async ({ viewer, params }) =>
    done("Import stopped", { import: await steps.stop(viewer, params.importId) }),
  );
  router.mount(importsApi.undo, async ({ viewer, params, body }) =>
    done("Import is being undone", { import: await steps.undo(viewer, params.importId, body.edited) }),
  );
  router.mount(importsApi.forget, async ({ viewer, params }) => {
    await imports.forget(viewer, params.importId);
    return done("Import forgotten", {});
  });
  router.mount(importsApi.undated, async ({ viewer }) => done("Waiting for a date", await dates.list(viewer)));
  router.mount(importsApi.giveDate, async ({ viewer, body }) =>
    done("Memory added successfully", { memoryId: await dates.give(viewer, body) }),
  );
  router.mount(importsApi.skip, async ({ viewer, body }) => {
    await dates.skip(viewer, body.id);
    return done("Put off", {});
  });
  router.mount(importsApi.leaveOut, async ({ viewer, body }) => {
    await dates.leaveOut(viewer, body.id);
    return done("Left out", {});
  });
}
