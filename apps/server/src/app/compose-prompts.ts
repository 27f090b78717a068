import { createChatWriter } from "#adapters/prompts/chat-writer.ts";
import { createFavouritesRepository } from "#features/favourites/favourites.repository.ts";
import { mountFavourites } from "#features/favourites/favourites.routes.ts";
import { createFavouritesService } from "#features/favourites/favourites.service.ts";
import { type ChildhoodDeps, createChildhood } from "#features/prompts/childhood.ts";
import { createLifeTopicsRepository } from "#features/prompts/life-topics.repository.ts";
import { createMailableQuestions } from "#features/prompts/mailable-questions.ts";
import { createPromptSettingsRepository } from "#features/prompts/prompt-settings.repository.ts";
import { createPromptSettingsService } from "#features/prompts/prompt-settings.service.ts";
import { createPromptYearsRepository } from "#features/prompts/prompt-years.repository.ts";
import { mountPrompts } from "#features/prompts/prompts.routes.ts";
import { createPromptsService } from "#features/prompts/prompts.service.ts";
import { createQuestionChoice } from "#features/prompts/question-choice.ts";
import { createSituations } from "#features/prompts/situations.ts";
import { createSkippedQuestionsRepository } from "#features/prompts/skipped-questions.repository.ts";
import { createYearMemoriesRepository } from "#features/prompts/year-memories.repository.ts";
import type { Router } from "#http/router.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

import type { AppContext } from "./app-context.ts";

/** How long a member waits for a question of the external service before the bank's question is used. */
const writerLimitMs = 6000;

interface PromptsDeps extends AppContext, ChildhoodDeps {
  readonly limiter: RateLimiter;
}

/** Composes the questions about a year and the favourites of a year. */
export function composePrompts({ config, clock, logger, database, limiter, accounts, cities }: PromptsDeps) {
  const { db, transact } = database;
  const { promptService } = config;
  const writer = promptService && createChatWriter({ service: promptService, limitMs: writerLimitMs, clock, logger });
  const favourites = createFavouritesRepository(db);
  const childhood = createChildhood({ accounts, cities });
  const years = createPromptYearsRepository(db);
  const settings = createPromptSettingsService({
    repository: createPromptSettingsRepository(db),
    lifeTopics: createLifeTopicsRepository(db),
    service: writer?.host ?? null,
    clock,
    transact,
  });
  const skipped = createSkippedQuestionsRepository(db);
  const memories = createYearMemoriesRepository(db);
  const situations = createSituations({ years, settings, childhood, favourites, clock });
  const choice = createQuestionChoice({ years, skipped, memories, favourites, writer, limiter });
  const prompts = createPromptsService({ years, situations, choice, skipped, clock, transact });
  const liked = createFavouritesService({ repository: favourites, childhood, clock });

  return {
    services: { prompts, favourites: liked },
    /** Used only by question subscriptions. */
    mailable: createMailableQuestions({ years, situations, choice, clock }),
    /** Used only by imports. */
    kept: { favourites, promptYears: years },
    mount(router: Router): void {
      mountPrompts(router, { prompts, settings });
      mountFavourites(router, liked);
    },
  };
}
