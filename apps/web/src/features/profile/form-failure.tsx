import { errorText, problemOf } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";

interface FormFailureProps {
  readonly summary: string;
  readonly error: unknown;
}

/** What went wrong with the whole form; what is wrong with one field stands beside that field. */
export function FormFailure({ summary, error }: FormFailureProps) {
  const isShown = error !== null && problemOf(error)?.fields === undefined;
  return <AlertNote summary={summary} text={isShown ? errorText(error) : undefined} />;
}
