import { join } from "node:path";

import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import type { Plugin, PluginOption } from "vite";

import { compileMessages } from "./compile-messages.ts";

// An absolute path, because tests run from the root of the repository, where the file does not exist.
const languageSettings = { configPath: join(import.meta.dirname, "lingui.config.ts") };

/** Messages stay in their components, so a lazy page contains its own English, and no catalogue is loaded up front. */
export function textPlugins(): PluginOption[] {
  // The macro accepts no path; this variable is its only alternative to searching from the working directory.
  process.env["LINGUI_CONFIG"] ??= languageSettings.configPath;
  return [babel({ presets: [messagesPreset()] }), lingui(languageSettings), serverSentences];
}

/** A language is one file: what the server says, translated in the browser, comes with the catalogue. */
const serverSentences: Plugin = {
  name: "lane-server-sentences",
  transform(code, id) {
    const [, language] = /\/locales\/(\w+)\.po$/.exec(id) ?? [];
    if (language === undefined) return undefined;
    return `${code}\nimport sentences from "./server/${language}.json";\nObject.assign(messages, sentences);`;
  },
};

function messagesPreset() {
  const { rolldown } = linguiTransformerBabelPreset({}, languageSettings);
  const macro = ["@lingui/babel-plugin-lingui-macro", { descriptorFields: "message" }] as const;
  return { rolldown, preset: { plugins: [macro, compileMessages] } };
}
