import { mediaApi } from "@lane/contract/media.ts";

import { authDone } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { MediaService } from "./media.service.ts";

export function mountMedia(router: Router, media: MediaService): void {
  router.mount(mediaApi.uploadImage, async ({ viewer, body }) =>
    authDone("Picture kept", await media.keepImage(viewer, body.imageBase64)),
  );
}
