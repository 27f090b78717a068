import type { AskSubject } from "#features/asks/ask-subject.ts";

const nobody = () => undefined;
let tellOverlay: () => void = nobody;
let wanted: AskSubject | undefined;

/** Opens the ask sheet, which `AskOverlay` loads and shows above any page; closes it without a subject. */
export function askSomeone(subject?: AskSubject): void {
  wanted = subject;
  tellOverlay();
}

/** What the sheet was opened with; undefined while it is closed. */
export function askedSubject(): AskSubject | undefined {
  return wanted;
}

/** There is one overlay. */
export function onAskedSubject(listener: () => void): () => void {
  tellOverlay = listener;
  return () => {
    tellOverlay = nobody;
  };
}
