import type { Import, ImportState } from "@lane/contract/imports.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { dateText } from "#lib/date-parts.ts";
import { sizeText } from "#lib/size-text.ts";

import type { ImportLinks } from "./import-links.ts";
import { useFormatTexts } from "./use-format-texts.ts";

interface PastImportsProps {
  readonly imports: readonly Import[];
  readonly links: ImportLinks;
}

export function PastImports({ imports, links }: PastImportsProps) {
  const formats = useFormatTexts();
  const stateText = useStateText();
  return (
    <section>
      <h2 className="text-2xl">
        <Trans>Your imports</Trans>
      </h2>
      <ul className="mt-4 grid gap-3">
        {imports.map((one) => (
          <li key={one.id} className="rounded-card border border-rule bg-card shadow-soft">
            <links.ImportLink
              importId={one.id}
              className="grid min-h-11 gap-x-4 p-5 text-ink no-underline hover:underline sm:grid-cols-[1fr_auto]"
            >
              <strong>{formats[one.format].name}</strong>
              <span className="text-ink-soft">{stateText(one)}</span>
              <span className="text-ink-soft wrap-anywhere sm:col-span-2">
                {dayOf(one.createdAt)} · {sizeText(one.bytes)} · {one.names[0]}
              </span>
            </links.ImportLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function dayOf(instant: string): string {
  const date = new Date(instant);
  return dateText({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

function useStateText(): (one: Pick<Import, "state">) => string {
  const { t } = useLingui();
  const words: Record<ImportState, string> = {
    reading: t`Reading the files`,
    read: t`Ready to import`,
    importing: t`Importing`,
    stopped: t`Stopped`,
    done: t`Imported`,
    failed: t`Couldn't be read`,
    undoing: t`Undoing`,
    undone: t`Undone`,
  };
  return ({ state }) => words[state];
}
