import { lifeStages } from "../life-stage.ts";
import { type Slot, slots, spirits, type Template, themes, tones, type Weight } from "./template.ts";

const weights: readonly Weight[] = [0, 1, 2];
/** What `any` means: every stage somebody remembers by themselves. */
const remembered = lifeStages.filter((stage) => stage !== "before birth" && stage !== "early childhood");

/**
 * Reads a file of the bank, blocks with an empty line between them:
 * `id | theme | stages | tone | weight`, perhaps `| open` or `| faith`; the question; two nudges, each after a dash.
 */
export function parseTemplates(text: string): Template[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => templateOf(block.trim()));
}

function templateOf(block: string): Template {
  const [head, text, first, second, ...more] = block.split("\n").map((line) => line.trim());
  if (!head || !text || more.length > 0) throw new Error(`No template of the bank: ${block}`);
  const nudges = [nudgeOf(first, block), nudgeOf(second, block)] as const;
  return { ...headOf(head, block), text, nudges, slots: slotsIn([text, ...nudges].join(" "), block) };
}

function headOf(head: string, block: string): Omit<Template, "text" | "nudges" | "slots"> {
  const [id = "", theme, stages = "", tone, weight, spirit = "none", ...more] = head
    .split("|")
    .map((cell) => cell.trim());
  if (!/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id) || more.length > 0) throw new Error(`No head of a template: ${block}`);
  return {
    id,
    stages: stages === "any" ? remembered : stages.split(",").map((stage) => oneOf(lifeStages, stage.trim(), block)),
    theme: oneOf(themes, theme, block),
    tone: oneOf(tones, tone, block),
    weight: oneOf(weights, Number(weight), block),
    spirit: oneOf(spirits, spirit, block),
  };
}

function nudgeOf(line: string | undefined, block: string): string {
  if (line === undefined || !line.startsWith("- ")) throw new Error(`Two nudges are missing: ${block}`);
  return line.slice(2).trim();
}

function slotsIn(text: string, block: string): Slot[] {
  const names = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => oneOf(slots, name, block));
  return [...new Set(names)];
}

function oneOf<Choice>(choices: readonly Choice[], given: unknown, block: string): Choice {
  const found = choices.find((choice) => choice === given);
  if (found === undefined) throw new Error(`“${String(given)}” is not known: ${block}`);
  return found;
}
