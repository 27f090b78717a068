import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { paths } from "@lane/contract/page-paths.ts";
import { createServer, type Plugin } from "vite";

import { afterBuild } from "./after-build.ts";
import { filesOf, readManifest } from "./build-manifest.ts";
import { publicPages, waitingPages } from "./public-pages.ts";
import { withPage, withWaiting } from "./with-page.ts";

interface PrerenderEntry {
  renderPage(path: string): Promise<string>;
  renderWaiting(path: string): Promise<string>;
}

/** Writes every public page as HTML into `pages/` of the build, so that it can be read before, or without, any script. */
export function prerender(): Plugin {
  return afterBuild("lane-prerender", writePages);
}

async function writePages(root: string, outDir: string): Promise<void> {
  const shell = await readFile(join(outDir, "index.html"), "utf8");
  const manifest = await readManifest(outDir);
  const everywhere = filesOf(manifest);
  const renderer = await openRenderer(root);
  try {
    await mkdir(join(outDir, "pages"), { recursive: true });
    for (const page of publicPages) {
      const chunks = [...filesOf(manifest, [page.source])].filter((file) => !everywhere.has(file));
      const html = withPage(shell, { ...page, chunks, markup: await renderer.renderPage(page.path) });
      await writeFile(join(outDir, "pages", fileOf(page.path)), html);
    }
    for (const { path, sources } of waitingPages) {
      const chunks = [...filesOf(manifest, sources)].filter((file) => !everywhere.has(file));
      const html = withWaiting(shell, { path, chunks, markup: await renderer.renderWaiting(path) });
      await writeFile(join(outDir, "pages", fileOf(path)), html);
    }
    // The server needs the list to tell an address of the app from an unknown one.
    await writeFile(join(outDir, "pages/addresses.json"), JSON.stringify(Object.values(paths)));
  } finally {
    await renderer.close();
  }
}

/** Loads the sources through Vite, as the browser would get them. */
async function openRenderer(root: string): Promise<PrerenderEntry & { close(): Promise<void> }> {
  const server = await createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    mode: "production",
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const entry: unknown = await server.ssrLoadModule("/src/prerender.tsx");
  if (!isEntry(entry)) throw new Error("src/prerender.tsx has no renderPage");
  return {
    renderPage: (path) => entry.renderPage(path),
    renderWaiting: (path) => entry.renderWaiting(path),
    close: () => server.close(),
  };
}

function isEntry(module: unknown): module is PrerenderEntry {
  return typeof module === "object" && module !== null && "renderPage" in module && "renderWaiting" in module;
}

/** The server reads the path from the name again. */
function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1).replaceAll("/", "+")}.html`;
}
