import { expect, test } from "vitest";

import type { Notice } from "#ports/notices.ts";

import { mailFor } from "./write-mail.ts";

const email = "ada@example.com";
const desk = {
  baseUrl: "https://lane.example",
  nowMs: 1_778_846_400_000,
  unsubscribeTokenFor: () => "token",
  questionTokenFor: () => "token",
};
const sharing = { email, accountId: "0197", from: "Vera", tokens: [], language: "en" } as const;

function subjectFor(notice: Notice): string | undefined {
  return mailFor(notice, { firstName: "Ada", status: "disabled", language: "en" }, desk)?.subject;
}

test("an account that the operator disabled gets no news, no question, and no mail about what only its owner can do", () => {
  const quiet: Notice[] = [
    { kind: "payment-failed", email },
    { kind: "subscription-ends-soon", email, endsAt: 0 },
    { kind: "export-ready", email, exportKind: "book" },
    { kind: "return-code", email, code: "404817", isLink: false },
    { kind: "year-question", email, accountId: "0197", question: "Who?", year: 1967, rhythm: "weekly" },
    { kind: "vault-news", email, news: [] },
    { kind: "offer-made", email, names: ["Vera"] },
    { kind: "share-opened", email, names: ["Vera"] },
    { kind: "share-ends-soon", email, names: ["Vera"], endsAt: 0 },
    { kind: "memory-shared", ...sharing },
    { kind: "question-asked", ...sharing },
    { kind: "invited", email, accountId: "0197", from: "Vera", vault: "The Marshes", language: "en" },
  ];

  expect(quiet.map(subjectFor)).toEqual(quiet.map(() => undefined));
});

test("it still hears of its password, its address and its money", () => {
  const orderNumber = "ABCD-2345";
  const heard: Notice[] = [
    { kind: "reset-code", email, code: "404817", isLink: false },
    { kind: "reset-link", email, secret: "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ", request: "sealed" },
    { kind: "password-changed", email },
    { kind: "address-restored", email },
    { kind: "subscription-ended", email },
    { kind: "withdrawal-received", email, orderNumber, products: [], receivedAt: 0 },
    { kind: "print-cancelled", email, orderId: "0197", orderNumber, refundCents: 1520 },
  ];

  expect(heard.map(subjectFor).filter((subject) => subject === undefined)).toEqual([]);
});
