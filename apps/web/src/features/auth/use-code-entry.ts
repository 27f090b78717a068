import { useState } from "react";

import { toast } from "#ui/toast-queue.ts";

/** The digits as they are typed, and what was wrong with the last ones until somebody types on. */
export function useCodeEntry() {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  return {
    code,
    error,
    type: (next: string) => {
      setCode(next);
      if (next !== "") setError(undefined);
    },
    forgive: () => setError(undefined),
    refuse: (sentence: string, announced = sentence) => {
      setError(sentence);
      toast("error", announced);
    },
    empty: () => setCode(""),
  };
}
