import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";

interface FailureProps {
  readonly summary: string;
  readonly error: unknown;
}

/** A failed action with the server's sentence. */
export function Failure({ summary, error }: FailureProps) {
  return (
    <div className="has-[p]:mt-4">
      <AlertNote summary={summary} text={error === null || error === undefined ? undefined : errorText(error)} />
    </div>
  );
}
