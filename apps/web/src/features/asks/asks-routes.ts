import type { asksApi } from "@lane/contract/asks.ts";
import type { transcriptsApi } from "@lane/contract/transcripts.ts";

import { route } from "#api/routes.ts";

export const askRoutes = {
  list: route<typeof asksApi.list>("GET", "/asks"),
  create: route<typeof asksApi.create>("POST", "/asks"),
  remind: route<typeof asksApi.remind>("POST", "/asks/remind"),
  stop: route<typeof asksApi.stop>("POST", "/asks/stop"),
  remove: route<typeof asksApi.remove>("DELETE", "/asks"),
  answers: route<typeof asksApi.answers>("GET", "/asks/answers"),
  answersRead: route<typeof asksApi.answersRead>("POST", "/asks/answers/read"),
  place: route<typeof asksApi.place>("POST", "/asks/answers/place"),
  decline: route<typeof asksApi.decline>("POST", "/asks/answers/decline"),
  thank: route<typeof asksApi.thank>("POST", "/asks/answers/thank"),
} as const;

/** What is said in recordings, as text. */
export const transcriptsRoute = route<typeof transcriptsApi.list>("GET", "/transcripts");
