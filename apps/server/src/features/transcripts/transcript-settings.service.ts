import type { TranscriptSettings } from "@lane/contract/transcripts.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";
import type { Transcriber } from "#ports/transcriber.ts";

import type { TranscriptChoice, TranscriptSettingsRepository } from "./transcript-settings.repository.ts";

interface TranscriptSettingsDeps {
  readonly repository: TranscriptSettingsRepository;
  readonly accounts: { findById(accountId: string): Promise<{ readonly language: string } | undefined> };
  /** Undefined where recordings are not written down. */
  readonly transcriber: Pick<Transcriber, "service"> | undefined;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface SettingsChange {
  readonly isAutomatic?: boolean | undefined;
  readonly maySend?: boolean | undefined;
}

export function createTranscriptSettings(deps: TranscriptSettingsDeps) {
  const { repository, accounts, transcriber, clock, transact } = deps;
  const service = transcriber?.service ?? null;

  /** Until a member has chosen: on this machine, and where the account speaks English, which is what it understands. */
  async function usualChoice(accountId: string): Promise<TranscriptChoice> {
    const isHere = transcriber !== undefined && service === null;
    const isAutomatic = isHere && (await accounts.findById(accountId))?.language === "en";
    return { isAutomatic, sentTo: null, agreedAt: null };
  }

  async function find(accountId: string): Promise<TranscriptSettings> {
    const { isAutomatic, sentTo } = (await repository.find(accountId)) ?? (await usualChoice(accountId));
    const maySend = service !== null && sentTo === service;
    const isPossible = transcriber !== undefined && (service === null || maySend);
    return {
      offered: transcriber === undefined ? "none" : service === null ? "here" : "service",
      service,
      isAutomatic: isAutomatic && isPossible,
      maySend,
    };
  }

  return {
    find,

    read: ({ accountId }: Viewer): Promise<TranscriptSettings> => find(accountId),

    async choose({ accountId }: Viewer, { isAutomatic, maySend }: SettingsChange): Promise<TranscriptSettings> {
      if (maySend && service === null) {
        const sentence = "No transcription service is set up here";
        throw new AppError("invalid_input", sentence, { fields: { maySend: sentence } });
      }
      await transact(async () => {
        const chosen = (await repository.find(accountId)) ?? (await usualChoice(accountId));
        await repository.put(accountId, {
          isAutomatic: isAutomatic ?? chosen.isAutomatic,
          ...(maySend === undefined ? sentOf(chosen) : agreementOf(maySend, chosen)),
        });
      });
      return find(accountId);
    },
  };

  function agreementOf(maySend: boolean, chosen: TranscriptChoice) {
    if (!maySend) return { sentTo: null, agreedAt: null };
    return chosen.sentTo === service ? sentOf(chosen) : { sentTo: service, agreedAt: clock.now() };
  }
}

export type TranscriptSettingsService = ReturnType<typeof createTranscriptSettings>;

function sentOf({ sentTo, agreedAt }: TranscriptChoice) {
  return { sentTo, agreedAt };
}
