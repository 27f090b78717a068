import type { PlanFeature } from "@lane/domain/plans.ts";
import { featureOf, products } from "@lane/domain/products.ts";

import { setUpStripe } from "#adapters/billing/stripe-setup.ts";
import { systemClock } from "#adapters/clock/system-clock.ts";
import { setUpWebhook } from "#adapters/print/lulu-webhook.ts";
import type { Config } from "#config/config.ts";
import { StartupError } from "#lib/app-error.ts";
import type { Logger } from "#lib/logger.ts";
import { instantIn, isoInstant } from "#lib/moments.ts";

import type { Composition } from "./compose.ts";

export const adminHelp = `npm run admin -- grant PRODUCTS UNTIL ADDRESS...
    Gives members a product for free, in place of any earlier gift.
    PRODUCTS  memory-keeper, guest-contributor, family-vault (with commas between them), or none
    UNTIL     the last day, such as 2027-07-31, or "for-good"
npm run admin -- reports
    Lists the reports about shared pages, questions and invitations, newest first, each with the id that end-share takes.
npm run admin -- end-share ID...
    Ends shares, questions and invitations at once, after a report, without showing what was in them.
npm run admin -- print-orders
    Lists the orders of printed books by state, without names, addresses and titles, and whether the printer's messages arrive.
npm run admin -- print-setup
    Has Lulu send its messages to this server, also after it has switched them off.
npm run admin -- stripe-setup
    Creates products, prices, VAT rate, portal and webhook in the Stripe account of STRIPE_SECRET_KEY.
`;

const dayMs = 24 * 60 * 60 * 1000;

interface GrantDeps {
  readonly services: Pick<Composition["services"], "accounts" | "plans">;
  readonly logger: Logger;
}

/** A gift, as for a friend or a school. Answers with a line for each address. */
export async function grantPlan({ services, logger }: GrantDeps, words: readonly string[]): Promise<string[]> {
  const [list = "", until = "", ...addresses] = words;
  if (addresses.length === 0) throw new StartupError(adminHelp);
  const given = featuresIn(list).map((feature) => ({ feature, until: lastMoment(until) }));
  const lines: string[] = [];
  for (const address of addresses) {
    const account = await services.accounts.findByEmail(address.trim().toLowerCase());
    if (account) {
      await services.plans.grant(account.id, "gift", given);
      logger.info({ accountId: account.id, products: list, until }, "plan granted by the operator");
    }
    lines.push(account ? `${address}: ${list} until ${until}` : `${address}: there is no account`);
  }
  return lines;
}

interface SharesDeps {
  readonly services: Pick<Composition["services"], "shares" | "shareAnswers" | "asks" | "invitations">;
  readonly logger: Logger;
}

export async function listReports({ services }: SharesDeps): Promise<string[]> {
  const reports = await services.shareAnswers.listReports();
  if (reports.length === 0) return ["There are no reports."];
  return reports.map(({ shareId, text, createdAt }) => `${isoInstant(createdAt)}  ${shareId}\n    ${oneLine(text)}`);
}

export async function endShares({ services, logger }: SharesDeps, shareIds: readonly string[]): Promise<string[]> {
  if (shareIds.length === 0) throw new StartupError(adminHelp);
  const lines: string[] = [];
  for (const shareId of shareIds) {
    const { shares, asks, invitations } = services;
    const isEnded =
      (await shares.endForOperator(shareId)) ||
      (await asks.endForOperator(shareId)) ||
      (await invitations.endForOperator(shareId));
    if (isEnded) logger.info({ shareId }, "share ended by the operator");
    lines.push(`${shareId}: ${isEnded ? "ended" : "there is no such share, or it has already ended"}`);
  }
  return lines;
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

/** Reports are written by strangers: no control character of theirs reaches the terminal. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ");
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
