import type { ExportJob } from "@lane/contract/exports.ts";
import { type Lifeline, maxLifelineMemories, type PosterOptions, type WorldEvent } from "@lane/contract/lifeline.ts";
import { loadCatalogueWords } from "@lane/culture/catalogue/catalogue-words.ts";
import { loadCategory } from "@lane/culture/catalogue/load.ts";
import { optionsOf } from "@lane/culture/catalogue/options.ts";
import { latestDateOf } from "@lane/domain/calendar.ts";
import { type Language, usualLanguage } from "@lane/domain/languages.ts";

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
  /** Satisfied by the timelines in app/compose-features.ts. */
  readonly timelines: LifelineTimelines;
  readonly clock: Clock;
}

export interface LifelineTimelines {
  /** Undefined for one's own timeline; one that the account does not belong to is not there. */
  findVault(accountId: string, timelineId: string | undefined): Promise<Vault | undefined>;
}

interface Vault {
  readonly id: string;
  readonly name: string;
  /** The person whom it is about. */
  readonly about: { readonly born: number | null; readonly died: number | null } | null;
  readonly years: readonly { readonly year: number }[];
}

export function createLifelineService(deps: LifelineDeps) {
  const { repository, hopes, accounts, childhood, timelines, clock } = deps;
  return {
    async read(accountId: string, timelineId?: string): Promise<Lifeline> {
      const vault = await timelines.findVault(accountId, timelineId);
      if (vault) {
        const memories = await repository.listMemories({ accountId, vaultId: vault.id }, maxLifelineMemories);
        return { person: beginningOf(vault, clock), memories, favourites: [], hopes: [] };
      }
      const account = await accounts.findById(accountId);
      if (!account) throw new AppError("not_found", "Account not found");
      const { firstName, lastName, dateOfBirth, cityName } = account;
      return {
        person: { name: `${firstName} ${lastName}`.trim(), place: cityName, born: dateOfBirth },
        memories: await repository.listMemories({ accountId }, maxLifelineMemories),
        favourites: await repository.listLiked(accountId),
        hopes: await hopes.list(accountId),
      };
    },

    /** In a vault all members who grew up in the same country read the same. */
    async world(
      { accountId }: Viewer,
      { from, to, timelineId }: WhichYears,
      language: Language = usualLanguage,
    ): Promise<WorldEvent[]> {
      const vault = await timelines.findVault(accountId, timelineId);
      const last = Math.min(to, latestDateOf(clock.now()).year);
      const country = await childhood.countryOf(accountId);
      const entries = await loadCategory("news");
      const words = await loadCatalogueWords(language);
      const years = Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => from + at);
      return years.flatMap((year) => {
        const seed = vault?.id ?? accountId;
        const [event] = optionsOf({ entries, year, country, age: null, seed, page: 0 }).options;
        return event ? [{ year, title: words.titleOf(event) }] : [];
      });
    },
  };
}

interface WhichYears {
  readonly from: number;
  readonly to: number;
  readonly timelineId?: string | undefined;
}

/** A vault was not born: its rope begins with its first year. */
function beginningOf({ name, years }: Vault, clock: Clock): Lifeline["person"] {
  const first = years[0]?.year ?? latestDateOf(clock.now()).year;
  return { name, place: null, born: `${String(first).padStart(4, "0")}-01-01` };
}

export type LifelineService = ReturnType<typeof createLifelineService>;

interface PostersDeps {
  /** Satisfied by the exports service in app/compose-features.ts. */
  readonly exports: {
    begin(
      viewer: Viewer,
      wish: {
        readonly kind: "poster";
        readonly title: string;
        readonly options: PosterOptions;
        readonly key: string;
        readonly vaultId: string | undefined;
      },
    ): Promise<ExportJob>;
  };
  readonly timelines: LifelineTimelines;
}

export function createPostersService({ exports, timelines }: PostersDeps) {
  return {
    async begin(viewer: Viewer, options: PosterOptions, key: string): Promise<ExportJob> {
      const vault = await timelines.findVault(viewer.accountId, options.timelineId);
      return exports.begin(viewer, { kind: "poster", title: options.title, options, key, vaultId: vault?.id });
    },
  };
}

export type PostersService = ReturnType<typeof createPostersService>;
