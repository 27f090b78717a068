import type { CitySource } from "#ports/city-source.ts";

/** For a server without a city list: members type the name of their city. */
export const noCities: CitySource = {
  version: async () => "none",
  // oxlint-disable-next-line require-yield
  async *batches() {
    return undefined;
  },
};
