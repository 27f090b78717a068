import { mediaApi } from "@lane/contract/media.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { VideoPostersService } from "./video-posters.service.ts";

export function mountVideoPosters(router: Router, posters: VideoPostersService): void {
  router.mount(mediaApi.poster, async ({ viewer, body }) =>
    done("Picture kept", { item: await posters.keep(viewer, body) }),
  );
}
