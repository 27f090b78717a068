import { languages } from "@lane/domain/languages.ts";
import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";

import type { OutgoingMail } from "#ports/outbox.ts";

import {
  accountDeactivatedMail,
  accountDeletedMail,
  accountReactivatedMail,
  alreadyRegisteredMail,
} from "./account-mails.ts";
import { addressChangedMail, addressRestoredMail } from "./address-mails.ts";
import { addressChangeCodeMail, resetMail, returnCodeMail, signInLinkMail, verificationMail } from "./code-mails.ts";
import { exportReadyMail } from "./export-ready-mail.ts";
import type { MailInput } from "./mail-layout.ts";
import { printOrderMail } from "./print-order-mails.ts";
import { resetLinkMail } from "./reset-link-mail.ts";
import { sampleShareMails, unsubscribeToken } from "./sample-share-mails.ts";
import { newDeviceMail, passwordChangedMail, passwordNeededMail, sessionReuseMail } from "./security-mails.ts";
import {
  paymentFailedMail,
  subscriptionBoughtMail,
  subscriptionEndedMail,
  subscriptionEndsSoonMail,
} from "./subscription-mails.ts";
import { withdrawalLinkMail, withdrawalReceivedMail } from "./withdrawal-mails.ts";
import { yearQuestionMail } from "./year-question-mail.ts";

const baseUrl = "https://lane.example";
const ada: MailInput = { to: "ada@example.com", firstName: "Ada", language: "en", baseUrl };
const code = "404817";
const secret = "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ";
const hostile = `<img src=x onerror=alert(1)> "'&`;

const order = { orderNumber: "ABCD-2345", products: ["memory-keeper", "family-vault"] } as const;

/** As the bank has it, in the language of the mail. */
const questions = {
  en: "Who was your best friend when you were nine?",
  nl: "Wie was je beste vriend toen je negen was?",
  de: "Wer war mit neun Ihr bester Freund?",
  fr: "Qui était votre meilleur ami à neuf ans ?".replace(" ?", "\u00A0?"),
  es: "¿Quién era tu mejor amigo a los nueve años?",
};

function questionMails(person: MailInput): OutgoingMail[] {
  const asked = { ...person, question: questions[person.language], year: 1967, unsubscribeToken };
  return [yearQuestionMail({ ...asked, rhythm: "weekly" }), yearQuestionMail({ ...asked, rhythm: "monthly" })];
}

const printed = { orderId: "0197", orderNumber: "B-ABCDE-23456" };

function printMails(person: MailInput): OutgoingMail[] {
  const news = [
    { kind: "print-held", totalCents: 1520, holdUntil: 1_781_524_800_000 },
    { kind: "print-sent" },
    { kind: "print-shipped", carrier: null, trackingNumber: null },
    { kind: "print-delivered" },
    { kind: "print-cancelled", refundCents: 1520 },
    { kind: "print-rejected", refundCents: 1520 },
  ] as const;
  return news.map((each) => printOrderMail({ ...each, ...printed }, person));
}

const codeMails = [verificationMail, resetMail, addressChangeCodeMail, returnCodeMail];
const plainMails = [
  alreadyRegisteredMail,
  passwordChangedMail,
  passwordNeededMail,
  addressRestoredMail,
  accountDeactivatedMail,
  accountReactivatedMail,
  paymentFailedMail,
  subscriptionEndedMail,
];

function allMails(person: MailInput, device = "Firefox on Linux"): OutgoingMail[] {
  return [
    ...codeMails.map((write) => write({ ...person, code })),
    ...plainMails.map((write) => write(person)),
    newDeviceMail({ ...person, deviceLabel: device, time: "15 May 2026, 12:00 UTC" }),
    sessionReuseMail({ ...person, deviceLabel: device }),
    addressChangedMail({ ...person, undoToken: secret }),
    signInLinkMail({ ...person, path: "/verify-otp", secret }),
    resetLinkMail({ ...person, secret, request: "sealed" }),
    exportReadyMail({ ...person, exportKind: "book" }),
    exportReadyMail({ ...person, exportKind: "archive" }),
    accountDeletedMail({ ...person, hadSubscription: true }),
    subscriptionBoughtMail({ ...person, ...order, nextAt: 1_781_524_800_000 }),
    subscriptionEndsSoonMail({ ...person, endsAt: 1_781_524_800_000 }),
    withdrawalLinkMail({ ...person, ...order, token: secret }),
    withdrawalReceivedMail({ ...person, ...order, receivedAt: "15 May 2026, 12:00 UTC" }),
    ...printMails(person),
    ...questionMails(person),
    ...sampleShareMails(person),
  ];
}

const linksOf = ({ html }: OutgoingMail) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, url]) => url ?? "");

