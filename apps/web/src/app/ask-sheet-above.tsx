import { useState } from "react";

import { AskSheet } from "#features/asks/ask-sheet.tsx";
import type { AskSubject } from "#features/asks/ask-subject.ts";

import { QueryScope } from "./query-layout.tsx";

interface AskSheetAboveProps {
  /** Undefined while the sheet is closed. */
  readonly subject: AskSubject | undefined;
  readonly onClose: () => void;
}

/** Opened again with the same question, it has what was typed. */
export function AskSheetAbove({ subject, onClose }: AskSheetAboveProps) {
  const [last, setLast] = useState(subject);
  if (subject && subject !== last) setLast(subject);
  return last ? (
    <QueryScope>
      <AskSheet key={keyOf(last)} subject={last} isOpen={subject !== undefined} onClose={onClose} />
    </QueryScope>
  ) : null;
}

function keyOf({ question, year, memoryId }: AskSubject): string {
  return JSON.stringify([question, year, memoryId]);
}
