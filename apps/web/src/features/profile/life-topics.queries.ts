import type { PromptSettings } from "@lane/contract/prompts.ts";
import type { LifeTopic } from "@lane/domain/life-topics.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { routes } from "#api/routes.ts";

import { useProfile } from "./profile.queries.ts";
import { changePromptSettings, promptSettingsQuery } from "./prompt-settings.queries.ts";
import { renewTopicAnswers } from "./renew-topic-answers.ts";

/** What a member is asked about faith: nothing, what life means to them, or faith as well. */
export const faithSteps = ["none", "meaning", "faith"] as const;
export type FaithStep = (typeof faithSteps)[number];

/** What belongs to a member's life, as it is shown and chosen. */
export interface LifeTopics {
  /** Without faith, which is the last of the three steps. */
  readonly topics: readonly LifeTopic[];
  readonly faith: FaithStep;
  /** Whether the member has chosen once, even if that was nothing. */
  readonly hasChosen: boolean;
}

/** What is stored. `data` is undefined until both answers are there. */
export function useLifeTopics() {
  const settings = useQuery(promptSettingsQuery);
  const profile = useProfile();
  return {
    data:
      settings.data && profile.data ? lifeTopicsOf(settings.data.settings, profile.data.isReflectionPrompt) : undefined,
    error: settings.error ?? profile.error,
    isFetching: settings.isFetching || profile.isFetching,
    refetch: () => void Promise.all([settings.refetch(), profile.refetch()]),
  };
}

function lifeTopicsOf({ topics, hasChosenTopics }: PromptSettings, isReflectionPrompt: boolean): LifeTopics {
  const welcome = topics.includes("faith") ? "faith" : "meaning";
  return {
    topics: topics.filter((topic) => topic !== "faith"),
    faith: isReflectionPrompt ? welcome : "none",
    hasChosen: hasChosenTopics,
  };
}

type Chosen = Pick<LifeTopics, "topics" | "faith">;

interface TopicsSaving {
  readonly stored: LifeTopics;
  readonly chosen: Chosen;
}

/** Sends what has changed to the calls it belongs to. The first choice is sent even when it is to leave all as it is. */
export function useSaveTopics() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ stored, chosen }: TopicsSaving) => {
      const isWelcome = chosen.faith !== "none";
      if (isWelcome !== (stored.faith !== "none")) {
        await call(routes.profile.update, { body: { isReflectionPrompt: isWelcome } });
      }
      if (stored.hasChosen && isSame(listOf(stored), listOf(chosen))) return;
      await call(changePromptSettings, { body: { topics: listOf(chosen) } });
    },
    // Also where only the first of the two calls was answered.
    onSettled: () => renewTopicAnswers(client),
  });
}

function listOf({ topics, faith }: Chosen): LifeTopic[] {
  return faith === "faith" ? [...topics, "faith"] : [...topics];
}

function isSame(one: readonly LifeTopic[], other: readonly LifeTopic[]): boolean {
  return one.length === other.length && one.every((topic) => other.includes(topic));
}
