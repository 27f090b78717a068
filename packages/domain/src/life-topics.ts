/**
 * What can belong to somebody's life. Nothing is assumed: a question that speaks of one of these is only asked of people
 * who chose it. Stored, and exported, by these names.
 */
export const lifeTopics = [
  "mother",
  "father",
  "grandparents",
  "siblings",
  "partner",
  "children",
  "grandchildren",
  "school",
  "study",
  "work",
  "moving-country",
  "animals",
  "garden",
  "music",
  "sport",
  "travel",
  "separation",
  "illness",
  "loss",
  "war-or-flight",
  "faith",
] as const;
export type LifeTopic = (typeof lifeTopics)[number];

/** Choosing one of these is what allows heavy questions about it. */
const hardTopics: ReadonlySet<LifeTopic> = new Set(["separation", "illness", "loss", "war-or-flight"]);

export function isHardTopic(topic: LifeTopic): boolean {
  return hardTopics.has(topic);
}
