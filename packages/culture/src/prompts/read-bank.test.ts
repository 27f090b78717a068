import { expect, test } from "vitest";

import { templatesOf, wordingsOf } from "./read-bank.ts";

const tags = {
  subject: "food",
  stages: ["childhood", "later life"],
  tone: "warm",
  weight: 1,
  spirit: "open",
  needs: ["garden"],
  seasonal: true,
};
const question = {
  id: "food-first-soup",
  tags,
  text: "Which soup of {year} would you know by its smell, and who stirred it at {age}?",
  nudges: ["Begin with the spoon.", "Tell who had the {snack} bowl."],
};
const translated = {
  id: "food-first-soup",
  text: "Welke soep van {year} zou je nu nog herkennen aan de geur?",
  nudges: ["Begin met de lepel.", "Vertel wie er roerde."],
};

function read(...questions: unknown[]) {
  return templatesOf("en.json", [{ group: "food", questions }]);
}

function readTranslated(...questions: unknown[]) {
  return wordingsOf("nl.json", [{ group: "food", questions }]);
}

test("a question of the English file becomes a template with its gaps", () => {
  expect(read(question)).toEqual([
    {
      id: "food-first-soup",
      subject: "food",
      stages: ["childhood", "later life"],
      tone: "warm",
      weight: 1,
      spirit: "open",
      needs: ["garden"],
      isSeasonal: true,
      kind: "culture",
      text: "Which soup of {year} would you know by its smell, and who stirred it at {age}?",
      nudges: ["Begin with the spoon.", "Tell who had the {snack} bowl."],
      slots: ["year", "age", "snack"],
    },
  ]);
});

test("any stage is every stage that a person remembers without being told, and what is left out is not so", () => {
  const [template] = read({
    ...question,
    tags: { ...tags, stages: "any", spirit: undefined, needs: undefined, seasonal: undefined },
  });

  expect(template?.stages).toEqual([
    "childhood",
    "adolescence",
    "young adulthood",
    "adulthood",
    "midlife",
    "later midlife",
    "later life",
  ]);
  expect(template).toMatchObject({ spirit: "none", needs: [], isSeasonal: false });
});

test("a question of a translated file becomes the wording of a template", () => {
  const other = { ...translated, id: "food-first-bread" };

  expect(readTranslated(translated, other)).toEqual(
    ["food-first-soup", "food-first-bread"].map((id) => [
      id,
      {
        text: "Welke soep van {year} zou je nu nog herkennen aan de geur?",
        nudges: ["Begin met de lepel.", "Vertel wie er roerde."],
      },
    ]),
  );
});

const soup = "en.json, food-first-soup";
const first = "en.json, group “food”, question 1";

test.for([
  [{ tags: { ...tags, subject: "cars" } }, `${soup}, subject is “cars”, and must be one of subjects.ts.`],
  [{ tags: { ...tags, needs: ["yacht"] } }, `${soup}, needs is "yacht", and must be one of: mother, father`],
  [{ tags: { ...tags, needs: [] } }, `${soup}, needs must be a list with something in it.`],
  [{ tags: { ...tags, seasonal: false } }, `${soup}, seasonal must be true, or not be there.`],
  [{ tags: { ...tags, stages: ["old age"] } }, `${soup}, stages is "old age", and must be one of: before birth`],
  [{ tags: { ...tags, stages: [] } }, `${soup}, stages must be a list with something in it.`],
  [
    { tags: { ...tags, tone: "stern" } },
    `${soup}, tone is "stern", and must be one of: warm, playful, curious, quiet.`,
  ],
  [{ tags: { ...tags, tone: undefined } }, `${soup}, tone is missing.`],
  [{ tags: { ...tags, weight: 3 } }, `${soup}, weight is 3, and must be one of: 0, 1, 2.`],
  [{ tags: { ...tags, spirit: "some" } }, `${soup}, spirit is "some", and must be one of: none, open, faith.`],
  [{ tags: { ...tags, mood: "warm" } }, `${soup}, tags has the unknown field “mood”. It may have: subject, stages`],
  [{ tags: undefined }, `${soup}, tags must be an object.`],
  [{ hint: "x" }, `${first} has the unknown field “hint”. It may have: id, tags, text, nudges.`],
  [{ id: undefined }, `${first}, id is missing.`],
  [{ id: "food first soup" }, `${first}, id must be words-with-hyphens, not “food first soup”.`],
  [{ text: undefined }, `${soup}, text is missing.`],
  [{ text: "What of {wage}?" }, `${soup}, a placeholder is "wage", and must be one of: age, year, city`],
  [{ nudges: undefined }, `${soup}, nudges must be a list with something in it.`],
  [{ nudges: ["Begin."] }, `${soup}, second nudge is missing.`],
  [{ nudges: ["Begin.", "Go on.", "And on."] }, `${soup}, nudges must be two, not 3.`],
  [{ nudges: ["Begin. ", "Go on."] }, `${soup}, first nudge must be a text without spaces around it, not "Begin. ".`],
] as const)("a question with %j is refused", ([change, sentence]) => {
  expect(() => read({ ...question, ...change })).toThrow(sentence);
});

test.for([
  [{ tags }, "nl.json, group “food”, question 1 has the unknown field “tags”. It may have: id, text, nudges."],
  [{ id: undefined }, "nl.json, group “food”, question 1, id is missing."],
  [{ text: "" }, 'nl.json, food-first-soup, text must be a text without spaces around it, not "".'],
  [{ text: "Wat in {jaar}?" }, 'nl.json, food-first-soup, a placeholder is "jaar", and must be one of: age, year'],
  [{ nudges: ["Begin."] }, "nl.json, food-first-soup, second nudge is missing."],
  [{ nudges: ["Begin.", "Ga door.", "En nog een."] }, "nl.json, food-first-soup, nudges must be two, not 3."],
] as const)("a translated question with %j is refused", ([change, sentence]) => {
  expect(() => readTranslated({ ...translated, ...change })).toThrow(sentence);
});

test.for([
  [{}, "en.json must be a list with something in it."],
  [[{ questions: [question] }], "en.json, group 1, group is missing."],
  [[{ group: "food", questions: [] }], "en.json, group “food”, questions must be a list with something in it."],
  [[{ group: "food", questions: [question], title: "Food" }], "en.json, group 1 has the unknown field “title”."],
] as const)("a file like %j is refused", ([groups, sentence]) => {
  expect(() => templatesOf("en.json", groups)).toThrow(sentence);
});
