import type { Answer } from "@lane/contract/endpoint.ts";
import type { visitsApi } from "@lane/contract/visits.ts";

import type { Failure } from "./calls.ts";
import { callAt } from "./expiry.ts";

export type Share = NonNullable<Answer<typeof visitsApi.look>["share"]>;

/** What the reader sees. Each one removes what was there before, except for `renew` and `veil`. */
export interface ShareView {
  show(share: Share): void;
  /** The same share, with addresses of its files that were signed just now. */
  renew(share: Share): void;
  askPassphrase(): void;
  showEnded(): void;
  showTrouble(failure: Failure): void;
  /** Hides what is shown until it is known whether it may still be shown. */
  veil(isVeiled: boolean): void;
}

export interface ShownShare {
  show(share: Share, clockLagMs: number): void;
  lock(): void;
  end(): void;
  /** The server could not be asked: what was allowed to be shown stays until it expires. */
  trouble(failure: Failure): void;
  veil(): void;
  stop(): void;
}

/** Draws anew only what has changed, and empties the page by itself at the moment at which the share expires. */
export function createShownShare(view: ShareView, onExpired: () => void): ShownShare {
  let state: "nothing" | "locked" | "shown" = "nothing";
  let content = "";
  let isVeiled = false;
  let stopExpiry: (() => void) | undefined;

  function become(next: typeof state): void {
    stopExpiry?.();
    state = next;
    if (next !== "shown") content = "";
    if (isVeiled) view.veil(false);
    isVeiled = false;
  }

  return {
    show(share, clockLagMs) {
      const news = contentOf(share);
      if (news === content) view.renew(share);
      else view.show(share);
      become("shown");
      content = news;
      if (share.expiresAt !== null) stopExpiry = callAt(Date.parse(share.expiresAt) - clockLagMs, onExpired);
    },
    lock() {
      if (state !== "locked") view.askPassphrase();
      become("locked");
    },
    end() {
      view.showEnded();
      become("nothing");
    },
    trouble(failure) {
      if (state !== "nothing" && !isVeiled) return;
      view.showTrouble(failure);
      become("nothing");
    },
    veil() {
      isVeiled = true;
      view.veil(true);
    },
    stop: () => stopExpiry?.(),
  };
}

/** Without the addresses of files, which are signed anew each time. */
function contentOf(share: Share): string {
  return JSON.stringify(share, (key, value: unknown) =>
    (key === "url" || key === "posterUrl") && value !== null ? "" : value,
  );
}
