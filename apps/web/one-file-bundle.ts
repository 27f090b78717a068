import { build, type PluginOption, type Rolldown } from "vite";

import { leanBuild } from "./lean-build.ts";

interface OneFileOptions {
  readonly root: string;
  /** The script that brings everything else. */
  readonly input: string;
  readonly plugins: PluginOption[];
}

/** Bundles a page that is one file: one script and one stylesheet, with fonts and pictures inlined, to be put into its HTML. */
export async function bundleOneFile({ root, input, plugins }: OneFileOptions) {
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins,
    resolve: leanBuild.resolve,
    build: {
      write: false,
      target: "baseline-widely-available",
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      assetsInlineLimit: () => true,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: "iife", codeSplitting: false } },
    },
  });
  const files = isOutput(made) ? made.output : [];
  const script = files.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  const style = files.flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? file.source : []));
  if (script === "" || style.length !== 1) throw new Error(`${input} is not one script and one stylesheet`);
  return { script, style: String(style[0]) };
}

function isOutput(made: Awaited<ReturnType<typeof build>>): made is Rolldown.RolldownOutput {
  return "output" in made;
}

/** Inlined text must not close its own element. */
export function inStyle(style: string): string {
  return style.replaceAll("</style", "<\\/style");
}

export function inScript(script: string): string {
  return script.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");
}
