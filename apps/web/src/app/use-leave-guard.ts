import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";

import { isSignedIn } from "#features/auth/session.ts";
import type { Unsaved } from "#features/memories/use-composing.ts";
import { openModal } from "#ui/modal-queue.ts";

/** Asks before the member leaves an unsaved text. Returns the function that reports such a text. */
export function useLeaveGuard(): (unsaved: Unsaved) => void {
  const { t } = useLingui();
  const { history } = useRouter();
  const unsaved = useRef<Unsaved>("nothing");

  const mayLeave = useEffectEvent(async (): Promise<boolean> => {
    // A member who is no longer signed in must log in before anything else; the draft is offered afterwards.
    if (unsaved.current === "nothing" || !isSignedIn()) return true;
    const texts = {
      kept: t`Your memory isn't saved yet. We'll keep what you wrote as a draft on this device and offer it when you come back.`,
      fleeting: t`Your memory isn't saved yet, and this browser only keeps the draft while the page is open.`,
      recording: t`Your recording isn't saved yet. If you leave now, it will be lost.`,
    };
    const { answer } = openModal({
      type: "confirm",
      title: t`Leave this page?`,
      text: texts[unsaved.current],
      confirmText: unsaved.current === "recording" ? t`Leave without saving` : t`Leave and keep the draft`,
      cancelText: t`Stay`,
    });
    return answer;
  });

  // The router's own hook does the same, but would add half a kilobyte to every page.
  useEffect(
    () =>
      history.block({
        blockerFn: async () => !(await mayLeave()),
        enableBeforeUnload: () => unsaved.current !== "nothing",
      }),
    [history],
  );

  return (next) => {
    unsaved.current = next;
  };
}
