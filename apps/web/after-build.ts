import { join } from "node:path";

import type { Plugin } from "vite";

type Work = (root: string, outDir: string) => Promise<void>;

/** Works on what a build has written. After a failed one it does nothing: its own error would hide the one that counts. */
export function afterBuild(name: string, work: Work, order: "post" | null = null): Plugin {
  let root = "";
  let outDir = "";
  let isWritten = false;
  return {
    name,
    apply: "build",
    configResolved(config) {
      root = config.root;
      outDir = join(root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order,
      async handler(error) {
        if (isWritten && error === undefined) await work(root, outDir);
      },
    },
  };
}
