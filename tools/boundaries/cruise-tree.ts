import { cruise, type ICruiseResult } from "dependency-cruiser";

import config from "../../.dependency-cruiser.mjs";
import { modules } from "../source-files.ts";

/** Checks every module below `tree` against the boundaries. */
export async function cruiseTree(tree: string): Promise<ICruiseResult> {
  const { options, ...ruleSet } = config;
  const { output } = await cruise([...modules], { ...options, ruleSet, validate: true, baseDir: tree });
  if (typeof output === "string") throw new Error(output);
  return output;
}
