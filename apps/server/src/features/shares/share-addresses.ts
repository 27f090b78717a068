import { timingSafeEqual } from "node:crypto";

import { leftOf } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";

export const sharedVariants = ["320", "960", "1920", "play"] as const;
export type SharedVariant = (typeof sharedVariants)[number];

/** A picture is fetched at once; a film is fetched piece by piece while it plays. */
const pictureStepMs = 150_000;
const filmStepMs = 30 * 60_000;
const passLifeMs = 12 * 60 * 60_000;

/** By what a file may be seen: one share, in one version of its passphrase, by one session or by any visitor. */
export interface ShareGrant {
  readonly shareId: string;
  readonly version: number;
  /** Empty for a visitor. */
  readonly sessionId: string;
}

export interface SharedAddress extends ShareGrant {
  readonly fileId: string;
  readonly variant: string;
  readonly until: number;
  readonly signature: string;
}

interface ShareAddressesDeps {
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
}

/** Signs the addresses of shared files, and the passes of visitors who gave the passphrase. Both die with their share. */
export function createShareAddresses({ fingerprint, clock }: ShareAddressesDeps) {
  const sign = ({ fileId, variant, until, ...grant }: Omit<SharedAddress, "signature">): string =>
    fingerprint("shared-media", [fileId, variant, until, grant.shareId, grant.version, grant.sessionId].join("\0"));
  const signPass = ({ shareId, version }: Omit<ShareGrant, "sessionId">, until: number): string =>
    fingerprint("share-pass", [shareId, version, until].join("\0"));

  return {
    addressOf(grant: ShareGrant, fileId: string, variant: SharedVariant): string {
      const stepMs = stepOf(variant);
      const until = (Math.floor(clock.now() / stepMs) + 2) * stepMs;
      const signature = sign({ ...grant, fileId, variant, until });
      const { shareId, version, sessionId } = grant;
      const session = sessionId === "" ? "" : `&session=${sessionId}`;
      return `/s/media/${fileId}?variant=${variant}&until=${until}&share=${shareId}&v=${version}${session}&signature=${signature}`;
    },

    isValid({ signature, ...address }: SharedAddress): boolean {
      return isSame(signature, sign(address)) && leftOf(address.until, 2 * stepOf(address.variant), clock.now()) > 0;
    },

    passOf(share: Omit<ShareGrant, "sessionId">): string {
      const until = clock.now() + passLifeMs;
      return `${until}.${signPass(share, until)}`;
    },

    isPass(share: Omit<ShareGrant, "sessionId">, pass: string): boolean {
      const [until = "", signature = ""] = pass.split(".");
      return isSame(signature, signPass(share, Number(until))) && leftOf(Number(until), passLifeMs, clock.now()) > 0;
    },
  };
}

export type ShareAddresses = ReturnType<typeof createShareAddresses>;

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function stepOf(variant: string): number {
  return variant === "play" ? filmStepMs : pictureStepMs;
}
