import { sharedMemoriesApi } from "@lane/contract/shared-memories.ts";
import { sharesApi } from "@lane/contract/shares.ts";
import { visitsApi } from "@lane/contract/visits.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { ShareAnswers } from "./share-answers.service.ts";
import type { SharedMemoriesService } from "./shared-memories.service.ts";
import type { SharesService } from "./shares.service.ts";
import type { VisitsService } from "./visits.service.ts";

interface ShareServices {
  readonly shares: SharesService;
  readonly answers: ShareAnswers;
  readonly sharedMemories: SharedMemoriesService;
  readonly visits: VisitsService;
}

export function mountShares(router: Router, services: ShareServices): void {
  mountOwn(router, services);
  mountGiven(router, services.sharedMemories);
  mountVisits(router, services.visits);
}

function mountOwn(router: Router, { shares, answers }: Pick<ShareServices, "shares" | "answers">): void {
  router.mount(sharesApi.list, async ({ viewer, query }) =>
    done("Shares found", await shares.list(viewer, query.memoryId)),
  );
  router.mount(sharesApi.create, async ({ viewer, body }) =>
    done("Shared", { share: await shares.create(viewer, body) }),
  );
  router.mount(sharesApi.change, async ({ viewer, body: { id, ...change } }) =>
    done("Share changed", { share: await shares.change(viewer, id, change) }),
  );
  router.mount(sharesApi.stop, async ({ viewer, body }) =>
    done("Share stopped", { share: await shares.stop(viewer, body.id) }),
  );
  router.mount(sharesApi.answers, async ({ viewer }) => done("Answers found", { answers: await answers.list(viewer) }));
  router.mount(sharesApi.answersRead, async ({ viewer, body }) => {
    await answers.markRead(viewer, body.ids);
    return done("Answers read", {});
  });
  router.mount(sharesApi.removeAnswer, async ({ viewer, body }) => {
    await answers.remove(viewer, body.id);
    return done("Answer deleted", {});
  });
}

function mountGiven(router: Router, sharedMemories: SharedMemoriesService): void {
  router.mount(sharedMemoriesApi.list, async ({ viewer }) =>
    done("Shared memories found", { shares: await sharedMemories.list(viewer) }),
  );
  router.mount(sharedMemoriesApi.read, async ({ viewer, query }) =>
    done("Shared memories found", await sharedMemories.read(viewer, query.shareId)),
  );
  router.mount(sharedMemoriesApi.opened, async ({ viewer, body }) => {
    await sharedMemories.opened(viewer, body.shareId);
    return done("Opened", {});
  });
  router.mount(sharedMemoriesApi.hide, async ({ viewer, body }) => {
    await sharedMemories.hide(viewer, body.shareId, body.isHidden);
    return done(body.isHidden ? "Hidden" : "Shown", {});
  });
  router.mount(sharedMemoriesApi.keepCopy, async ({ viewer, body }) =>
    done("Copy kept", await sharedMemories.keepCopy(viewer, body.shareId, body.memoryId)),
  );
  router.mount(sharedMemoriesApi.answer, async ({ viewer, body }) => {
    await sharedMemories.answer(viewer, body.shareId, body.text, body.memoryId);
    return done("Answer sent", {});
  });
}

function mountVisits(router: Router, visits: VisitsService): void {
  router.mount(visitsApi.look, async ({ body }) => done("Share found", await visits.look(body)));
  router.mount(visitsApi.unlock, async ({ body }) =>
    done("Unlocked", { pass: await visits.unlock(body.token, body.passphrase) }),
  );
  router.mount(visitsApi.opened, async ({ body }) => {
    await visits.opened(body);
    return done("Opened", {});
  });
  router.mount(visitsApi.answer, async ({ body }) => {
    await visits.answer(body);
    return done("Answer sent", {});
  });
  router.mount(visitsApi.report, async ({ body }) => {
    await visits.report(body);
    return done("Report sent", {});
  });
}
