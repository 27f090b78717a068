import type { PlanFeature } from "@lane/domain/plans.ts";
import { featureOf, products } from "@lane/domain/products.ts";

import { setUpStripe } from "#adapters/billing/stripe-setup.ts";
import { systemClock } from "#adapters/clock/system-clock.ts";
import { setUpWebhook } from "#adapters/print/lulu-webhook.ts";
import type { Config } from "#config/config.ts";
import { StartupError } from "#lib/app-error.ts";
import { instantIn, isoInstant } from "#lib/moments.ts";

import { adminHelp, oneLine } from "./admin-words.ts";
import type { Composition } from "./compose.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface GrantDeps {
  readonly services: Pick<Composition["services"], "operatorAccounts">;
  /** Who runs the command. */
  readonly who: string;
}

/** A gift, as for a friend or a school. Answers with a line for each address. */
export async function grantPlan({ services, who }: GrantDeps, words: readonly string[]): Promise<string[]> {
  const [list = "", until = "", ...addresses] = words;
  if (addresses.length === 0) throw new StartupError(adminHelp);
  const given = featuresIn(list).map((feature) => ({ feature, until: lastMoment(until) }));
  const lines: string[] = [];
  for (const address of addresses) {
    const detail = `${list} until ${until}`;
    const done = await services.operatorAccounts.grant({ who, address }, given, detail);
    lines.push(`${oneLine(address)}: ${done ? detail : "there is no account"}`);
  }
  return lines;
}

interface ReportsDeps {
  readonly services: Pick<Composition["services"], "shareAnswers" | "operatorActions">;
  readonly who: string;
}

export async function listReports({ services, who }: ReportsDeps): Promise<string[]> {
  const read = await services.operatorActions.record(who, async () => {
    const reports = await services.shareAnswers.listReports();
    return { action: "reports" as const, detail: `${reports.length} listed`, reports };
  });
  const reports = read?.reports ?? [];
  if (reports.length === 0) return ["There are no reports."];
  return reports.map(({ shareId, text, createdAt }) => `${isoInstant(createdAt)}  ${shareId}\n    ${oneLine(text)}`);
}

interface SharesDeps {
  readonly services: Pick<Composition["services"], "shares" | "asks" | "invitations" | "operatorActions">;
  readonly who: string;
}

export async function endShares({ services, who }: SharesDeps, shareIds: readonly string[]): Promise<string[]> {
  if (shareIds.length === 0) throw new StartupError(adminHelp);
  const { shares, asks, invitations } = services;
  const lines: string[] = [];
  for (const shareId of shareIds) {
    const ended = await services.operatorActions.record(who, async () => {
      const isEnded =
        (await shares.endForOperator(shareId)) ||
        (await asks.endForOperator(shareId)) ||
        (await invitations.endForOperator(shareId));
      return isEnded ? { action: "end-share" as const, shareId } : undefined;
    });
    lines.push(`${oneLine(shareId)}: ${ended ? "ended" : "there is no such share, or it has already ended"}`);
  }
  return lines;
}

interface LogDeps {
  readonly services: Pick<Composition["services"], "operatorActions">;
}

const usualLogLines = 50;
const mostLogLines = 10_000;

/** What was done by these commands, the newest last. */
export async function listActions({ services }: LogDeps, words: readonly string[]): Promise<string[]> {
  const [count = String(usualLogLines)] = words;
  if (!/^[1-9]\d*$/.test(count) || words.length > 1) throw new StartupError(adminHelp);
  const actions = await services.operatorActions.listLast(Math.min(Number(count), mostLogLines));
  if (actions.length === 0) return ["Nothing is logged."];
  return actions.map(({ at, who, action, accountId, shareId, detail, reason }) => {
    const what = accountId === null ? [shareId] : [`account ${accountId}`];
    const parts = [isoInstant(at), oneLine(who), action, ...what, detail, reason && `“${oneLine(reason)}”`];
    return parts.filter((part) => part !== null && part !== "").join("  ");
  });
}

export async function listPrintOrders({
  services,
}: {
  readonly services: Pick<Composition["services"], "operatorPrintOrders">;
}): Promise<readonly string[]> {
  return services.operatorPrintOrders.list();
}

export async function preparePrinter({ printing, baseUrl }: Config): Promise<readonly string[]> {
  if (printing.kind !== "lulu")
    throw new StartupError("Please set PRINT=lulu first; docs/guides/printing.md says how.");
  return [await setUpWebhook(printing, baseUrl, systemClock)];
}

function featuresIn(list: string): PlanFeature[] {
  if (list === "none") return [];
  return list.split(",").map((name) => {
    const product = products.find((one) => one === name);
    if (product === undefined) throw new StartupError(`There is no product ${name}.\n${adminHelp}`);
    return featureOf[product];
  });
}

/** The end of that day. */
function lastMoment(until: string): number | null {
  if (until === "for-good") return null;
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(until) ? instantIn(`${until}T00:00:00.000Z`) : Number.NaN;
  if (Number.isNaN(begin) || !isoInstant(begin).startsWith(until)) {
    throw new StartupError(`${until} is not a valid date.\n${adminHelp}`);
  }
  return begin + dayMs - 1;
}

export async function prepareStripe({ stripeAccount, billing, baseUrl }: Config): Promise<readonly string[]> {
  if (!stripeAccount)
    throw new StartupError("Please set STRIPE_SECRET_KEY first; docs/guides/stripe.md says where it is.");
  return setUpStripe({ ...stripeAccount, vatPercent: billing.vatPercent, baseUrl });
}
