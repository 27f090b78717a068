import { CircleAlert } from "lucide-react";

import { errorText } from "#api/errors.ts";

interface FailureProps {
  readonly summary: string;
  readonly error: unknown;
}

/** What went wrong, in the server's words. Its box stands there before the words do, so that they are read out. */
export function Failure({ summary, error }: FailureProps) {
  return (
    <div role="alert" className="mt-4 empty:hidden">
      {error === null || error === undefined ? null : (
        <p className="flex items-start gap-2 text-alarm">
          <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
          <span>
            <strong className="block">{summary}</strong>
            {errorText(error)}
          </span>
        </p>
      )}
    </div>
  );
}
