import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { languages } from "@lane/domain/languages.ts";
import tailwindcss from "@tailwindcss/vite";
import { build, type Plugin } from "vite";

import { afterBuild } from "./after-build.ts";
import { leanCode } from "./lean-build.ts";
import { preloadFonts } from "./preload-fonts.ts";
import { askTextsOf } from "./shared-page/texts/ask-texts.ts";
import { textsOf } from "./shared-page/texts/texts.ts";

/** What phones of 2019 and 2020 run. */
const oldPhones = ["es2019", "chrome80", "safari13", "firefox78"];
const address = "/s/";

/**
 * Writes `s/`: the page for people who hold a link and have no account. Nothing in it leads outside `/s`, so that a proxy
 * can publish that alone. The server fills in the rest, in the reader's language.
 */
export function buildSharedPage(): Plugin {
  return afterBuild("lane-build-shared-page", (root, outDir) => writeSharedPage(root, join(outDir, "s")));
}

async function writeSharedPage(root: string, outDir: string): Promise<void> {
  await build({
    root: join(root, "shared-page"),
    base: address,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [leanCode(), tailwindcss(), preloadFonts(address)],
    html: { cspNonce: "__CSP_NONCE__" },
    build: {
      outDir,
      emptyOutDir: true,
      target: oldPhones,
      cssTarget: oldPhones,
      assetsInlineLimit: 0,
      // The function that would load a second file of styles is larger than those styles.
      cssCodeSplit: false,
      modulePreload: false,
    },
  });
  const page = join(outDir, "index.html");
  // The picture of a link's preview needs a whole address, which only the server knows.
  const html = (await readFile(page, "utf8")).replace(`content="${address}`, `content="__LANE_ORIGIN__${address}`);
  await writeFile(page, html);
  await writeFile(join(outDir, "sentences.json"), JSON.stringify(sentences()));
}

/** What the server says in the page, in each language. */
function sentences() {
  return Object.fromEntries(
    languages.map((language) => {
      const { sharedOne, sharedSeveral, stopTitle, loading, endedTitle, endedHint, needsScript } = textsOf[language];
      const { askedTitle } = askTextsOf[language];
      return [
        language,
        { sharedOne, sharedSeveral, askedTitle, stopTitle, loading, endedTitle, endedHint, needsScript },
      ];
    }),
  );
}
