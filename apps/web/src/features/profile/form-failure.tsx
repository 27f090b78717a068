import { CircleAlert } from "lucide-react";

import { errorText, problemOf } from "#api/errors.ts";

interface FormFailureProps {
  readonly summary: string;
  readonly error: unknown;
}

/** What went wrong with the whole form; what is wrong with one field stands beside that field. */
export function FormFailure({ summary, error }: FormFailureProps) {
  const isShown = error !== null && problemOf(error)?.fields === undefined;
  return (
    <div role="alert" className="empty:hidden">
      {isShown ? (
        <p className="flex items-start gap-2 text-alarm">
          <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
          <span>
            <strong className="block">{summary}</strong>
            {errorText(error)}
          </span>
        </p>
      ) : null}
    </div>
  );
}
