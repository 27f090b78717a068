import { defineConfig } from "vitest/config";

import { testsWithoutPage } from "./tests-without-page.ts";
import { textPlugins } from "./text-plugins.ts";

export default defineConfig({
  plugins: [textPlugins()],
  test: {
    name: "web without a page",
    include: [...testsWithoutPage],
    setupFiles: ["../../tools/console-is-failure.ts"],
    isolate: false,
    testTimeout: 120_000,
  },
});
