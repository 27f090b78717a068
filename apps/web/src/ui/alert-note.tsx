import { CircleAlert } from "lucide-react";

interface AlertNoteProps {
  readonly summary: string;
  /** What went wrong; undefined while nothing has. */
  readonly text: string | undefined;
}

/** The alert's element exists before its text, because screen readers announce only changes of a live region. */
export function AlertNote({ summary, text }: AlertNoteProps) {
  return (
    <div role="alert" className="empty:hidden">
      {text === undefined ? null : (
        <p className="flex items-start gap-2 text-alarm">
          <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
          <span>
            <strong className="block">{summary}</strong>
            {text}
          </span>
        </p>
      )}
    </div>
  );
}
