import type { PromptSettings } from "@lane/contract/prompts.ts";
import type { LifeTopic } from "@lane/domain/life-topics.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { LifeTopicsRepository } from "./life-topics.repository.ts";
import type { ConsentRecord, PromptSettingsRepository } from "./prompt-settings.repository.ts";

/** Raised whenever the consent text changes: members who agreed before are asked again. */
const consentTextVersion = 1;

interface PromptSettingsDeps {
  readonly repository: PromptSettingsRepository;
  readonly lifeTopics: LifeTopicsRepository;
  /** Host name of the external service; null where there is none. */
  readonly service: string | null;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface SettingsAnswer {
  readonly settings: PromptSettings;
  readonly service: string | null;
}

interface SettingsChange {
  readonly isHeavyWelcome?: boolean | undefined;
  readonly isServiceWelcome?: boolean | undefined;
  readonly topics?: readonly LifeTopic[] | undefined;
}

/** The member's settings about questions, and the consent to the external service. */
export function createPromptSettingsService({ repository, lifeTopics, service, clock, transact }: PromptSettingsDeps) {
  /** A consent is valid only for its service and its wording. */
  async function isServiceWelcome(accountId: string): Promise<boolean> {
    if (service === null) return false;
    const last = await repository.findLastConsent(accountId);
    return last?.isGiven === true && last.service === service && last.textVersion === consentTextVersion;
  }

  async function find(accountId: string): Promise<PromptSettings> {
    return {
      ...(await repository.find(accountId)),
      isServiceWelcome: await isServiceWelcome(accountId),
      topics: await lifeTopics.list(accountId),
    };
  }

  /** Later than the last decision, also when the clock has been set back since. */
  function momentAfter(last: ConsentRecord | undefined): number {
    return Math.max(clock.now(), (last?.decidedAt ?? 0) + 1);
  }

  async function agree(accountId: string): Promise<void> {
    if (service === null) {
      const sentence = "No question-writing service is set up here";
      throw new AppError("invalid_input", sentence, { fields: { isServiceWelcome: sentence } });
    }
    if (await isServiceWelcome(accountId)) return;
    const decidedAt = momentAfter(await repository.findLastConsent(accountId));
    const consent = { isGiven: true, service, textVersion: consentTextVersion, decidedAt };
    await repository.insertConsent(accountId, createId(decidedAt), consent);
  }

  async function withdraw(accountId: string): Promise<void> {
    const last = await repository.findLastConsent(accountId);
    if (!last?.isGiven) return;
    const decidedAt = momentAfter(last);
    await repository.insertConsent(accountId, createId(decidedAt), { ...last, isGiven: false, decidedAt });
  }

  return {
    find,

    read: async ({ accountId }: Viewer): Promise<SettingsAnswer> => ({ settings: await find(accountId), service }),

    async change({ accountId }: Viewer, change: SettingsChange): Promise<SettingsAnswer> {
      const { isHeavyWelcome, isServiceWelcome: isGiven, topics } = change;
      await transact(async () => {
        if (isHeavyWelcome !== undefined || topics !== undefined) {
          const known = await repository.find(accountId);
          const flags = {
            isHeavyWelcome: isHeavyWelcome ?? known.isHeavyWelcome,
            hasChosenTopics: known.hasChosenTopics || topics !== undefined,
          };
          await repository.set(accountId, flags, clock.now());
        }
        if (topics !== undefined) await lifeTopics.replace(accountId, topics);
        if (isGiven !== undefined) await (isGiven ? agree(accountId) : withdraw(accountId));
      });
      return { settings: await find(accountId), service };
    },
  };
}

export type PromptSettingsService = ReturnType<typeof createPromptSettingsService>;
