import { CircleAlert } from "lucide-react";

/** What is wrong with the whole form. The toast beside it is what gets announced. */
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
