import { timingSafeEqual } from "node:crypto";

import type { Clock } from "#ports/clock.ts";

/** Long enough to fetch gigabytes over a slow line, with breaks. */
const stepMs = 6 * 60 * 60 * 1000;

interface MakingAddressesDeps {
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
}

export interface SignedOutput {
  readonly makingId: string;
  readonly name: string;
  readonly until: number;
  readonly signature: string;
}

/** Addresses that a browser can save from, where no token can be sent along. Each is good for one file. */
export function createMakingAddresses({ fingerprint, clock }: MakingAddressesDeps) {
  const sign = (makingId: string, name: string, until: number): string =>
    fingerprint("making-address", `${makingId}\0${name}\0${until}`);

  return {
    addressOf(makingId: string, name: string): string {
      const until = (Math.floor(clock.now() / stepMs) + 2) * stepMs;
      const signature = sign(makingId, name, until);
      return `/api/makings/${makingId}/files/${encodeURIComponent(name)}?until=${until}&signature=${signature}`;
    },

    isGood({ makingId, name, until, signature }: SignedOutput): boolean {
      const expected = Buffer.from(sign(makingId, name, until));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected) && until > clock.now();
    },
  };
}

export type MakingAddresses = ReturnType<typeof createMakingAddresses>;
