import type { ExportJob } from "@lane/contract/exports.ts";
import type { PosterOptions } from "@lane/contract/lifeline.ts";

import type { Viewer } from "#lib/viewer.ts";

interface PostersDeps {
  /** Satisfied by the exports service in app/compose-features.ts. */
  readonly exports: {
    begin(
      viewer: Viewer,
      wish: { readonly kind: "poster"; readonly title: string; readonly options: PosterOptions; readonly key: string },
    ): Promise<ExportJob>;
  };
}

export function createPostersService({ exports }: PostersDeps) {
  return {
    begin: (viewer: Viewer, options: PosterOptions, key: string): Promise<ExportJob> =>
      exports.begin(viewer, { kind: "poster", title: options.title, options, key }),
  };
}

export type PostersService = ReturnType<typeof createPostersService>;
