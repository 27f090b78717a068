import { useState } from "react";

import { toast } from "#ui/toast-queue.ts";

/** The digits as they are typed, and what was wrong with the last ones until somebody types on. */
export function useCodeEntry() {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  return {
    code,
    error,
    /** How many codes were refused so far. */
    refusals,
    type: (next: string) => {
      setCode(next);
      if (next !== "") setError(undefined);
    },
    forgive: () => setError(undefined),
    refuse: (sentence: string, announced = sentence) => {
      setError(sentence);
      setRefusals((before) => before + 1);
      toast("error", announced);
    },
    empty: () => setCode(""),
  };
}
