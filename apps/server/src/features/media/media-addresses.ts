import { timingSafeEqual } from "node:crypto";

import type { Clock } from "#ports/clock.ts";

export const shownVariants = ["320", "960", "1920", "play", "original"] as const;
export type ShownVariant = (typeof shownVariants)[number];

/** A picture is fetched at once; a film is fetched piece by piece while somebody watches it. */
const pictureStepMs = 150_000;
const filmStepMs = 30 * 60_000;

interface MediaAddressesDeps {
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
}

export interface SignedAddress {
  readonly fileId: string;
  readonly variant: string;
  readonly until: number;
  readonly signature: string;
}

/**
 * Addresses that browsers can put into an `<img>` or `<video>`, where no token can be sent along. Each is good for one
 * form of one file and not for long, and stays the same for a while so that the browser's cache is of use.
 */
export function createMediaAddresses({ fingerprint, clock }: MediaAddressesDeps) {
  const sign = (fileId: string, variant: string, until: number): string =>
    fingerprint("media-address", `${fileId}\0${variant}\0${until}`);

  return {
    addressOf(fileId: string, variant: ShownVariant): string {
      const stepMs = variant === "play" || variant === "original" ? filmStepMs : pictureStepMs;
      const until = (Math.floor(clock.now() / stepMs) + 2) * stepMs;
      return `/api/media/${fileId}?variant=${variant}&until=${until}&signature=${sign(fileId, variant, until)}`;
    },

    /** For how long it is still good; 0 when it is not. */
    remainingMs({ fileId, variant, until, signature }: SignedAddress): number {
      const expected = Buffer.from(sign(fileId, variant, until));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? Math.max(0, until - clock.now()) : 0;
    },
  };
}

export type MediaAddresses = ReturnType<typeof createMediaAddresses>;
