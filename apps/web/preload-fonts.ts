import type { HtmlTagDescriptor, Plugin } from "vite";

/**
 * The fonts of the first screen. Without a preload they are found only in the stylesheet, arrive late, and swap
 * visibly.
 */
const firstFaces = /(?:fraunces|atkinson)-latin-(?!ext-)[\w-]+\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: "lane-preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstFaces.test(file))
          .map(preloadTag),
    },
  };
}

function preloadTag(file: string): HtmlTagDescriptor {
  const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` };
  return { tag: "link", attrs, injectTo: "head" };
}
