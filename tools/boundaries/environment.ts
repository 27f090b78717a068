import type { SourceFile } from "../source-files.ts";
import { testCode } from "./boundary.ts";

const readsEnvironment =
  /\bprocess\s*\??\.\s*env\b|\bprocess\s*\[\s*["'`]env|\{[^}]*\benv\b[^}]*\}\s*(=\s*process\b|from\s*["'](node:)?process["'])/;

const isTest = new RegExp(testCode);

/** Server files outside config/ that read the environment. No import shows this, so the boundaries cannot. */
export function readersOfEnvironment(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("apps/server/src/") && !path.startsWith("apps/server/src/config/"))
    .filter(({ path, text }) => !isTest.test(path) && readsEnvironment.test(text))
    .map(({ path }) => path);
}
