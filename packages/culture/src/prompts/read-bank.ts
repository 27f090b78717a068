import { type LifeStage, lifeStages } from "../life-stage.ts";
import { type Fields, fieldsOf, listOf, oneOf, textOf } from "../read-data.ts";
import { type Slot, slots, spirits, type Template, themes, tones, type Weight, type Wording } from "./template.ts";

const weights: readonly Weight[] = [0, 1, 2];
/** What `"any"` means: every stage of life that a person remembers by themselves. */
const remembered = lifeStages.filter((stage) => stage !== "before birth" && stage !== "early childhood");

/**
 * The questions of the English file of the bank, a list of groups with a name and `questions`. Each question has an
 * `id`, `tags`, a `text` and two `nudges`. The order counts: another order deals other questions to every account.
 */
export function templatesOf(file: string, groups: unknown): Template[] {
  return questionsOf(groups, ["id", "tags", "text", "nudges"], file).map(({ id, where, fields }) => {
    const tags = fieldsOf(fields["tags"], ["theme", "stages", "tone", "weight", "spirit"], `${where}, tags`);
    const { text, nudges } = wordingOf(fields, where);
    return { id, ...tagsOf(tags, where), text, nudges, slots: slotsIn([text, ...nudges].join(" "), where) };
  });
}

/** The questions of a translated file of the bank: the same groups and ids, without tags. */
export function wordingsOf(file: string, groups: unknown): [id: string, wording: Wording][] {
  return questionsOf(groups, ["id", "text", "nudges"], file).map(({ id, where, fields }) => {
    const wording = wordingOf(fields, where);
    slotsIn([wording.text, ...wording.nudges].join(" "), where);
    return [id, wording];
  });
}

interface Question {
  readonly id: string;
  readonly where: string;
  readonly fields: Fields;
}

function questionsOf(groups: unknown, known: readonly string[], file: string): Question[] {
  return listOf(groups, file).flatMap((value, index) => {
    const at = `${file}, group ${index + 1}`;
    const { group, questions } = fieldsOf(value, ["group", "questions"], at);
    const name = textOf(group, `${at}, group`);
    return listOf(questions, `${file}, group “${name}”, questions`).map((question, place) => {
      const unnamed = `${file}, group “${name}”, question ${place + 1}`;
      const fields = fieldsOf(question, known, unnamed);
      const id = idOf(fields["id"], `${unnamed}, id`);
      return { id, fields, where: `${file}, ${id}` };
    });
  });
}

function idOf(value: unknown, where: string): string {
  const id = textOf(value, where);
  if (!/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id)) throw new Error(`${where} must be words-with-hyphens, not “${id}”.`);
  return id;
}

function tagsOf(tags: Fields, where: string): Pick<Template, "stages" | "theme" | "tone" | "weight" | "spirit"> {
  return {
    stages: stagesOf(tags["stages"], `${where}, stages`),
    theme: oneOf(tags["theme"], themes, `${where}, theme`),
    tone: oneOf(tags["tone"], tones, `${where}, tone`),
    weight: oneOf(tags["weight"], weights, `${where}, weight`),
    spirit: oneOf(tags["spirit"] ?? "none", spirits, `${where}, spirit`),
  };
}

function stagesOf(value: unknown, where: string): readonly LifeStage[] {
  return value === "any" ? remembered : listOf(value, where).map((stage) => oneOf(stage, lifeStages, where));
}

function wordingOf({ text, nudges }: Fields, where: string): Wording {
  const [first, second, ...more] = listOf(nudges, `${where}, nudges`);
  if (more.length > 0) throw new Error(`${where}, nudges must be two, not ${more.length + 2}.`);
  return {
    text: textOf(text, `${where}, text`),
    nudges: [textOf(first, `${where}, first nudge`), textOf(second, `${where}, second nudge`)],
  };
}

/** What stands between braces, each name once. */
function slotsIn(text: string, where: string): Slot[] {
  const names = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => oneOf(name, slots, `${where}, a placeholder`));
  return [...new Set(names)];
}
