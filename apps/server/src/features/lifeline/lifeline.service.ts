import type { ExportJob } from "@lane/contract/exports.ts";
import { type Lifeline, maxLifelineMemories, type PosterOptions, type WorldEvent } from "@lane/contract/lifeline.ts";
import { loadCategory } from "@lane/culture/catalogue/load.ts";
import { optionsOf } from "@lane/culture/catalogue/options.ts";
import { latestDateOf } from "@lane/domain/calendar.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import type { HopesRepository } from "./hopes.repository.ts";
import type { LifelineRepository } from "./lifeline.repository.ts";

export interface LifelinePeople {
  /** Satisfied by the accounts service in app/compose-lifeline.ts. */
  findById(accountId: string): Promise<
    | {
        readonly firstName: string;
        readonly lastName: string;
        readonly dateOfBirth: string;
        readonly cityName: string | null;
      }
    | undefined
  >;
}

interface LifelineDeps {
  readonly repository: LifelineRepository;
  readonly hopes: Pick<HopesRepository, "list">;
  readonly accounts: LifelinePeople;
  /** Satisfied by the prompts' childhood in app/compose-lifeline.ts. */
  readonly childhood: { countryOf(accountId: string): Promise<string | null> };
  readonly clock: Clock;
}

export function createLifelineService({ repository, hopes, accounts, childhood, clock }: LifelineDeps) {
  return {
    async read(accountId: string): Promise<Lifeline> {
      const account = await accounts.findById(accountId);
      if (!account) throw new AppError("not_found", "Account not found");
      const { firstName, lastName, dateOfBirth, cityName } = account;
      return {
        person: { name: `${firstName} ${lastName}`.trim(), place: cityName, born: dateOfBirth },
        memories: await repository.listMemories(accountId, maxLifelineMemories),
        favourites: await repository.listLiked(accountId),
        hopes: await hopes.list(accountId),
      };
    },

    async world({ accountId }: Viewer, from: number, to: number): Promise<WorldEvent[]> {
      const last = Math.min(to, latestDateOf(clock.now()).year);
      const country = await childhood.countryOf(accountId);
      const entries = await loadCategory("news");
      const years = Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => from + at);
      return years.flatMap((year) => {
        const [event] = optionsOf({ entries, year, country, seed: accountId, page: 0 }).options;
        return event ? [{ year, title: event.title }] : [];
      });
    },
  };
}

export type LifelineService = ReturnType<typeof createLifelineService>;

interface PostersDeps {
  /** Satisfied by the exports service in app/compose-features.ts. */
  readonly exports: {
    begin(
      viewer: Viewer,
      wish: { readonly kind: "poster"; readonly title: string; readonly options: PosterOptions; readonly key: string },
    ): Promise<ExportJob>;
  };
}

export function createPostersService({ exports }: PostersDeps) {
  return {
    begin: (viewer: Viewer, options: PosterOptions, key: string): Promise<ExportJob> =>
      exports.begin(viewer, { kind: "poster", title: options.title, options, key }),
  };
}

export type PostersService = ReturnType<typeof createPostersService>;