const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.filter((tag) => !/^<\/?bdi>$/.test(tag));

test("every mail has a subject of its own, a text and a page", () => {
  const mails = allMails(ada);

  for (const { to, subject, text, html } of mails) {
    expect(to).toBe("ada@example.com");
    expect(subject).toMatch(/^[^\r\n]{8,78}$/);
    expect(text).toContain("Hello Ada,");
    expect(html).toContain("Hello <bdi>Ada</bdi>,");
    expect(html).toContain('<html lang="en"');
    expect(html).toContain("prefers-color-scheme:dark");
  }
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(43);
});

test.for(languages)("whatever the page says in %s, the text says too", (language) => {
  for (const { text, html } of allMails({ ...ada, language })) {
    const said = Array.from(html.matchAll(/<(p|h1|a) [^>]*>([^<]+)<\/\1>/g), ([, , words]) => words ?? "");

    expect(said.length).toBeGreaterThan(4);
    for (const words of said) expect(text).toContain(words);
  }
});

const greetings = { nl: "Hallo Ada,", de: "Hallo Ada,", fr: "Bonjour Ada,", es: "Hola, Ada:" };

/** Every line of a mail that is read, without names, codes, devices, times and addresses. */
function linesOf({ subject, text, html }: OutgoingMail): string[] {
  const preview = /opacity:0[^>]*>([^<&]*)/.exec(html)?.[1] ?? "";
  const [place = ""] = /[^>]*(?=<br><a class="soft")/.exec(html) ?? [];
  const lines = text.split("\n").map((line) => line.trim());
  const ours = lines.filter((line) => !/^(?:|Down Memory Lane|\d{6}|https:.*)$/.test(line));
  return [subject, preview, place, ...ours.filter((line) => !/UTC$|Linux$|^Aunt Vera$|^vera@example\.com$/.test(line))];
}

