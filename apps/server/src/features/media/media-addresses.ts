import { timingSafeEqual } from "node:crypto";

import type { Clock } from "#ports/clock.ts";

const stepMs = 150_000;

interface MediaAddressesDeps {
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
}

/**
 * Addresses that browsers can put into an `<img>`, where no token can be sent along. Each is good for one file and for
 * at most five minutes, and stays the same for a while so that the browser's cache is of use.
 */
export function createMediaAddresses({ fingerprint, clock }: MediaAddressesDeps) {
  const sign = (fileId: string, until: number): string => fingerprint("media-address", `${fileId}\0${until}`);

  return {
    addressOf(fileId: string): string {
      const until = (Math.floor(clock.now() / stepMs) + 2) * stepMs;
      return `/api/media/${fileId}?until=${until}&signature=${sign(fileId, until)}`;
    },

    isGood(fileId: string, until: number, signature: string): boolean {
      const expected = Buffer.from(sign(fileId, until));
      const given = Buffer.from(signature);
      return until > clock.now() && given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

export type MediaAddresses = ReturnType<typeof createMediaAddresses>;
