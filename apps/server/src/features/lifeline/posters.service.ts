import type { PosterOptions } from "@lane/contract/lifeline.ts";
import type { Making } from "@lane/contract/exports.ts";

import type { Viewer } from "#lib/viewer.ts";

interface PostersDeps {
  /** Satisfied by the makings service in app/compose-features.ts. */
  readonly makings: {
    begin(
      viewer: Viewer,
      wish: { readonly kind: "poster"; readonly title: string; readonly options: PosterOptions; readonly key: string },
    ): Promise<Making>;
  };
}

export function createPostersService({ makings }: PostersDeps) {
  return {
    begin: (viewer: Viewer, options: PosterOptions, key: string): Promise<Making> =>
      makings.begin(viewer, { kind: "poster", title: options.title, options, key }),
  };
}

export type PostersService = ReturnType<typeof createPostersService>;
