import { Trans } from "@lingui/react/macro";

import { shortDayText } from "#lib/day-text.ts";

import type { ShareFacts } from "./shared-memories.queries.ts";

export function SharerName({ share: { from } }: { readonly share: Pick<ShareFacts, "from"> }) {
  return from === null ? <Trans>Someone you know</Trans> : <bdi className="min-w-0 wrap-anywhere">{from}</bdi>;
}

/** A dot with the word: colour is never the only sign. */
export function NewMark() {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-pill border border-bloom px-2.5 font-sans text-sm font-semibold tracking-normal text-bloom">
      <span aria-hidden="true" className="size-2 rounded-pill bg-bloom forced-colors:bg-[CanvasText]" />
      <Trans>New</Trans>
    </span>
  );
}

interface ShareDatesProps {
  readonly share: Pick<ShareFacts, "sharedAt" | "expiresAt">;
  readonly now: number;
}

export function ShareDates({ share: { sharedAt, expiresAt }, now }: ShareDatesProps) {
  const since = shortDayText(sharedAt, now);
  return (
    <p className="text-sm text-ink-soft">
      <Trans>Shared on {since}</Trans>
      {expiresAt === null ? null : (
        <>
          {" · "}
          <span className="whitespace-nowrap">
            <Until end={shortDayText(expiresAt, now)} />
          </span>
        </>
      )}
    </p>
  );
}

function Until({ end }: { readonly end: string }) {
  return <Trans>until {end}</Trans>;
}

export function Greeting({ text }: { readonly text: string | null }) {
  if (text === null || text === "") return null;
  return (
    <blockquote
      dir="auto"
      className="mt-3 max-w-measure border-s-3 border-straw ps-4 font-serif text-lg whitespace-pre-wrap italic wrap-anywhere"
    >
      {text}
    </blockquote>
  );
}
