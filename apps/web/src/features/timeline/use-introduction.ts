import { useState } from "react";

const storageKey = "introduction";

interface IntroductionState {
  readonly isWanted: boolean;
  readonly onSkip: () => void;
}

/** Wanted until somebody says otherwise, on this device. */
export function useIntroduction(): IntroductionState {
  const [isSkipped, setIsSkipped] = useState(() => localStorage.getItem(storageKey) === "skipped");
  return {
    isWanted: !isSkipped,
    onSkip: () => {
      localStorage.setItem(storageKey, "skipped");
      setIsSkipped(true);
    },
  };
}
