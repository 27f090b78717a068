import type { HtmlTagDescriptor, Plugin } from "vite";

/**
 * The fonts of the first screen. Without a preload they are found only in the stylesheet, arrive late, and swap
 * visibly.
 */
const firstFaces = /(?:fraunces|atkinson)-latin-(?!ext-)[\w-]+\.woff2$/;

export function preloadFonts(base = "/"): Plugin {
  return {
    name: "lane-preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstFaces.test(file))
          .map((file) => preloadTag(base + file)),
    },
  };
}

function preloadTag(href: string): HtmlTagDescriptor {
  const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href };
  return { tag: "link", attrs, injectTo: "head" };
}
