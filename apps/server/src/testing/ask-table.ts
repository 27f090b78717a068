import type { AskAnswerState } from "@lane/domain/asks.ts";
import { type AnsweringAction, type AskFacts, decideAnswering } from "@lane/domain/permissions.ts";

/**
 * Who may do what with a question and its answers: `permission-table-asks.test.ts` makes all of these calls in all of
 * these states, and `npm run docs` prints the table into docs/permissions.md. What people without an account are
 * answered is what `decideAnswering` says.
 */

export interface AskIds {
  readonly askId: string;
  readonly answerId: string;
  readonly token: string;
  readonly key: string;
  readonly timelineId: string;
  readonly yearId: string;
}

interface Call {
  readonly method: "POST" | "DELETE";
  readonly url: string;
  readonly payload: object;
}

export interface AskCall {
  readonly of: "owner" | "answerer";
  /** What it does with an answer; undefined for calls of who asks. */
  readonly action: AnsweringAction | undefined;
  make(ids: AskIds): Call;
}

const ofOwner = (url: string, payloadOf: (ids: AskIds) => object, method: Call["method"] = "POST"): AskCall => ({
  of: "owner",
  action: undefined,
  make: (ids) => ({ method, url: `/api${url}`, payload: payloadOf(ids) }),
});

const ofAnswerer = (name: string, action: AnsweringAction, payloadOf: (ids: AskIds) => object): AskCall => ({
  of: "answerer",
  action,
  make: (ids) => ({ method: "POST", url: `/s/api/ask/${name}`, payload: { token: ids.token, ...payloadOf(ids) } }),
});

const piece = { part: "sound-nine", kind: "sound", contentType: "audio/ogg", number: 0, bytes: "T2dnUw==" };

export const askCalls: Record<string, AskCall> = {
  "POST /asks/remind": ofOwner("/asks/remind", ({ askId }) => ({ id: askId })),
  "POST /asks/stop": ofOwner("/asks/stop", ({ askId }) => ({ id: askId })),
  "DELETE /asks": ofOwner("/asks", ({ askId }) => ({ id: askId }), "DELETE"),
  "POST /asks/answers/place": ofOwner("/asks/answers/place", ({ answerId, timelineId, yearId }) => ({
    answerId,
    timelineId,
    yearId,
    month: 4,
    memoryTitle: "Sundays",
    memoryDescription: "<p>Of apples.</p>",
  })),
  "POST /asks/answers/decline": ofOwner("/asks/answers/decline", ({ answerId }) => ({ id: answerId })),
  "POST /asks/answers/thank": ofOwner("/asks/answers/thank", ({ answerId }) => ({ id: answerId, words: "Thanks!" })),
  "POST /ask/look": ofAnswerer("look", "read", ({ key }) => ({ key })),
  "POST /ask/opened": ofAnswerer("opened", "read", () => ({})),
  "POST /ask/report": ofAnswerer("report", "read", () => ({ text: "Not theirs" })),
  "POST /ask/piece": ofAnswerer("piece", "change", ({ key }) => ({ key, ...piece })),
  "POST /ask/remove-part": ofAnswerer("remove-part", "change", ({ key }) => ({ key, part: "sound-nine" })),
  "POST /ask/send": ofAnswerer("send", "change", ({ key }) => ({ key, name: "Vera", text: "Of pears.", parts: [] })),
  "POST /ask/withdraw": ofAnswerer("withdraw", "change", ({ key }) => ({ key })),
};

/** Calls about one's own questions: they name nothing of others, or are tested beside their feature. */
export const callsAboutOwnAsks = ["GET /asks", "POST /asks", "GET /asks/answers", "POST /asks/answers/read"];

export interface AskActor {
  readonly of: AskCall["of"];
  readonly isOwner: boolean;
  /** Undefined for a link that never was; otherwise whether it is the device that answered. */
  readonly hasKey: boolean | undefined;
}

export const askActors = {
  "who asks": { of: "owner", isOwner: true, hasKey: undefined },
  "another member": { of: "owner", isOwner: false, hasKey: undefined },
  "who answered, with the key": { of: "answerer", isOwner: false, hasKey: true },
  "a holder of the link without the key": { of: "answerer", isOwner: false, hasKey: false },
  nobody: { of: "answerer", isOwner: false, hasKey: undefined },
} as const satisfies Record<string, AskActor>;

const now = 1000;
interface StateFacts extends AskFacts {
  readonly answer: AskAnswerState;
}
const open: StateFacts = { endedAt: null, expiresAt: 2000, isOwnerActive: true, isOwnerAdult: true, answer: "sent" };

/** The facts that differ from those of an open question with an answer that waits. */
export const askStates = {
  open: {},
  stopped: { endedAt: 900 },
  expired: { expiresAt: 900 },
  "of a deactivated account": { isOwnerActive: false },
  "of a deleted account": { isOwnerActive: false },
  "of somebody under 18": { isOwnerAdult: false },
  "with its answer accepted": { answer: "accepted" },
  "with its answer declined": { answer: "declined" },
} as const satisfies Record<string, Partial<StateFacts>>;

export type AskState = keyof typeof askStates;

/** What who asks is answered, where it is not 200. An account that is not active has no session. */
const refusalsOfOwner: Partial<Record<string, Partial<Record<AskState, 400 | 403 | 409>>>> = {
  "POST /asks/remind": { stopped: 400, expired: 400, "of somebody under 18": 403 },
  "POST /asks/answers/place": { "with its answer declined": 409 },
  "POST /asks/answers/decline": { "with its answer accepted": 409 },
};

export type AskStatus = 200 | 400 | 401 | 403 | 404 | 409;

export function askStatus(actor: AskActor, name: string, state: AskState): AskStatus {
  const facts = { ...open, ...askStates[state] };
  if (actor.of === "answerer") return statusOfAnswerer(actor, name, facts);
  if (!actor.isOwner) return 404;
  return facts.isOwnerActive ? (refusalsOfOwner[name]?.[state] ?? 200) : 401;
}

function statusOfAnswerer({ hasKey }: AskActor, name: string, { answer, ...facts }: StateFacts): 200 | 404 {
  const ask = hasKey === undefined ? undefined : facts;
  const own = hasKey === true ? { state: answer } : undefined;
  return decideAnswering(askCalls[name]?.action ?? "read", ask, own, now) === "allow" ? 200 : 404;
}
