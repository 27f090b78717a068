import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** English messages are in the components. The gallery of interface parts is for developers and stays English. */
export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "nl", "de", "fr", "es"],
  catalogs: [
    {
      path: "<rootDir>/src/lib/locales/{locale}",
      include: ["<rootDir>/src", "<rootDir>/viewer"],
      exclude: [
        "**/*.test.ts",
        "**/*.test.tsx",
        "<rootDir>/src/features/gallery/**",
        "<rootDir>/src/testing/**",
        "<rootDir>/src/features/whats-new/releases.ts",
      ],
    },
    {
      path: "<rootDir>/src/features/whats-new/words/{locale}",
      include: ["<rootDir>/src/features/whats-new/releases.ts"],
    },
  ],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: false }),
  orderBy: "origin",
  runtimeConfigModule: { Trans: ["#lib/trans.tsx", "Trans"] },
});
