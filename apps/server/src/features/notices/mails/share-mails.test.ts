import { languages } from "@lane/domain/languages.ts";
import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";

import type { OutgoingMail } from "#ports/outbox.ts";

import type { MailInput } from "./mail-layout.ts";
import {
  mailsAboutAsks,
  mailsToFamily,
  mailsToOwner,
  mailsToPerson,
  sampleShareMails,
  sampleToken,
  unsubscribeToken,
} from "./sample-share-mails.ts";
import { shareEndsSoonMail, shareOpenedMail } from "./share-news-mails.ts";

const baseUrl = "https://lane.example";
const ada: MailInput = { to: "ada@example.com", firstName: "Ada", language: "en", baseUrl };

const linksOf = ({ html }: OutgoingMail) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, url]) => url ?? "");

const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.filter((tag) => !/^<\/?bdi>$/.test(tag));

test("what was shared is one tap away, in the way that is open to its reader", () => {
  const [toMember, toStranger, ofThree, ofMinor] = mailsToPerson(ada).map(linksOf);
  const last = [`${baseUrl}/s/unsubscribe#${unsubscribeToken}`, baseUrl];

  expect(toMember).toEqual([`${baseUrl}/shared-memories`, ...last]);
  expect(toStranger).toEqual([`${baseUrl}/s/${sampleToken}`, `${baseUrl}/register`, ...last]);
  expect(ofThree).toEqual([
    ...["", "2", "3"].map((more) => `${baseUrl}/s/${sampleToken}${more}`),
    `${baseUrl}/register`,
    ...last,
  ]);
  expect(ofMinor).toEqual([`${baseUrl}/register`, ...last]);
});

test.for(languages)("who shares is named in %s, in the subject and on the page, and nothing else is", (language) => {
  for (const { subject, text, html } of mailsToPerson({ ...ada, language })) {
    expect(subject).toMatch(/^Marianne Vermeer /);
    expect(text).toContain("\n\nMarianne Vermeer ");
    expect(html).toContain("<bdi>Marianne Vermeer</bdi> ");
  }
});

test("a question and thanks are one tap away, without an account, as long as the link lasts", () => {
  const [one, two, thanks, over, answered] = mailsAboutAsks(ada).map(linksOf);
  const last = [`${baseUrl}/s/unsubscribe#${unsubscribeToken}`, baseUrl];

  expect(one).toEqual([`${baseUrl}/s/ask/${sampleToken}`, ...last]);
  expect(two).toEqual([`${baseUrl}/s/ask/${sampleToken}`, `${baseUrl}/s/ask/${sampleToken}2`, ...last]);
  expect(thanks).toEqual([`${baseUrl}/s/ask/${sampleToken}`, ...last]);
  expect(over).toEqual(last);
  expect(answered).toEqual([`${baseUrl}/shared-memories?tab=asked`, ...last]);
});

test.for(languages)("who asks and who thanks is named in %s, in the subject and in the mail", (language) => {
  const [one, two, thanks, over, answered] = mailsAboutAsks({ ...ada, language });

  for (const mail of [one, two, thanks, over]) {
    expect(mail?.subject).toMatch(/^Marianne Vermeer \p{Ll}/u);
    expect(mail?.html).toContain("<bdi>Marianne Vermeer</bdi> ");
  }
  expect(answered?.text).toContain("\n    Aunt Vera\n");
});

test("an owner reads whom the news are about, and where to see more", () => {
  for (const mail of mailsToOwner(ada)) {
    expect(mail.text).toContain("\n    Aunt Vera\n    vera@example.com\n");
    expect(mail.html).toContain("<bdi>Aunt Vera</bdi>");
    expect(mail.subject).not.toContain("Vera");
    expect(linksOf(mail)).toContain(`${baseUrl}/shared-memories?tab=by-me`);
  }
});

test("the end of a share has its day, and of several the first one", () => {
  const endsAt = 1_781_524_800_000;
  const [one, several] = [["Aunt Vera"], ["Aunt Vera", "vera@example.com"]].map((names) =>
    shareEndsSoonMail({ ...ada, unsubscribeToken, names, endsAt }),
  );

  expect(one?.text).toContain("\n\nIt ends on 15 June 2026.\n\n");
  expect(several?.text).toContain("\n\nThe first one ends on 15 June 2026.\n\n");
});

