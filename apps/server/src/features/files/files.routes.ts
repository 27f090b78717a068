import { mediaApi } from "@lane/contract/media.ts";

import { authDone, done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { FilesService } from "./files.service.ts";
import type { PreparingService } from "./preparing.service.ts";

interface FilesServices {
  readonly files: FilesService;
  readonly preparing: Pick<PreparingService, "retry">;
}

export function mountFiles(router: Router, { files, preparing }: FilesServices): void {
  router.mount(mediaApi.uploadImage, async ({ viewer, body }) =>
    authDone("Picture kept", await files.keepImage(viewer, body.imageBase64)),
  );
  router.mount(mediaApi.items, async ({ viewer, query }) =>
    done("Your files", { items: await files.ownItems(viewer, query.ids) }),
  );
  router.mount(mediaApi.retry, async ({ viewer, body }) => {
    await preparing.retry(viewer, body.s3id);
    return done("Your file", { items: await files.ownItems(viewer, [body.s3id]) });
  });
  router.mount(mediaApi.storage, async ({ viewer }) => done("Your room", await files.storage(viewer)));
}
