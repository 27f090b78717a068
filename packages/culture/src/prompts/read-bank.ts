import { type LifeTopic, lifeTopics } from "@lane/domain/life-topics.ts";

import { type LifeStage, lifeStages } from "../life-stage.ts";
import { type Fields, fieldsOf, listOf, oneOf, textOf } from "../read-data.ts";
import { isSubject, type Subject } from "./subjects.ts";
import { kindOf, type Slot, slots, spirits, type Template, tones, type Weight, type Wording } from "./template.ts";

const weights: readonly Weight[] = [0, 1, 2];
const tagNames = ["subject", "stages", "tone", "weight", "spirit", "needs", "seasonal"];
/** What `"any"` means: every stage of life that a person remembers by themselves. */
const remembered = lifeStages.filter((stage) => stage !== "before birth" && stage !== "early childhood");

/**
 * The questions of the English file of the bank, a list of groups with a name and `questions`. Each question has an
 * `id`, `tags`, a `text` and two `nudges`. The order counts: another order deals other questions to every account.
 */
export function templatesOf(file: string, groups: unknown): Template[] {
  return questionsOf(groups, ["id", "tags", "text", "nudges"], file).map(({ id, where, fields }) => {
    const tags = fieldsOf(fields["tags"], tagNames, `${where}, tags`);
    const { text, nudges } = wordingOf(fields, where);
    const tagged = { id, ...tagsOf(tags, where), slots: slotsIn([text, ...nudges].join(" "), where) };
    return { ...tagged, kind: kindOf(tagged), text, nudges };
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

function tagsOf(tags: Fields, where: string): Omit<Template, "id" | "slots" | "kind" | keyof Wording> {
  return {
    stages: stagesOf(tags["stages"], `${where}, stages`),
    subject: subjectOf(tags["subject"], `${where}, subject`),
    tone: oneOf(tags["tone"], tones, `${where}, tone`),
    weight: oneOf(tags["weight"], weights, `${where}, weight`),
    spirit: oneOf(tags["spirit"] ?? "none", spirits, `${where}, spirit`),
    needs: tags["needs"] === undefined ? [] : needsOf(tags["needs"], `${where}, needs`),
    isSeasonal: isSeasonal(tags["seasonal"], where),
  };
}

function subjectOf(value: unknown, where: string): Subject {
  const name = textOf(value, where);
  if (!isSubject(name)) throw new Error(`${where} is “${name}”, and must be one of subjects.ts.`);
  return name;
}

function needsOf(value: unknown, where: string): readonly LifeTopic[] {
  return listOf(value, where).map((topic) => oneOf(topic, lifeTopics, where));
}

function isSeasonal(value: unknown, where: string): boolean {
  if (value !== undefined && value !== true) throw new Error(`${where}, seasonal must be true, or not be there.`);
  return value === true;
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
