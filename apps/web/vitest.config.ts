import { availableParallelism } from "node:os";

import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig } from "vitest/config";

import { testsWithoutPage } from "./tests-without-page.ts";
import viteConfig from "./vite.config.ts";

const launchOptions = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
  ],
};

// A dependency discovered in the middle of a run makes Vite reload the page, and tests run against two copies of React.
const packages = [
  "@base-ui/react/autocomplete",
  "@base-ui/react/combobox",
  "@base-ui/react/csp-provider",
  "@base-ui/react/dialog",
  "@base-ui/react/drawer",
  "@base-ui/react/otp-field",
  "@base-ui/react/tabs",
  "@base-ui/react/toast",
  "@lingui/core",
  "@lingui/react",
  "@tanstack/react-query",
  "@tanstack/react-router",
  "@tiptap/core",
  "@tiptap/extension-bold",
  "@tiptap/extension-document",
  "@tiptap/extension-hard-break",
  "@tiptap/extension-paragraph",
  "@tiptap/extension-text",
  "@tiptap/extensions/placeholder",
  "@tiptap/extensions/undo-redo",
  "@tiptap/pm/model",
  "axe-core",
  "fast-check",
  "embla-carousel",
  "idb",
  "lucide-react",
  "react",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "uqr",
  "vitest-browser-react",
];

export default mergeConfig(
  viteConfig,
  defineConfig({
    optimizeDeps: { include: packages },
    test: {
      name: "web",
      // After the projects of the root's configuration.
      sequence: { groupOrder: 3 },
      maxWorkers: availableParallelism() + 1,
      include: ["{src,viewer,shared-page,operator}/**/*.test.{ts,tsx}"],
      exclude: [...testsWithoutPage],
      setupFiles: ["src/testing/setup.ts"],
      env: { TEST_SIZE: process.env["TEST_SIZE"] ?? "" },
      testTimeout: 20_000,
      // How long to wait for an element; one second is less than a hiccup of a busy machine.
      expect: { poll: { timeout: 8000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Reduced motion: transitions end at once, unless a test is about them.
        provider: playwright({
          launchOptions,
          contextOptions: { locale: "en-GB", hasTouch: true, reducedMotion: "reduce" },
        }),
        instances: [{ browser: "chromium", viewport: { width: 1024, height: 768 } }],
      },
    },
  }),
);