test.for(["nl", "de", "fr", "es"] as const)("every mail is written in %s, line by line", (language) => {
  const english = allMails(ada).map(linesOf);

  for (const [index, mail] of allMails({ ...ada, language }).entries()) {
    const lines = linesOf(mail);
    expect(lines).toHaveLength(english[index]?.length ?? 0);
    expect(lines.filter((line) => line === "" || english.flat().includes(line))).toEqual([]);
    expect(mail.subject).toMatch(/^[^\r\n]{8,78}$/);
    expect(mail.text).toContain(`\n\n${greetings[language]}\n\n`);
    expect(mail.html).toContain(`<html lang="${language}"`);
    // No straight quotation marks, and no breaking space before a French punctuation mark.
    expect(lines.join(" ")).not.toMatch(/['"]| [?!:;]/);
  }
});

function deviceMail(deviceLabel: string, language: MailInput["language"]): string {
  return sessionReuseMail({ ...ada, language, deviceLabel }).text;
}

test("a device is called in the language of the mail", () => {
  expect(deviceMail("Samsung Internet on Android", "nl")).toContain("Apparaat: Samsung Internet op Android");
  expect(deviceMail("Browser on Mac", "fr")).toContain("Appareil\u00A0: Navigateur sur Mac");
  expect(deviceMail("Browser", "es")).toContain("Dispositivo: Navegador");
});

test("a mail loads nothing and links only to this server", () => {
  for (const mail of allMails(ada)) {
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|form|object|svg)\b|url\(|@import|\son\w+=/i);
    for (const address of `${mail.text} ${mail.html}`.match(/\w+:\/\/[^\s"<]+/g) ?? []) {
      expect(address).toMatch(
        /^https:\/\/lane\.example(\/[\w/-]+(\?tab=(?:by-me|asked)|\?year=1967&(?:amp;)?answer=true|#\S+)?)?$/,
      );
    }
    for (const url of linksOf(mail)) expect(url.startsWith(baseUrl)).toBe(true);
  }
});

test("a code stands once in the text and once on the page, and never in the subject or a link", () => {
  for (const write of codeMails) {
    const mail = write({ ...ada, code });

    expect(mail.subject).not.toContain(code);
    expect(mail.text.split(code)).toHaveLength(2);
    expect(mail.html.split(code)).toHaveLength(2);
    expect(mail.html).toContain(`>${code}</p>`);
    expect(mail.text).toContain("10 minutes");
    expect(linksOf(mail)).toEqual([baseUrl]);
  }
});

test("only mails that carry a code or a link speak of ten minutes", () => {
  const others = plainMails.map((write) => write(ada));

  for (const { text } of others) expect(text).not.toMatch(/minutes|\d{6}/);
});

test("the secret of a link stands behind the # and nowhere else", () => {
  const { subject, text, html } = signInLinkMail({ ...ada, path: "/forgot-password/verify-otp", secret });

  const link = `${baseUrl}/forgot-password/verify-otp#code=${secret}`;
  expect(subject).not.toContain(secret);
  expect(text.replace(link, "")).not.toContain(secret);
  expect(html.replace(`href="${link}"`, "")).not.toContain(secret);
  expect(text).toContain(link);
});

test("a secret that could be guessed makes no link", () => {
  expect(() => signInLinkMail({ ...ada, path: "/verify-otp", secret: code })).toThrow(RangeError);
});

test("the way back in is one tap away where it is needed", () => {
  expect(linksOf(alreadyRegisteredMail(ada))).toContain(`${baseUrl}/login`);
  for (const mail of [
    alreadyRegisteredMail(ada),
    passwordChangedMail(ada),
    newDeviceMail({ ...ada, deviceLabel: "", time: "" }),
  ]) {
    expect(linksOf(mail)).toContain(`${baseUrl}/forgot-password`);
  }
});

test("a device that nobody knows is not spoken of", () => {
  expect(sessionReuseMail({ ...ada, deviceLabel: "Safari on iPhone" }).text).toContain("Device: Safari on iPhone");
  expect(sessionReuseMail(ada).text).not.toContain("Device:");
  expect(newDeviceMail({ ...ada, deviceLabel: " ", time: "noon" }).text).toContain("Device: Unknown");
});

test("a name or a device that is markup stays words", () => {
  for (const { html } of allMails({ ...ada, firstName: hostile }, hostile)) {
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt; &quot;&#39;&amp;");
  }
});

test("whatever is typed as a name or named as a device, the page keeps its tags", () => {
  const expected = newDeviceMail({ ...ada, deviceLabel: "a", time: "b" });

  assert(
    property(string({ unit: "binary" }), string({ unit: "binary" }), (firstName, words) => {
      const { subject, text, html } = newDeviceMail({ ...ada, firstName, deviceLabel: words, time: words });
      expect(tagsOf(html)).toEqual(tagsOf(expected.html));
      expect(text.split("\n")).toHaveLength(expected.text.split("\n").length);
      expect(subject).toBe(expected.subject);
    }),
  );
});

test.for([
  ["A".repeat(10_000), `Hello ${"A".repeat(79)}…,`],
  ["👵🏽".repeat(100), `Hello ${"👵🏽".repeat(39)}👵…,`],
  ["שרה", "Hello שרה,"],
  ["\u202Eeve\u2066", "Hello eve,"],
  ["Ada\r\nBcc: eve", "Hello Ada Bcc: eve,"],
  ["\uD83D", "Hello \uFFFD,"],
  ["  ", "Hello,"],
  ["Win at evil.com", "Hello,"],
  ["https://evil", "Hello,"],
  ["J. R.", "Hello J. R.,"],
] as const)(
  "%# a name from a stranger is greeted shortly, on one line, without an address",
  ([firstName, greeting]) => {
    const { text } = verificationMail({ ...ada, firstName, code });

    expect(text).toContain(`\n\n${greeting}\n\n`);
  },
);

test.for(languages)(
  "a question by mail is the largest thing in it, in %s, and no screen shows it beside the subject",
  (language) => {
    for (const { subject, text, html, unsubscribeUrl } of questionMails({ ...ada, language })) {
      const question = questions[language];

      expect(html).toContain(`>${question}</h1>`);
      expect(text.startsWith(`${question}\n\n`)).toBe(true);
      expect(subject).not.toContain(question);
      expect(/opacity:0[^>]*>([^<]*)/.exec(html)?.[1]).not.toContain(question);
      expect(linksOf({ subject, text, html, to: "" })).toEqual([
        `${baseUrl}/timeline/memory/add-memory?year=1967&amp;answer=true`,
        `${baseUrl}/s/unsubscribe#${unsubscribeToken}`,
        baseUrl,
      ]);
      expect(unsubscribeUrl).toBe(`${baseUrl}/s/unsubscribe?t=${unsubscribeToken}`);
    }
  },
);

test("a question by mail says what was asked for and where to change it", () => {
  const [weekly, monthly] = questionMails(ada);

  expect(weekly?.text).toContain("You asked for one question a week. Change or stop this in your profile.");
  expect(monthly?.text).toContain("You asked for one question a month. Change or stop this in your profile.");
});

test("only mails about sharing, and those with a question, can be unsubscribed from", () => {
  const ofSharing = [...questionMails(ada), ...sampleShareMails(ada)].length;

  for (const { text, unsubscribeUrl } of allMails(ada).slice(0, -ofSharing)) {
    expect(unsubscribeUrl).toBeUndefined();
    expect(text).not.toContain("nsubscribe");
  }
});
