import { useState } from "react";

import { AskSheet } from "#features/asks/ask-sheet.tsx";
import type { AskSubject } from "#features/asks/ask-subject.ts";

/** Opens with every new subject. With the same question as before, it has what was typed. */
export function AskSheetAbove({ subject }: { readonly subject: AskSubject }) {
  const [closed, setClosed] = useState<AskSubject>();
  return (
    <AskSheet key={keyOf(subject)} subject={subject} isOpen={subject !== closed} onClose={() => setClosed(subject)} />
  );
}

function keyOf({ question, year, memoryId }: AskSubject): string {
  return JSON.stringify([question, year, memoryId]);
}
