import { answeringApi } from "./answering.ts";
import { archiveApi } from "./archive.ts";
import { asksApi } from "./asks.ts";
import { authApi } from "./auth.ts";
import { blockedPeopleApi } from "./blocked-people.ts";
import { bookDraftsApi } from "./book-drafts.ts";
import { booksApi } from "./books.ts";
import { citiesApi } from "./cities.ts";
import type { EndpointShape } from "./endpoint.ts";
import { exportsApi } from "./exports.ts";
import { favouritesApi } from "./favourites.ts";
import { healthApi } from "./health.ts";
import { importsApi } from "./imports.ts";
import { lifelineApi } from "./lifeline.ts";
import { mailChoicesApi } from "./mail-choices.ts";
import { mediaApi } from "./media.ts";
import { membershipsApi } from "./memberships.ts";
import { memoriesApi } from "./memories.ts";
import { offersApi } from "./offers.ts";
import { operatorApi } from "./operator.ts";
import { overviewsApi } from "./overviews.ts";
import { printOrdersApi } from "./print-orders.ts";
import { profileApi } from "./profile.ts";
import { promptsApi } from "./prompts.ts";
import { searchApi } from "./search.ts";
import { sessionsApi } from "./sessions.ts";
import { sharedMemoriesApi } from "./shared-memories.ts";
import { sharesApi } from "./shares.ts";
import { demoCheckoutApi, subscriptionsApi, withdrawalsApi } from "./subscriptions.ts";
import { tellingsApi } from "./tellings.ts";
import { timelinesApi } from "./timelines.ts";
import { transcriptsApi } from "./transcripts.ts";
import { visitsApi } from "./visits.ts";
import { yearPreviewApi } from "./year-preview.ts";

/** Every call the product answers, by feature. The router, the OpenAPI page and the surface tests read this one map. */
export const routeMap = {
  health: healthApi,
  cities: citiesApi,
  yearPreview: yearPreviewApi,
  auth: authApi,
  sessions: sessionsApi,
  profile: profileApi,
  media: mediaApi,
  timelines: timelinesApi,
  memories: memoriesApi,
  tellings: tellingsApi,
  overviews: overviewsApi,
  search: searchApi,
  prompts: promptsApi,
  favourites: favouritesApi,
  lifeline: lifelineApi,
  imports: importsApi,
  exports: exportsApi,
  books: booksApi,
  bookDrafts: bookDraftsApi,
  archive: archiveApi,
  printOrders: printOrdersApi,
  subscriptions: subscriptionsApi,
  withdrawals: withdrawalsApi,
  demoCheckout: demoCheckoutApi,
  shares: sharesApi,
  sharedMemories: sharedMemoriesApi,
  visits: visitsApi,
  mailChoices: mailChoicesApi,
  asks: asksApi,
  answering: answeringApi,
  transcripts: transcriptsApi,
  memberships: membershipsApi,
  offers: offersApi,
  blockedPeople: blockedPeopleApi,
  operator: operatorApi,
} as const satisfies Record<string, Record<string, EndpointShape>>;

export function allEndpoints(): EndpointShape[] {
  return Object.values(routeMap).flatMap((group): EndpointShape[] => Object.values(group));
}
