import { Info } from "lucide-react";

import { inReadersWords } from "#lib/server-sentences.ts";

/** What is not in something that is ready, as the server said it; nothing when all of it is. */
export function ExportRemark({ remark }: { readonly remark: string | null }) {
  if (remark === null) return null;
  return remark.split("\n").map((sentence) => (
    <p key={sentence} className="flex w-full items-start gap-2 text-sm break-words">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{inReadersWords(sentence)}</span>
    </p>
  ));
}
