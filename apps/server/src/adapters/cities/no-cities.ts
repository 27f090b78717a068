import type { CitySource } from "#ports/city-source.ts";

/** For a server whose people type the name of their city themselves. */
export const noCities: CitySource = {
  version: async () => "none",
  // oxlint-disable-next-line require-yield
  async *batches() {
    return undefined;
  },
};