test("of many names a mail says ten, and how many more there are", () => {
  const names = Array.from({ length: 13 }, (_, index) => `Cousin ${index + 1}`);

  const { text } = shareOpenedMail({ ...ada, unsubscribeToken, names });

  expect(text).toContain("    Cousin 10\n    and 3 more\n");
  expect(text).not.toContain("Cousin 11");
});

test("mails about sharing end with a way to unsubscribe, for people and for mail programs", () => {
  for (const { text, html, unsubscribeUrl } of sampleShareMails(ada)) {
    expect(unsubscribeUrl).toBe(`${baseUrl}/s/unsubscribe?t=${unsubscribeToken}`);
    expect(text).toContain(
      `\n\nDon’t want these emails any more? Unsubscribe:\n${baseUrl}/s/unsubscribe#${unsubscribeToken}\n\nDown Memory Lane`,
    );
    expect(html).toContain(`href="${baseUrl}/s/unsubscribe#${unsubscribeToken}">Unsubscribe</a>`);
  }
});

test.for([
  ["https://evil", "Someone has shared something with you"],
  ["Win at evil.com", "Someone has shared something with you"],
  ["eve@example.com", "Someone has shared something with you"],
  ["Ada\r\nBcc: eve", "Ada Bcc: eve has shared something with you"],
  ["\u202Eeve\u2066", "eve has shared something with you"],
  [" \0 ", "Someone has shared something with you"],
  ["A".repeat(10_000), `${"A".repeat(39)}… has shared something with you`],
] as const)("%# a hostile name neither becomes a link nor breaks the subject", ([from, expected]) => {
  for (const { subject, text, html } of mailsToPerson(ada, { from })) {
    expect(subject).toBe(expected);
    expect(`${text} ${html}`).not.toMatch(/evil|eve@/);
    expect(text.split("\n").every((line) => line.length < 300)).toBe(true);
  }
});

test("a label that is an address of a page is left out of a mail, and the address of a person is not", () => {
  for (const { text, html } of mailsToOwner(ada, { names: ["see https://evil.com", "vera@example.com"] })) {
    expect(text).toContain("    a link\n    vera@example.com\n");
    expect(`${text} ${html}`).not.toContain("evil");
  }
});

test("whatever is typed as a name of a person or a label, the page keeps its tags and the text its lines", () => {
  const expected = sampleShareMails(ada, { from: "a", names: ["a"] });

  assert(
    property(string({ unit: "binary" }), string({ unit: "binary" }), (from, label) => {
      for (const [index, { subject, text, html }] of sampleShareMails(ada, { from, names: [label] }).entries()) {
        expect(tagsOf(html)).toEqual(tagsOf(expected[index]?.html ?? ""));
        expect(text.split("\n")).toHaveLength(expected[index]?.text.split("\n").length ?? 0);
        expect(subject).toMatch(/^\P{Cc}{8,78}$/u);
      }
    }),
  );
});

test.for(languages)("an invitation says in %s who invites and to which vault, and where to accept it", (language) => {
  const [toMember, toStranger, news] = mailsToFamily({ ...ada, language });

  expect(toMember?.subject).toMatch(/^Marianne Vermeer /);
  expect(toMember?.text).toContain("Aunt Vera");
  expect(linksOf(toMember ?? nothing)).toContain(`${baseUrl}/invitations`);
  expect(linksOf(toStranger ?? nothing)).toContain(`${baseUrl}/register`);
  expect(news?.text).not.toMatch(/[{}]/);
});

test("a vault or a person whose name is an address of a page is named otherwise", () => {
  for (const { subject, text, html } of mailsToFamily(ada, { from: "Win at evil.com", names: ["https://evil.com"] })) {
    expect(`${subject} ${text} ${html}`).not.toContain("evil");
  }
});

const nothing: OutgoingMail = { to: "", subject: "", text: "", html: "" };
