import { useEffect, useState, useSyncExternalStore } from "react";

import { noResponseText } from "#api/errors.ts";
import { toast } from "#ui/toast-queue.ts";

import type { AskSheetAbove } from "./ask-sheet-above.tsx";
import { askedSubject, askSomeone, onAskedSubject } from "./ask-someone.ts";

/** The sheet of `askSomeone`. It is loaded when it is first opened, and closed when it is unmounted. */
export function AskOverlay() {
  const subject = useSyncExternalStore(onAskedSubject, askedSubject);
  const [Sheet, setSheet] = useState<typeof AskSheetAbove>();
  const isMissing = subject !== undefined && !Sheet;
  useEffect(() => {
    if (isMissing) void load();

    async function load() {
      try {
        const { AskSheetAbove: loaded } = await import("./ask-sheet-above.tsx");
        setSheet(() => loaded);
      } catch {
        askSomeone();
        toast("error", noResponseText());
      }
    }
  }, [isMissing]);
  useEffect(() => () => askSomeone(), []);
  return Sheet ? <Sheet subject={subject} onClose={() => askSomeone()} /> : null;
}
