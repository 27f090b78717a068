import { healthApi } from "@lane/contract/health.ts";

import type { Router } from "#http/router.ts";

import type { HealthService } from "./health.service.ts";

export function mountHealth(router: Router, health: HealthService): void {
  router.mount(healthApi.read, () => health.read());
}
