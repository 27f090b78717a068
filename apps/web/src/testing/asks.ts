import type { Ask, AskAnswer } from "@lane/contract/asks.ts";

export const askCalls = {
  list: "GET /api/asks",
  create: "POST /api/asks",
  remind: "POST /api/asks/remind",
  stop: "POST /api/asks/stop",
  remove: "DELETE /api/asks",
  answers: "GET /api/asks/answers",
  read: "POST /api/asks/answers/read",
  place: "POST /api/asks/answers/place",
  decline: "POST /api/asks/answers/decline",
  thank: "POST /api/asks/answers/thank",
} as const;

export const askUrl = "http://localhost/s/ask/m8Yq2wLkVera";
export const grandmother = "What was our grandmother like when she was young?";

/** A question to Vera, whose link is passed on by hand. */
export function ask(more: Partial<Ask> = {}): Ask {
  return {
    id: "q-1",
    question: grandmother,
    name: "Vera",
    email: null,
    year: 1998,
    memoryId: null,
    state: "open",
    url: askUrl,
    createdAt: "2026-01-01T12:00:00.000Z",
    expiresAt: "2126-04-01T12:00:00.000Z",
    firstOpenedAt: null,
    mailedAt: null,
    answerCount: 0,
    ...more,
  };
}

/** What Vera answered in writing. */
export function askAnswer(more: Partial<AskAnswer> = {}): AskAnswer {
  return {
    id: "a-1",
    askId: "q-1",
    question: grandmother,
    year: 1998,
    name: "Vera",
    state: "sent",
    text: "She sang.\nAll day long.\n\nAnd she <laughed>.",
    media: [],
    sentAt: "2026-02-01T12:00:00.000Z",
    isUnread: true,
    lacksRoom: false,
    lostParts: 0,
    memoryId: null,
    thanks: null,
    isThankedByMail: false,
    ...more,
  };
}
