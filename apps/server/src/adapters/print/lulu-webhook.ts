import type { Clock } from "#ports/clock.ts";
import type { PrinterHealth } from "#ports/print-provider.ts";

import { anyAnswer, webhookListAnswer } from "./lulu-answers.ts";
import { createLuluClient, type LuluAccount, type LuluClient } from "./lulu-client.ts";

const topic = "PRINT_JOB_STATUS_CHANGED";
const timeoutMs = 30_000;

function addressOn(baseUrl: string): string {
  return `${baseUrl}/api/lulu/webhook`;
}

/** Lulu switches a webhook off after five messages that were not answered. */
export async function readWebhook(client: LuluClient, baseUrl: string): Promise<PrinterHealth> {
  const found = await findWebhook(client, baseUrl);
  if (!found) return { isWebhookActive: false, remark: "Lulu has no webhook for this server. Run print-setup." };
  return found.is_active
    ? { isWebhookActive: true, remark: "Lulu's webhook is on." }
    : { isWebhookActive: false, remark: "Lulu has switched its webhook off after failures. Run print-setup." };
}

/** Creates the webhook, or switches it on again. Answers with a line for the operator. */
export async function setUpWebhook(account: LuluAccount, baseUrl: string, clock: Clock): Promise<string> {
  const client = createLuluClient({ ...account, clock, timeoutMs });
  const found = await findWebhook(client, baseUrl);
  const url = addressOn(baseUrl);
  if (!found) {
    await client.call({ method: "POST", path: "/webhooks/", body: { url, topics: [topic] }, answer: anyAnswer });
    return `Lulu sends its messages to ${url} from now on.`;
  }
  if (found.is_active) return `Lulu already sends its messages to ${url}.`;
  const path = `/webhooks/${encodeURIComponent(found.id)}/`;
  await client.call({ method: "PATCH", path, body: { is_active: true }, answer: anyAnswer });
  return `Lulu sends its messages to ${url} again.`;
}

async function findWebhook(client: LuluClient, baseUrl: string) {
  const { results } = await client.call({ method: "GET", path: "/webhooks/", answer: webhookListAnswer });
  return results.find(({ url }) => url === addressOn(baseUrl));
}
