import type { ImportDetails } from "@lane/contract/imports.ts";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import type { ImportLinks } from "./import-links.ts";
import { hasBeside } from "./imports.queries.ts";

interface ReportFactsProps {
  readonly data: ImportDetails;
  /** The number of entries with a date. */
  readonly ready: number;
  readonly links: ImportLinks;
}

export function ReportFacts({ data, ready, links }: ReportFactsProps) {
  const { state, stop, entries, media, duplicates, knownFiles, undated, outside, tags, hasTimeline } = data;
  if (state === "failed") return <Unread isTrouble={stop === "trouble"} />;
  return (
    <div className="grid gap-3">
      <h2 className="text-2xl">
        {ready + undated === 0 && hasBeside(data) ? (
          <Trans>No memories, but something else would come in</Trans>
        ) : (
          <ReadyText ready={ready} undated={undated} />
        )}
      </h2>
      <ul className="grid gap-1 text-ink-soft">
        <Fact count={entries}>
          <Plural value={entries} one="One was found," other="# were found," />{" "}
          <Plural value={media} _0="without files." one="with one file." other="with # files." />
        </Fact>
        <Fact count={duplicates}>
          <Plural value={duplicates} one="One is here already." other="# are here already." />
        </Fact>
        <Fact count={knownFiles}>
          <Plural
            value={knownFiles}
            one="One file is here already, or was brought twice."
            other="# files are here already, or were brought twice."
          />
        </Fact>
        <Fact count={undated}>
          <Plural
            value={undated}
            one="One has no date. It waits until you give it a year."
            other="# have no date. They wait until you give them a year."
          />
        </Fact>
        <Fact count={hasTimeline ? outside : 0}>
          <Plural
            value={outside}
            one="One lies in a year that your timeline does not reach. It stays out."
            other="# lie in years that your timeline does not reach. They stay out."
          />
        </Fact>
        <BesideFacts beside={data.beside} />
        <Fact count={tags}>
          <Plural value={tags} one="One tag or mood isn't imported." other="# tags and moods aren't imported." />
        </Fact>
      </ul>
      {hasTimeline ? null : (
        <p>
          <Trans>
            Set your timeline first, so that there are years to come into:{" "}
            <links.TimelineLink>to the timeline</links.TimelineLink>. Then come back here.
          </Trans>
        </p>
      )}
    </div>
  );
}

function BesideFacts({ beside: { favourites, hopes, hasPicture, hasTimeline } }: Pick<ImportDetails, "beside">) {
  return (
    <>
      <Fact count={favourites}>
        <Plural value={favourites} one="One favourite comes along." other="# favourites come along." />
      </Fact>
      <Fact count={hopes}>
        <Plural value={hopes} one="One hope comes along." other="# hopes come along." />
      </Fact>
      <Fact count={Number(hasPicture)}>
        <Trans>Your profile picture comes along.</Trans>
      </Fact>
      <Fact count={Number(hasTimeline)}>
        <Trans>The ten years of your timeline come along.</Trans>
      </Fact>
    </>
  );
}

function ReadyText({ ready, undated }: { readonly ready: number; readonly undated: number }) {
  return ready === 0 && undated > 0 ? (
    <Plural value={undated} one="One would come in and wait for a date" other="# would come in and wait for a date" />
  ) : (
    <Plural
      value={ready}
      _0="Nothing of this would come in"
      one="One memory would come in"
      other="# memories would come in"
    />
  );
}

function Fact({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return count === 0 ? null : <li>{children}</li>;
}

function Unread({ isTrouble }: { readonly isTrouble: boolean }) {
  return (
    <div>
      <h2 className="text-2xl">
        <Trans>This could not be read</Trans>
      </h2>
      <p className="mt-2 text-ink-soft">
        {isTrouble ? (
          <Trans>Something on our side got in the way. Please try it once more.</Trans>
        ) : (
          <Trans>Nothing of it has come in. Below stands why.</Trans>
        )}
      </p>
    </div>
  );
}
