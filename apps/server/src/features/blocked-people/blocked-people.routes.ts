import { blockedPeopleApi } from "@lane/contract/blocked-people.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { BlockedPeopleService } from "./blocked-people.service.ts";

export function mountBlockedPeople(router: Router, blocked: BlockedPeopleService): void {
  router.mount(blockedPeopleApi.list, async ({ viewer }) =>
    done("Blocked people found", { people: await blocked.list(viewer) }),
  );
  router.mount(blockedPeopleApi.unblock, async ({ viewer, body }) =>
    done("Person unblocked", { people: await blocked.unblock(viewer, body.id) }),
  );
}
