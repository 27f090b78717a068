import { cruise, type ICruiseResult } from "dependency-cruiser";

import config from "../../.dependency-cruiser.mjs";
import { rooms } from "../source-files.ts";

/** Reads every module below `tree` and holds it against the walls. */
export async function cruiseTree(tree: string): Promise<ICruiseResult> {
  const { options, ...ruleSet } = config;
  const { output } = await cruise([...rooms], { ...options, ruleSet, validate: true, baseDir: tree });
  if (typeof output === "string") throw new Error(output);
  return output;
}
