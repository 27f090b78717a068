import { join } from "node:path";

import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import type { PluginOption } from "vite";

import { compileMessages } from "./compile-messages.ts";

// By its path: the tests run from the root of the project, where there is no such file to find.
const languageSettings = { configPath: join(import.meta.dirname, "lingui.config.ts") };

/** Each text stays beside its component, so a lazy page brings its own English and no catalogue is loaded up front. */
export function textPlugins(): PluginOption[] {
  // The macro itself takes no path, and asks only here before it searches the folder it was started from.
  process.env["LINGUI_CONFIG"] ??= languageSettings.configPath;
  return [babel({ presets: [messagesPreset()] }), lingui(languageSettings)];
}

function messagesPreset() {
  const { rolldown } = linguiTransformerBabelPreset({}, languageSettings);
  const macro = ["@lingui/babel-plugin-lingui-macro", { descriptorFields: "message" }] as const;
  return { rolldown, preset: { plugins: [macro, compileMessages] } };
}
