import { availableParallelism } from "node:os";

import { defineConfig } from "vitest/config";

import { testsWithoutPage } from "./tests-without-page.ts";
import { textPlugins } from "./text-plugins.ts";

export default defineConfig({
  plugins: [textPlugins()],
  test: {
    name: "web without a page",
    maxWorkers: availableParallelism() + 1,
    include: [...testsWithoutPage],
    setupFiles: ["../../tools/console-is-failure.ts"],
    isolate: false,
    testTimeout: 120_000,
  },
});
