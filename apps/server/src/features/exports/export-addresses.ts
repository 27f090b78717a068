import { timingSafeEqual } from "node:crypto";

import { leftOf } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

/** Long enough to fetch gigabytes over a slow line, with breaks. */
const stepMs = 6 * 60 * 60 * 1000;

interface ExportAddressesDeps {
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
}

export interface SignedOutput {
  readonly exportId: string;
  readonly name: string;
  readonly until: number;
  readonly sessionId: string;
  readonly signature: string;
}

/**
 * Addresses that a browser can save from, where no token can be sent along. Each is good for one file, and only while the
 * session runs that it was made for.
 */
export function createExportAddresses({ fingerprint, clock }: ExportAddressesDeps) {
  const sign = ({ exportId, name, until, sessionId }: Omit<SignedOutput, "signature">): string =>
    fingerprint("making-address", `${exportId}\0${name}\0${until}\0${sessionId}`);

  return {
    addressOf({ sessionId }: Viewer, exportId: string, name: string): string {
      const until = (Math.floor(clock.now() / stepMs) + 2) * stepMs;
      const signature = sign({ exportId, name, until, sessionId });
      const proof = `until=${until}&session=${sessionId}&signature=${signature}`;
      return `/api/makings/${exportId}/files/${encodeURIComponent(name)}?${proof}`;
    },

    /** Whether it is ours and not yet over; its session may have ended. */
    isGood({ signature, ...address }: SignedOutput): boolean {
      const expected = Buffer.from(sign(address));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && leftOf(address.until, 2 * stepMs, clock.now()) > 0;
    },
  };
}

export type ExportAddresses = ReturnType<typeof createExportAddresses>;
