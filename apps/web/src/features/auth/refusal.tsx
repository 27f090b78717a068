import { CircleAlert } from "lucide-react";

import { ApiError } from "#api/errors.ts";

/** The server's sentence, or the fallback where an error has none. */
export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.message : fallback;
}

/** When the server accepts the next attempt, if it says so. */
export function retryAtMs(error: unknown): number | undefined {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return seconds === undefined ? undefined : Date.now() + seconds * 1000;
}

/** The error of the whole form. The toast shown with it is what screen readers announce. */
export function FormAlert({ text, advice }: { readonly text: string | undefined; readonly advice?: string }) {
  if (text === undefined) return null;
  return (
    <div className="flex items-start gap-3 rounded-[10px] border-2 border-alarm px-4 py-3">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-alarm" />
      <div className="min-w-0">
        <p className="font-semibold text-alarm">{text}</p>
        {advice === undefined ? null : <p className="mt-1">{advice}</p>}
      </div>
    </div>
  );
}
