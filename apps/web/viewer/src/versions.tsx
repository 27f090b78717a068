import type { OfflineVersion } from "@lane/contract/offline-page.ts";
import { Plural, Trans } from "@lingui/react/macro";

import { DrawnText } from "#features/memories/rich-text-view.tsx";
import { displayLocale } from "#lib/i18n.ts";

import { MarkNames } from "./memory-facts.tsx";

/** What the memory said before, folded away. */
export function Versions({ versions }: { readonly versions: readonly OfflineVersion[] }) {
  if (versions.length === 0) return null;
  return (
    <details className="mt-8">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-clay">
        <Plural value={versions.length} one="# earlier version" other="# earlier versions" />
      </summary>
      <ol className="mt-3 grid gap-5">
        {versions.map((version) => (
          <li key={version.version} className="rounded-card border border-rule bg-card p-5">
            <Version version={version} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Version({ version }: { readonly version: OfflineVersion }) {
  const replaced = new Date(version.savedAt).toLocaleString(displayLocale(), { dateStyle: "long", timeStyle: "short" });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        <Trans>Until {replaced}</Trans>
        <MarkNames line={{ id: version.savedAt, mark: version.mark, isCandle: false }} />
      </p>
      <h2 className="mt-1 text-xl wrap-anywhere" dir="auto">
        {version.title}
      </h2>
      <div className="mt-3">
        <DrawnText text={version.text} />
      </div>
    </>
  );
}
