import { productOf } from "@lane/domain/products.ts";

import type { FoundAccount } from "#features/operator/operator-accounts.service.ts";
import { StartupError } from "#lib/app-error.ts";
import { isoInstant } from "#lib/moments.ts";

import { adminHelp, oneLine } from "./admin-words.ts";
import type { Composition } from "./compose.ts";

interface AccountDeps {
  readonly services: Pick<Composition["services"], "operatorAccounts">;
  /** Who runs the command. */
  readonly who: string;
}

const mostReasonLetters = 500;
const noAccount = "there is no account with this address";

export async function findAccounts({ services, who }: AccountDeps, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) throw new StartupError(adminHelp);
  const lines: string[] = [];
  for (const address of addresses) {
    const found = await services.operatorAccounts.find({ who, address });
    lines.push(...(found ? describe(found.account) : [`${oneLine(address)}: ${noAccount}`]));
  }
  return lines;
}

export async function disableAccount({ services, who }: AccountDeps, words: readonly string[]): Promise<string[]> {
  const [address, ...reasonWords] = words;
  if (address === undefined) throw new StartupError(adminHelp);
  const done = await services.operatorAccounts.disable({ who, address }, reasonIn(reasonWords));
  if (!done) return [`${oneLine(address)}: ${noAccount}`];
  return [
    `${oneLine(address)}: ${done.isChanged ? "disabled" : "it was already disabled"}`,
    ...(done.hasSubscription ? ["    Its subscription goes on until you end it at the payment processor."] : []),
  ];
}

export async function enableAccount({ services, who }: AccountDeps, words: readonly string[]): Promise<string[]> {
  const address = onlyOne(words);
  const done = await services.operatorAccounts.enable({ who, address });
  if (!done) return [`${oneLine(address)}: ${noAccount}`];
  if (!done.isChanged) return [`${oneLine(address)}: it was not disabled`];
  const rest =
    done.status === "deactivated" ? "; its owner had deactivated it, and can reactivate it by logging in" : "";
  return [`${oneLine(address)}: enabled${rest}`];
}

export async function endSessions({ services, who }: AccountDeps, words: readonly string[]): Promise<string[]> {
  const address = onlyOne(words);
  const done = await services.operatorAccounts.endSessions({ who, address });
  return [`${oneLine(address)}: ${done ? "logged out everywhere" : noAccount}`];
}

export async function startReset({ services, who }: AccountDeps, words: readonly string[]): Promise<string[]> {
  const address = onlyOne(words);
  const done = await services.operatorAccounts.startReset({ who, address });
  const sent = "the server sends a link for a new password, which works for 10 minutes";
  return [`${oneLine(address)}: ${done ? (done.refusal ?? sent) : noAccount}`];
}

function onlyOne(words: readonly string[]): string {
  const [address] = words;
  if (address === undefined || words.length > 1) throw new StartupError(adminHelp);
  return address;
}

/** A second address would be stored with the first account, and stay when its own account is deleted. */
function reasonIn(words: readonly string[]): string | undefined {
  const reason = oneLine(words.join(" ")).trim();
  if (reason.includes("@")) {
    throw new StartupError("Please disable one account at a time, and name no address in the reason.");
  }
  if (reason.length > mostReasonLetters) {
    throw new StartupError(`The reason can have at most ${mostReasonLetters} letters.`);
  }
  return reason === "" ? undefined : reason;
}

function describe(account: FoundAccount): string[] {
  const { email, id, status, language, createdAt, lastSeenAt, sessions, memories, fileBytes } = account;
  const seen = lastSeenAt === null ? "not in the last 30 days" : isoInstant(lastSeenAt);
  return [
    email,
    `    Account ${id}, ${status}, made ${isoInstant(createdAt)}, language ${language}`,
    `    Plan: ${planText(account)}`,
    `    Last seen ${seen}, sessions: ${sessions}`,
    `    Memories: ${memories}, files: ${fileBytes} bytes`,
  ];
}

function planText({ plan, isAllIncluded }: FoundAccount): string {
  if (plan.length === 0) return isAllIncluded ? "everything is included" : "free";
  return plan
    .map(({ feature, source, until }) => {
      const end = until === null ? "for good" : `until ${isoInstant(until)}`;
      return `${productOf[feature]} (${source}, ${end})`;
    })
    .join(", ");
}
