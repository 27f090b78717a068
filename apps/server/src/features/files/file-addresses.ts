import { timingSafeEqual } from "node:crypto";

import { leftOf } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

export const shownVariants = ["320", "960", "1920", "play", "original"] as const;
export type ShownVariant = (typeof shownVariants)[number];

/** A picture is fetched at once; a film is fetched piece by piece while it plays. */
const pictureStepMs = 150_000;
const filmStepMs = 30 * 60_000;

interface FileAddressesDeps {
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
}

export interface SignedAddress {
  readonly fileId: string;
  readonly variant: string;
  readonly until: number;
  readonly sessionId: string;
  readonly signature: string;
}

/**
 * Addresses that browsers can put into an `<img>` or `<video>`, where no token can be sent along. Each is valid for one
 * form of one file, for a short time, and only while its session lives. It stays the same for a while so that the
 * browser's cache is of use. Background work has no session; its addresses open nothing.
 */
export function createFileAddresses({ fingerprint, clock }: FileAddressesDeps) {
  const sign = ({ fileId, variant, until, sessionId }: Omit<SignedAddress, "signature">): string =>
    fingerprint("media-address", `${fileId}\0${variant}\0${until}\0${sessionId}`);

  return {
    addressOf({ sessionId }: Viewer, fileId: string, variant: ShownVariant): string {
      const stepMs = stepOf(variant);
      const until = (Math.floor(clock.now() / stepMs) + 2) * stepMs;
      const signature = sign({ fileId, variant, until, sessionId });
      return `/api/media/${fileId}?variant=${variant}&until=${until}&session=${sessionId}&signature=${signature}`;
    },

    /** How long the address is still valid if its session is live; 0 when it is not valid. */
    remainingMs({ signature, ...address }: SignedAddress): number {
      const expected = Buffer.from(sign(address));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? leftOf(address.until, 2 * stepOf(address.variant), clock.now()) : 0;
    },
  };
}

function stepOf(variant: string): number {
  return variant === "play" || variant === "original" ? filmStepMs : pictureStepMs;
}

export type FileAddresses = ReturnType<typeof createFileAddresses>;
