import { expect, test } from "vitest";

import { bank } from "../packages/culture/src/prompts/bank.ts";
import { cultureCounts } from "./print-culture-counts.ts";

test("what is asked and known is counted by language, subject, stage, country and decade", async () => {
  const counts = await cultureCounts();

  for (const language of ["en", "nl", "de", "fr", "es"])
    expect(counts).toMatch(new RegExp(`^  ${language} +${bank.length}$`, "m"));
  for (const line of [
    /^ {2}parents +\d{2}$/m,
    /^ {2}later life +\d{3}$/m,
    /^ {2}NL( +\d+){7}$/m,
    /^ {2}NL( +\d+){10}$/m,
  ])
    expect(counts).toMatch(line);
});
