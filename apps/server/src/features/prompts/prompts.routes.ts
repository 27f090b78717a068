import { promptsApi } from "@lane/contract/prompts.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { PromptSettingsService } from "./prompt-settings.service.ts";
import type { PromptsService } from "./prompts.service.ts";

interface PromptServices {
  readonly prompts: PromptsService;
  readonly settings: PromptSettingsService;
}

export function mountPrompts(router: Router, { prompts, settings }: PromptServices): void {
  router.mount(promptsApi.read, async ({ viewer, params, origin }) =>
    done("Prompt found", await prompts.read(viewer, params.year, origin.language)),
  );
  router.mount(promptsApi.another, async ({ viewer, params, body, origin }) =>
    done("Prompt found", await prompts.another(viewer, params.year, body.instead, origin.language)),
  );
  router.mount(promptsApi.feel, async ({ viewer, params, body, origin }) =>
    done("Year marked successfully", await prompts.feel(viewer, params.year, body.feeling, origin.language)),
  );
  router.mount(promptsApi.settings, async ({ viewer }) => done("Settings found", await settings.read(viewer)));
  router.mount(promptsApi.changeSettings, async ({ viewer, body }) =>
    done("Settings saved successfully", await settings.change(viewer, body)),
  );
}
