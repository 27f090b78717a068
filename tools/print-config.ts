import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type Setting, settings } from "../apps/server/src/config/settings.ts";

const readme = join(import.meta.dirname, "../README.md");
const begin = "<!-- configuration: printed by `npm run docs` -->";
const end = "<!-- end of configuration -->";

/** The README's table of variables, from the one list that the server reads. */
export function configurationTable(all: Readonly<Record<string, Setting>>): string {
  const rows = Object.entries(all).map(([name, { fallback, about }]) => {
    const value = fallback === undefined ? "" : `\`${fallback}\``;
    return `| \`${name}\` | ${value} | ${about} |`;
  });
  return ["| Variable | Default | What it does |", "| --- | --- | --- |", ...rows].join("\n");
}

export function withTable(text: string, table: string): string {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error("README.md has no place for the configuration");
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}

if (import.meta.main) {
  writeFileSync(readme, withTable(readFileSync(readme, "utf8"), configurationTable(settings)));
}
