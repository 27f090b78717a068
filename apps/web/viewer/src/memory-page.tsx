import type { OfflineLine, OfflineMemory, OfflineVersion } from "@lane/contract/offline-page.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";

import { AskedQuestion } from "#features/memories/asked-question.tsx";
import { DrawnText } from "#features/memories/rich-text-view.tsx";
import { monthName } from "#lib/date-parts.ts";
import { displayLocale } from "#lib/i18n.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { type Address, addressText, HashLink } from "./address.tsx";
import { useYear } from "./data.ts";
import { type Life, neighboursOf } from "./life.ts";
import { MediaList } from "./media-list.tsx";
import { MarkNames, useWhenText } from "./memory-facts.tsx";

interface MemoryPageProps {
  readonly life: Life;
  readonly id: string;
}

export function MemoryPage({ life, id }: MemoryPageProps) {
  const { t } = useLingui();
  const line = life.lineById.get(id);
  if (line) return <KnownMemory life={life} line={line} />;
  return (
    <EmptyState motif={<AtticBox isOpen className="h-32" />} title={t`This memory isn't in this export`}>
      <HashLink to={{ page: "home" }}>
        <Trans>Back to all years</Trans>
      </HashLink>
    </EmptyState>
  );
}

function KnownMemory({ life, line }: { readonly life: Life; readonly line: OfflineLine }) {
  const { t } = useLingui();
  const whenText = useWhenText();
  const memories = useYear(life.index.years, line.year);
  const { place = "", toldBy: name } = memories?.get(line.id) ?? {};
  useWalkKeys(life, line);
  return (
    <div className="mx-auto max-w-[46rem]">
      <title>{`${line.title} · Down Memory Lane`}</title>
      <Breadcrumb line={line} />
      <Neighbours life={life} line={line} />
      <article className="mt-6">
        <h1 className="text-3xl wrap-anywhere sm:text-4xl" dir="auto">
          {line.title}
        </h1>
        <p className="mt-3 text-ink-soft">
          {name ? `${t`Told by ${name}`} · ` : null}
          {whenText(line)}
          {place === "" ? null : (
            <>
              {" · "}
              <bdi>{place}</bdi>
            </>
          )}
          {line.isArchived ? (
            <span className="ms-3 inline-block rounded-pill border border-edge px-3 text-sm">
              <Trans>Archived</Trans>
            </span>
          ) : null}
        </p>
        {memories ? <Content memory={memories.get(line.id)} /> : <Waiting />}
        <p className="mt-8 flex flex-wrap items-end gap-x-6 border-t border-rule pt-6 font-semibold empty:hidden">
          <MarkNames line={line} />
        </p>
      </article>
    </div>
  );
}

function Content({ memory }: { readonly memory: OfflineMemory | undefined }) {
  if (!memory) {
    return (
      <p className="mt-7 max-w-measure text-ink-soft">
        <Trans>The text of this memory is missing. Please unpack the whole zip file again.</Trans>
      </p>
    );
  }
  return (
    <>
      {memory.prompt ? (
        <div className="mt-7 -mb-2">
          <AskedQuestion text={memory.prompt.text} />
        </div>
      ) : null}
      <div className="mt-7 max-w-measure text-lg leading-relaxed">
        <DrawnText text={memory.text} />
      </div>
      <MediaList media={memory.media} />
      <Versions versions={memory.versions} />
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="mt-7 grid gap-3">
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6 w-2/3" />
    </SkeletonGroup>
  );
}

function Breadcrumb({ line: { year, month, title } }: { readonly line: OfflineLine }) {
  const { t } = useLingui();
  const name = monthName(month);
  return (
    <nav aria-label={t`You are here`} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        <li className="flex items-center gap-x-2">
          <HashLink to={{ page: "year", year }} className="inline-flex min-h-11 items-center">
            {year}
          </HashLink>
          <span aria-hidden="true">/</span>
        </li>
        <li className="flex items-center gap-x-2">
          <HashLink to={{ page: "month", year, month }} className="inline-flex min-h-11 items-center">
            {t`Memories of ${name}`}
          </HashLink>
          <span aria-hidden="true">/</span>
        </li>
        <li aria-current="page" className="max-w-full min-w-0 truncate py-2" dir="auto">
          {title}
        </li>
      </ol>
    </nav>
  );
}

function Neighbours({ life, line }: { readonly life: Life; readonly line: OfflineLine }) {
  const { t } = useLingui();
  const { previous, next } = neighboursOf(life, line.id);
  return (
    <nav aria-label={t`Memories before and after`} className="mt-2 flex flex-wrap justify-between gap-2">
      <WalkLink to={previous}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t`Prev Memory`}
      </WalkLink>
      <WalkLink to={next}>
        {t`Next Memory`}
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </WalkLink>
    </nav>
  );
}

const walkStyle = "inline-flex min-h-11 items-center gap-1 rounded-pill border px-3 text-sm font-semibold sm:px-4";

/** Without a target the link stays in place, disabled. */
function WalkLink({ to, children }: { readonly to: OfflineLine | undefined; readonly children: ReactNode }) {
  if (to) {
    return (
      <HashLink
        to={{ page: "memory", id: to.id }}
        title={to.title}
        className={`${walkStyle} border-edge bg-card text-ink no-underline transition-colors duration-150 hover:border-ink hover:no-underline`}
      >
        {children}
      </HashLink>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link without an address has no role of its own
    <span role="link" aria-disabled="true" className={`${walkStyle} border-rule text-ink-soft`}>
      {children}
    </span>
  );
}

/** Left and right open the neighbouring memories, Escape the month, unless a field, dialog or player has the focus. */
function useWalkKeys(life: Life, line: OfflineLine): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const place = isMeantForPage(event) ? placeAfter(event.key, life, line) : undefined;
    if (place) location.hash = addressText(place);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function placeAfter(key: string, life: Life, line: OfflineLine): Address | undefined {
  if (key === "Escape") return { page: "month", year: line.year, month: line.month };
  const { previous, next } = neighboursOf(life, line.id);
  const wanted = { ArrowLeft: previous, ArrowRight: next }[key];
  return wanted && { page: "memory", id: wanted.id };
}

function isMeantForPage({ defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return false;
  return !(target instanceof Element) || target.closest("input, select, dialog, audio, video") === null;
}

/** Earlier versions of the memory, collapsed. */
function Versions({ versions }: { readonly versions: readonly OfflineVersion[] }) {
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
        {version.place === "" ? null : <bdi>{version.place}</bdi>}
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
