import { paths } from "@lane/contract/page-paths.ts";
import { type Language, spokenOf, usualLanguage } from "@lane/domain/languages.ts";
import { type ShareMail, shareMails } from "@lane/domain/shares.ts";

import type { MembershipNotice, Notice } from "#ports/notices.ts";
import type { OutgoingMail } from "#ports/outbox.ts";

import {
  accountDeactivatedMail,
  accountDeletedMail,
  accountReactivatedMail,
  alreadyRegisteredMail,
} from "./mails/account-mails.ts";
import { addressChangedMail, addressRestoredMail } from "./mails/address-mails.ts";
import { answerThankedMail, questionAnsweredMail, questionAskedMail } from "./mails/ask-mails.ts";
import {
  addressChangeCodeMail,
  type CodeMailInput,
  resetMail,
  returnCodeMail,
  signInLinkMail,
  verificationMail,
} from "./mails/code-mails.ts";
import { exportReadyMail } from "./mails/export-ready-mail.ts";
import { invitedMail } from "./mails/invited-mail.ts";
import type { MailInput } from "./mails/mail-layout.ts";
import { memorySharedMail } from "./mails/memory-shared-mail.ts";
import { offerAnsweredMail, offerMadeMail } from "./mails/offer-mails.ts";
import { printOrderMail } from "./mails/print-order-mails.ts";
import { resetLinkMail } from "./mails/reset-link-mail.ts";
import { newDeviceMail, passwordChangedMail, passwordNeededMail, sessionReuseMail } from "./mails/security-mails.ts";
import { shareAnsweredMail, shareEndsSoonMail, shareOpenedMail } from "./mails/share-news-mails.ts";
import {
  paymentFailedMail,
  subscriptionBoughtMail,
  subscriptionEndedMail,
  subscriptionEndsSoonMail,
} from "./mails/subscription-mails.ts";
import { vaultNewsMail } from "./mails/vault-news-mail.ts";
import { withdrawalLinkMail, withdrawalReceivedMail } from "./mails/withdrawal-mails.ts";
import { yearQuestionMail } from "./mails/year-question-mail.ts";

export interface Addressee {
  readonly firstName: string;
  readonly status: "active" | "deactivated" | "disabled";
  readonly language: Language;
}

interface WritingDesk {
  readonly baseUrl: string;
  readonly nowMs: number;
  /** Proves, for one kind of mail, that who holds it has read a mail to this address. */
  readonly unsubscribeTokenFor: (address: string, kind: ShareMail) => string;
  /** The same for the questions that an account gets. */
  readonly questionTokenFor: (accountId: string) => string;
}

type ShareMailNotice = Extract<Notice, { readonly kind: ShareMail }>;
type CodeNotice = Extract<Notice, { readonly code: string }>;
type OrderNotice = Extract<Notice, { readonly orderNumber: string }>;
type QuestionNotice = Extract<Notice, { readonly kind: "year-question" }>;
type PlainKind = Exclude<
  Notice["kind"],
  | (CodeNotice | OrderNotice | QuestionNotice | ShareMailNotice)["kind"]
  | "new-device"
  | "reset-link"
  | "export-ready"
  | "address-changed"
  | "account-deleted"
  | "subscription-ends-soon"
>;

/** About payments that nobody can look after without logging in. */
const notWhileDisabled: readonly Notice["kind"][] = ["payment-failed", "subscription-ends-soon"];

/** The mail for a notice; undefined when there is no recipient. */
export function mailFor(notice: Notice, account: Addressee | undefined, desk: WritingDesk): OutgoingMail | undefined {
  const isQuiet = account?.status === "disabled" && notWhileDisabled.includes(notice.kind);
  return isQuiet ? undefined : writeMail(notice, account, desk);
}

