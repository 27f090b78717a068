import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { formatter } from "@lingui/format-po";
import { compileMessage } from "@lingui/message-utils/compileMessage";

const translated = ["nl", "de", "fr", "es"] as const;
const namedText = /\bid:\s*["'`]([^"'`\\]+)["'`]/g;

/** For each language, the messages whose ids occur in the script; English is in the components. */
export async function textsNamedIn(script: string, root: string): Promise<Record<string, Record<string, unknown>>> {
  const ids = new Set([...script.matchAll(namedText)].map(([, id]) => id));
  const languages = translated.map(async (language) => [language, await textsOf(language, ids, root)] as const);
  return Object.fromEntries(await Promise.all(languages));
}

async function textsOf(language: string, ids: ReadonlySet<string | undefined>, root: string) {
  const content = await readFile(join(root, `src/lib/locales/${language}.po`), "utf8");
  const catalogue = await formatter().parse(content, { locale: language, sourceLocale: "en", filename: "" });
  const named = Object.entries(catalogue).filter(([id, { translation }]) => ids.has(id) && translation);
  return Object.fromEntries(named.map(([id, { translation }]) => [id, compileMessage(translation ?? "")]));
}
