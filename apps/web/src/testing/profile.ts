import type { UserDetails } from "@lane/contract/profile.ts";
import type { Device } from "@lane/contract/sessions.ts";
import type { ShareMail } from "@lane/domain/shares.ts";
import { vi } from "vitest";

import { freePlan } from "./subscriptions.ts";
import { transcriptSettings } from "./transcript-settings.ts";

export const ada: UserDetails = {
  id: "member-1",
  firstName: "Ada",
  lastName: "Vermeer",
  email: "ada@example.org",
  dateOfBirth: "1951-03-09T00:00:00.000Z",
  image: null,
  cityId: null,
  cityName: "Sint-Niklaas",
  isReflectionPrompt: true,
  language: "en",
};

export const devices: readonly Device[] = [
  {
    id: "s-1",
    device: "Firefox on Linux",
    createdAt: Date.UTC(2026, 2, 9, 12),
    lastSeenAt: Date.UTC(2026, 2, 10, 12),
    isCurrent: true,
  },
  {
    id: "s-2",
    device: "Safari on iPhone",
    createdAt: Date.UTC(2026, 1, 1, 12),
    lastSeenAt: Date.UTC(2026, 1, 2, 12),
    isCurrent: false,
  },
];

export const allMails: Readonly<Record<ShareMail, boolean>> = {
  "memory-shared": true,
  "share-opened": true,
  "share-answered": true,
  "share-ends-soon": true,
  "question-asked": true,
  "question-answered": true,
  "answer-thanked": true,
  invited: true,
  "vault-news": true,
  "offer-made": true,
  "offer-answered": true,
};

export const noQuestions = { rhythm: "never", isPaused: false } as const;

type Answer = (body: unknown) => Response | Promise<Response>;

const defaults: Record<string, Answer> = {
  "GET /api/user/details": () => Response.json({ statusCode: 200, statusMessage: "OK", userDetails: ada }),
  "GET /api/user/storage": () => done({ usedBytes: 3 * 1024 ** 3, quotaBytes: 10 * 1024 ** 3 }),
  "GET /api/reflection-prompts/settings": () =>
    done({
      settings: { isHeavyWelcome: false, isServiceWelcome: false, topics: [], hasChosenTopics: true },
      service: null,
    }),
  "GET /api/transcripts/settings": () => done({ settings: transcriptSettings() }),
  "GET /api/user/mails": () => done({ mails: allMails, questions: noQuestions }),
  "GET /api/makings": () => done({ makings: [] }),
  "GET /api/subscriptions": () => done({ subscription: freePlan }),
  "GET /api/timelines": () =>
    done({ timelines: [], invitations: [], former: [], mayInviteGuests: false, mayFoundVaults: false }),
  "GET /api/auth/devices": () => Response.json({ status: 200, message: "OK", devices }),
};

/** A fake server: answers each call, and records the requests. */
export function serveProfile(answers: Record<string, Answer> = {}) {
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  const known = { ...defaults, ...answers };
  vi.stubGlobal("fetch", async (address: string, options: RequestInit) => {
    const call = `${options.method} ${address.split("?")[0]}`;
    const body: unknown = typeof options.body === "string" ? JSON.parse(options.body) : undefined;
    sent.push({ call, body });
    return (await known[call]?.(body)) ?? refusal(404, `No answer is set for ${call}`);
  });
  return { bodiesOf: (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body) };
}

export function done(more: object = {}): Response {
  return Response.json({ status: 200, message: "OK", statusCode: 200, statusMessage: "OK", ...more });
}

export function refusal(status: number, sentence: string, fields?: Record<string, string>): Response {
  const outcome = { status, message: sentence, statusCode: status, statusMessage: sentence };
  const problem = { ...outcome, code: "invalid_input", requestId: "r-1", ...(fields ? { fields } : {}) };
  return Response.json(problem, { status });
}