function writeMail(notice: Notice, account: Addressee | undefined, desk: WritingDesk): OutgoingMail | undefined {
  const firstName = "firstName" in notice ? notice.firstName : (account?.firstName ?? "");
  const input = { to: notice.email, firstName, language: languageFor(notice, account), baseUrl: desk.baseUrl };
  if ("code" in notice) return codeMail(notice, account, input);
  if ("orderNumber" in notice) return orderMail(notice, input);
  if (isAboutSharing(notice))
    return shareMail(notice, account, { ...input, unsubscribeTokenFor: desk.unsubscribeTokenFor });
  if (notice.kind === "year-question") return questionMail(notice, account, { ...input, desk });
  return isPlain(notice) ? plainMails[notice.kind](input) : ownMail(notice, account, { ...input, nowMs: desk.nowMs });
}

function questionMail(
  notice: QuestionNotice,
  account: Addressee | undefined,
  { desk, ...input }: MailInput & { readonly desk: WritingDesk },
): OutgoingMail | undefined {
  if (account?.status !== "active") return undefined;
  return yearQuestionMail({ ...input, ...notice, unsubscribeToken: desk.questionTokenFor(notice.accountId) });
}

type PlainNotice = Extract<Notice, { readonly kind: PlainKind }>;
type OwnNotice = Exclude<Notice, CodeNotice | OrderNotice | PlainNotice | QuestionNotice | ShareMailNotice>;

function isPlain(notice: PlainNotice | OwnNotice): notice is PlainNotice {
  return notice.kind in plainMails;
}

export function isAboutSharing(notice: Notice): notice is ShareMailNotice {
  return shareMails.some((kind) => kind === notice.kind);
}

type FamilyNotice = Extract<Notice, MembershipNotice>;

function isAboutFamily(notice: ShareMailNotice): notice is FamilyNotice {
  return notice.kind in familyKinds;
}

const familyKinds: Record<FamilyNotice["kind"], true> = {
  invited: true,
  "vault-news": true,
  "offer-made": true,
  "offer-answered": true,
};

/** About vaults and guests. Only an invitation goes to an address without an account. */
function familyMail(
  notice: FamilyNotice,
  account: Addressee | undefined,
  input: MailInput & { readonly unsubscribeToken: string },
): OutgoingMail | undefined {
  const isActive = account?.status === "active";
  if (notice.kind === "invited") {
    const { from, vault } = notice;
    return account?.status === "disabled" ? undefined : invitedMail({ ...input, from, vault, hasAccount: isActive });
  }
  if (!isActive) return undefined;
  if (notice.kind === "vault-news") return vaultNewsMail({ ...input, news: notice.news });
  const { names } = notice;
  return notice.kind === "offer-made" ? offerMadeMail({ ...input, names }) : offerAnsweredMail({ ...input, names });
}

function shareMail(
  notice: ShareMailNotice,
  account: Addressee | undefined,
  { unsubscribeTokenFor, ...input }: MailInput & Pick<WritingDesk, "unsubscribeTokenFor">,
): OutgoingMail | undefined {
  const withToken = { ...input, unsubscribeToken: unsubscribeTokenFor(notice.email, notice.kind) };
  if (isAboutFamily(notice)) return familyMail(notice, account, withToken);
  if ("from" in notice) {
    // A member who paused the account reads it like a person without one; a disabled account gets no mail.
    return account?.status === "disabled" ? undefined : mailToPerson(notice, account, withToken);
  }
  if (account?.status !== "active") return undefined;
  const { names } = notice;
  if (notice.kind === "share-ends-soon") return shareEndsSoonMail({ ...withToken, names, endsAt: notice.endsAt });
  return newsMails[notice.kind]({ ...withToken, names });
}

type ToPersonNotice = Extract<ShareMailNotice, { readonly from: string; readonly tokens: readonly string[] }>;

function mailToPerson(
  { kind, from, tokens }: ToPersonNotice,
  account: Addressee | undefined,
  input: MailInput & { readonly unsubscribeToken: string },
): OutgoingMail {
  if (kind === "question-asked") return questionAskedMail({ ...input, from, tokens });
  if (kind === "answer-thanked") return answerThankedMail({ ...input, from, tokens });
  return memorySharedMail({ ...input, from, tokens, hasAccount: account?.status === "active" });
}

