import type { LifeTopic } from "@lane/domain/life-topics.ts";
import { useLingui } from "@lingui/react/macro";

import type { FaithStep } from "./life-topics.queries.ts";

/** All but faith, which is chosen in steps. */
export type ChipTopic = Exclude<LifeTopic, "faith">;

export interface TopicGroup {
  readonly title: string;
  readonly topics: readonly ChipTopic[];
  readonly hint?: string;
}

export function useTopicGroups(): readonly TopicGroup[] {
  const { t } = useLingui();
  return [
    {
      title: t`People`,
      topics: ["mother", "father", "grandparents", "siblings", "partner", "children", "grandchildren"],
    },
    { title: t`Everyday`, topics: ["school", "study", "work", "moving-country"] },
    { title: t`What you love`, topics: ["animals", "garden", "music", "sport", "travel"] },
    {
      title: t`Hard times`,
      topics: ["separation", "illness", "loss", "war-or-flight"],
      hint: t`We'll only ask about these if you choose them.`,
    },
  ];
}

export function useTopicNames(): Readonly<Record<ChipTopic, string>> {
  const { t } = useLingui();
  return {
    mother: t`My mother`,
    father: t`My father`,
    grandparents: t`Grandparents`,
    siblings: t`Brothers and sisters`,
    partner: t`A partner`,
    // One's own, unlike the children of the privacy policy.
    children: t({ message: "Children", context: "What belongs to your life" }),
    grandchildren: t`Grandchildren`,
    school: t`School`,
    study: t`Studying`,
    work: t`Work`,
    "moving-country": t`Moving to another country`,
    animals: t`Animals`,
    garden: t`A garden`,
    music: t`Music`,
    sport: t`Sport`,
    travel: t`Travel`,
    separation: t`A separation`,
    illness: t`Illness`,
    loss: t`Losing someone`,
    "war-or-flight": t`War or having to flee`,
  };
}

export function useFaithNames(): Readonly<Record<FaithStep, string>> {
  const { t } = useLingui();
  return { none: t`Not for me`, meaning: t`Questions about meaning`, faith: t`Faith, too` };
}
