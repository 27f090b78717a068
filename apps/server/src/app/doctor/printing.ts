import { createLuluClient } from "#adapters/print/lulu-client.ts";
import { readWebhook } from "#adapters/print/lulu-webhook.ts";
import { AppError } from "#lib/app-error.ts";

import { broken, type Check, ok } from "./check.ts";

const timeoutMs = 4000;

export const printing: Check = {
  name: "printing",
  async run({ config: { printing: settings, baseUrl }, clock }) {
    if (settings.kind !== "lulu") return undefined;
    try {
      const client = createLuluClient({ ...settings, clock, timeoutMs });
      const { isWebhookActive, remark } = await readWebhook(client, baseUrl);
      if (isWebhookActive) return ok("Lulu accepts the key, and its webhook is on.");
      return broken(remark.replace(/ Run print-setup\.$/, ""), "Run: npm run admin -- print-setup");
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const why = error.cause instanceof Error ? error.cause.message : error.message;
      return broken(
        `Lulu can't be asked for its webhook: ${why}.`,
        "Check LULU_CLIENT_KEY, LULU_CLIENT_SECRET and LULU_API_BASE, which has other keys for its sandbox.",
      );
    }
  },
};
