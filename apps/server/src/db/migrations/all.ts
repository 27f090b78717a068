import { foundation } from "./0001-foundation.ts";
import { cities } from "./0002-cities.ts";
import { shownFiles } from "./0003-shown-files.ts";
import { orderOfMemories } from "./0004-order-of-memories.ts";
import { memorySearch } from "./0005-memory-search.ts";
import { media } from "./0006-media.ts";
import { promptsAndFavourites } from "./0007-prompts-and-favourites.ts";
import { failuresAndAnswers } from "./0008-failures-and-answers.ts";
import { cityOfARegistration } from "./0009-city-of-a-registration.ts";
import { makings } from "./0010-makings.ts";
import { lifeline } from "./0011-lifeline.ts";
import { imports } from "./0012-imports.ts";
import { languageOfAnAccount } from "./0013-language-of-an-account.ts";
import { signUpsAndUndos } from "./0014-sign-ups-and-undos.ts";
import { mailsThatGoAndLostClaims } from "./0015-mails-that-go-and-lost-claims.ts";
import { tokensInGrace } from "./0016-tokens-in-grace.ts";
import { subjectsOfJobs } from "./0017-subjects-of-jobs.ts";
import { placeOfAMemory } from "./0018-place-of-a-memory.ts";
import { exports } from "./0019-exports.ts";
import { newestMemories } from "./0020-newest-memories.ts";
import { plansAndSubscriptions } from "./0021-plans-and-subscriptions.ts";
import { shares } from "./0022-shares.ts";
import { asks } from "./0023-asks.ts";
import { transcripts } from "./0024-transcripts.ts";
import { families } from "./0025-families.ts";
import { tellings } from "./0026-tellings.ts";
import { blockedPeople } from "./0027-blocked-people.ts";
import { picturesOfVaults } from "./0028-pictures-of-vaults.ts";
import { lifeTopicsAndSkips } from "./0029-life-topics-and-skips.ts";
import { questionSubscriptions } from "./0030-question-subscriptions.ts";
import { bookDrafts } from "./0031-book-drafts.ts";
import { printOrders } from "./0032-print-orders.ts";
import { backups } from "./0033-backups.ts";
import { operatorActions } from "./0034-operator-actions.ts";
import { operatorSessions } from "./0035-operator-sessions.ts";
import { errorCounts } from "./0036-error-counts.ts";
import type { Migration } from "./migration.ts";

/** Forward only, in order. A released one is never edited. */
export const migrations: readonly Migration[] = [
  foundation,
  cities,
  shownFiles,
  orderOfMemories,
  memorySearch,
  media,
  promptsAndFavourites,
  failuresAndAnswers,
  cityOfARegistration,
  makings,
  lifeline,
  imports,
  languageOfAnAccount,
  signUpsAndUndos,
  mailsThatGoAndLostClaims,
  tokensInGrace,
  subjectsOfJobs,
  placeOfAMemory,
  exports,
  newestMemories,
  plansAndSubscriptions,
  shares,
  asks,
  transcripts,
  families,
  tellings,
  blockedPeople,
  picturesOfVaults,
  lifeTopicsAndSkips,
  questionSubscriptions,
  bookDrafts,
  printOrders,
  backups,
  operatorActions,
  operatorSessions,
  errorCounts,
];

/** The newest version of the tables that this program knows. */
export const newestSchema = migrations.at(-1)?.version ?? 0;
