import type { Config } from "#config/config.ts";
import { readDatabaseClock } from "#db/database-facts.ts";
import { instantIn } from "#lib/moments.ts";

import { isLoopback } from "./address.ts";
import { askAddress } from "./ask-address.ts";
import { attention, type Check, ok } from "./check.ts";
import type { DoctorContext } from "./doctor-context.ts";

const tolerableMs = 30_000;

interface OtherClock {
  readonly name: string;
  /** How far this machine's clock is ahead of it. */
  readonly aheadMs: number;
}

/** This machine's clock against all others that the configuration names. */
export const clockSkew: Check = {
  name: "clock",
  async run(context) {
    const asked = [
      ...addressesIn(context.config).map((address) => httpClock(context, address)),
      databaseClock(context),
    ];
    const clocks = (await Promise.all(asked)).filter((clock) => clock !== undefined);
    const [worst] = clocks.toSorted((one, other) => Math.abs(other.aheadMs) - Math.abs(one.aheadMs));
    if (!worst) return ok("There is no other clock in reach to compare this machine's with.");
    if (Math.abs(worst.aheadMs) <= tolerableMs) {
      return ok(`This machine's clock agrees with ${[...new Set(clocks.map(({ name }) => name))].join(", ")}.`);
    }
    const direction = worst.aheadMs > 0 ? "ahead of" : "behind";
    return attention(
      `This machine's clock is ${Math.round(Math.abs(worst.aheadMs) / 1000)} seconds ${direction} that of ${worst.name}.`,
      "Synchronise both, for example by chrony or systemd-timesyncd.",
    );
  },
};

/** Of everything that is configured; whether it works is told elsewhere. */
function addressesIn({ baseUrl, media, billing, printing, promptService, transcription }: Config): string[] {
  const addresses = [
    // On this machine there is one clock.
    isLoopback(new URL(baseUrl).hostname) ? undefined : baseUrl,
    media.kind === "s3" ? media.endpoint : undefined,
    billing.kind === "stripe" ? (billing.apiBase ?? "https://api.stripe.com") : undefined,
    printing.kind === "lulu" ? printing.apiBase : undefined,
    promptService?.url,
    transcription.kind === "service" ? transcription.url : undefined,
  ];
  return [...new Set(addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin))];
}

/** Any answer has a date, a refusal too. */
async function httpClock({ clock }: DoctorContext, origin: string): Promise<OtherClock | undefined> {
  const before = clock.now();
  const answer = await askAddress(origin, { method: "HEAD", acceptsAnyCertificate: true }).catch(() => undefined);
  const at = instantIn(String(answer?.headers["date"] ?? ""));
  if (Number.isNaN(at)) return undefined;
  return { name: new URL(origin).host, aheadMs: middleOf(before, clock.now()) - at };
}

/** The embedded database has no clock of its own. */
async function databaseClock({ clock, database }: DoctorContext): Promise<OtherClock | undefined> {
  const found = await database();
  if (found?.engine !== "postgres") return undefined;
  const before = clock.now();
  const at = await readDatabaseClock(found.db).catch(() => undefined);
  return at === undefined ? undefined : { name: "PostgreSQL", aheadMs: middleOf(before, clock.now()) - at };
}

function middleOf(before: number, after: number): number {
  return (before + after) / 2;
}
