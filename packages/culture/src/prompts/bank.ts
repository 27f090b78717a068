import questions from "./bank/en.json" with { type: "json" };
import { templatesOf } from "./read-bank.ts";
import type { Template } from "./template.ts";

/** Moves on when questions are added, changed or taken away: then the questions of every account are dealt anew. */
export const bankVersion = 3;

/** Everything that can be asked. */
export const bank: readonly Template[] = templatesOf("en.json", questions);
