import { mediaApi } from "@lane/contract/media.ts";

import { authDone, done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { MediaService } from "./media.service.ts";
import type { PostersService } from "./posters.service.ts";

interface MediaServices {
  readonly media: MediaService;
  readonly posters: PostersService;
}

export function mountMedia(router: Router, { media, posters }: MediaServices): void {
  router.mount(mediaApi.uploadImage, async ({ viewer, body }) =>
    authDone("Picture kept", await media.keepImage(viewer, body.imageBase64)),
  );
  router.mount(mediaApi.items, async ({ viewer, query }) =>
    done("Your files", { items: await media.ownItems(viewer, query.ids) }),
  );
  router.mount(mediaApi.poster, async ({ viewer, body }) =>
    done("Picture kept", { item: await posters.keep(viewer, body) }),
  );
  router.mount(mediaApi.storage, async ({ viewer }) => done("Your room", await media.storage(viewer)));
}
