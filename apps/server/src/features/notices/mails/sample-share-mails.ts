import { vaultEvents } from "@lane/domain/memberships.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { answerThankedMail, questionAnsweredMail, questionAskedMail } from "./ask-mails.ts";
import { invitedMail } from "./invited-mail.ts";
import type { MailInput } from "./mail-layout.ts";
import { memorySharedMail } from "./memory-shared-mail.ts";
import { offerAnsweredMail, offerMadeMail } from "./offer-mails.ts";
import { shareAnsweredMail, shareEndsSoonMail, shareOpenedMail } from "./share-news-mails.ts";
import { vaultNewsMail } from "./vault-news-mail.ts";

export const sampleToken = "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ";
export const unsubscribeToken = "Un-5ub_scr1be".repeat(9);

interface Hostile {
  readonly from?: string;
  readonly names?: readonly string[];
}

/** To the person it is shared with: a member, without an account, three shares at once, and of a minor. */
export function mailsToPerson(person: MailInput, { from = "Marianne Vermeer" }: Hostile = {}): OutgoingMail[] {
  const shared = { ...person, from, hasAccount: false, unsubscribeToken };
  return [
    memorySharedMail({ ...shared, hasAccount: true, tokens: [sampleToken] }),
    memorySharedMail({ ...shared, tokens: [sampleToken] }),
    memorySharedMail({ ...shared, tokens: [sampleToken, `${sampleToken}2`, `${sampleToken}3`] }),
    memorySharedMail({ ...shared, tokens: [] }),
  ];
}

/** To the owner: opened, answered, ends soon. */
export function mailsToOwner(
  person: MailInput,
  { names = ["Aunt Vera", "vera@example.com"] }: Hostile = {},
): OutgoingMail[] {
  const news = { ...person, names, unsubscribeToken };
  return [shareOpenedMail(news), shareAnsweredMail(news), shareEndsSoonMail({ ...news, endsAt: 1_781_524_800_000 })];
}

/** A question, two questions, thanks, thanks when the link is over, and an answer to who asked. */
export function mailsAboutAsks(
  person: MailInput,
  { from = "Marianne Vermeer", names = ["Aunt Vera"] }: Hostile = {},
): OutgoingMail[] {
  const toPerson = { ...person, from, unsubscribeToken };
  return [
    questionAskedMail({ ...toPerson, tokens: [sampleToken] }),
    questionAskedMail({ ...toPerson, tokens: [sampleToken, `${sampleToken}2`] }),
    answerThankedMail({ ...toPerson, tokens: [sampleToken] }),
    answerThankedMail({ ...toPerson, tokens: [] }),
    questionAnsweredMail({ ...person, names, unsubscribeToken }),
  ];
}

/** About vaults and guests. */
export function mailsToFamily(
  person: MailInput,
  { from = "Marianne Vermeer", names = ["Aunt Vera"] }: Hostile = {},
): OutgoingMail[] {
  const invited = { ...person, from, hasAccount: true, unsubscribeToken };
  const [vault = ""] = names;
  const deletesAt = 1_781_524_800_000;
  const news = vaultEvents.map((event) => ({ vault, event, who: from, deletesAt }));
  return [
    invitedMail({ ...invited, vault: `${vault} ` }),
    invitedMail({ ...invited, vault: "", hasAccount: false }),
    vaultNewsMail({ ...person, news, unsubscribeToken }),
    offerMadeMail({ ...person, names, unsubscribeToken }),
    offerAnsweredMail({ ...person, names, unsubscribeToken }),
  ];
}

export function sampleShareMails(person: MailInput, hostile: Hostile = {}): OutgoingMail[] {
  return [
    ...mailsToPerson(person, hostile),
    ...mailsToOwner(person, hostile),
    ...mailsAboutAsks(person, hostile),
    ...mailsToFamily(person, hostile),
  ];
}