const newsMails = {
  "share-opened": shareOpenedMail,
  "share-answered": shareAnsweredMail,
  "question-answered": questionAnsweredMail,
};

/** The mail for a notice with a fact of its own. */
function ownMail(
  notice: OwnNotice,
  account: Addressee | undefined,
  input: MailInput & { readonly nowMs: number },
): OutgoingMail | undefined {
  if (notice.kind === "new-device") {
    return newDeviceMail({ ...input, deviceLabel: notice.device, time: timeOf(input.nowMs, input.language) });
  }
  if (notice.kind === "reset-link") return account && resetLinkMail({ ...input, ...notice });
  if (notice.kind === "address-changed") return addressChangedMail({ ...input, undoToken: notice.undoToken });
  if (notice.kind === "subscription-ends-soon") return subscriptionEndsSoonMail({ ...input, endsAt: notice.endsAt });
  if (notice.kind === "account-deleted") {
    return accountDeletedMail({ ...input, hadSubscription: notice.hadSubscription });
  }
  // An account that is no longer active gets no mail.
  return account?.status === "active" ? exportReadyMail({ ...input, exportKind: notice.exportKind }) : undefined;
}

const plainMails: Record<PlainKind, (input: MailInput) => OutgoingMail> = {
  "address-restored": addressRestoredMail,
  "password-changed": passwordChangedMail,
  "password-needed": passwordNeededMail,
  "account-deactivated": accountDeactivatedMail,
  "account-reactivated": accountReactivatedMail,
  "session-reuse": (input) => sessionReuseMail(input),
  "payment-failed": paymentFailedMail,
  "subscription-ended": subscriptionEndedMail,
};

function orderMail(notice: OrderNotice, input: MailInput): OutgoingMail {
  if ("orderId" in notice) return printOrderMail(notice, input);
  if (notice.kind === "withdrawal-link") return withdrawalLinkMail({ ...input, ...notice });
  if (notice.kind === "subscription-bought") return subscriptionBoughtMail({ ...input, ...notice });
  return withdrawalReceivedMail({ ...input, ...notice, receivedAt: timeOf(notice.receivedAt, input.language) });
}

function codeMail(notice: CodeNotice, account: Addressee | undefined, input: MailInput): OutgoingMail | undefined {
  const isForNewcomers = notice.kind === "signup-code" || notice.kind === "address-code";
  if (isForNewcomers && account) return alreadyRegistered(input, account);
  const isForSleepers = notice.kind === "return-code";
  if (!isForNewcomers && (!account || (isForSleepers && account.status !== "deactivated"))) return undefined;
  return notice.isLink
    ? signInLinkMail({ ...input, path: linkPaths[notice.kind], secret: notice.code })
    : codeMails[notice.kind]({ ...input, code: notice.code });
}

const codeMails: Record<CodeNotice["kind"], (input: CodeMailInput) => OutgoingMail> = {
  "signup-code": verificationMail,
  "return-code": returnCodeMail,
  "reset-code": resetMail,
  "address-code": addressChangeCodeMail,
};

/** The page of the link that replaces typing the digits. */
const linkPaths: Record<CodeNotice["kind"], `/${string}`> = {
  "signup-code": paths.verifyOtp,
  "return-code": paths.verifyOtp,
  "reset-code": paths.forgotPasswordVerifyOtp,
  "address-code": paths.profile,
};

/** Greets by the name of the account, never by one that a stranger typed. */
function alreadyRegistered(input: MailInput, { firstName }: Addressee): OutgoingMail {
  return alreadyRegisteredMail({ ...input, firstName });
}

/** A mail is in the account's own language; the language of the request counts only without an account. */
function languageFor(notice: Notice, account: Addressee | undefined): Language {
  const asked = "language" in notice ? notice.language : usualLanguage;
  return account?.language ?? spokenOf([asked]) ?? usualLanguage;
}

function timeOf(nowMs: number, language: Language): string {
  // A bare `en` would write dates the American way.
  const locale = language === "en" ? "en-GB" : language;
  const utc = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  return `${utc.format(nowMs)} UTC`;
}
