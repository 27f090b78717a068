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
          <Trans>No memories, but other things to import</Trans>
        ) : (
          <ReadyText ready={ready} undated={undated} />
        )}
      </h2>
      <ul className="grid gap-1 text-ink-soft">
        <Fact count={entries}>
          <Plural value={entries} one="One found," other="# found," />{" "}
          <Plural value={media} _0="without files." one="with one file." other="with # files." />
        </Fact>
        <Fact count={duplicates}>
          <Plural value={duplicates} one="One is already here." other="# are already here." />
        </Fact>
        <Fact count={knownFiles}>
          <Plural
            value={knownFiles}
            one="One file is already here or was sent twice."
            other="# files are already here or were sent twice."
          />
        </Fact>
        <Fact count={undated}>
          <Plural
            value={undated}
            one="One has no date. You can add a year later."
            other="# have no date. You can add their years later."
          />
        </Fact>
        <Fact count={hasTimeline ? outside : 0}>
          <Plural
            value={outside}
            one="One is from a year outside your timeline. We'll leave it out."
            other="# are from years outside your timeline. We'll leave them out."
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
            Set your timeline first: <links.TimelineLink>go to your timeline</links.TimelineLink>. Then come back here.
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
        <Plural
          value={favourites}
          one="One favourite will be imported too."
          other="# favourites will be imported too."
        />
      </Fact>
      <Fact count={hopes}>
        <Plural value={hopes} one="One hope will be imported too." other="# hopes will be imported too." />
      </Fact>
      <Fact count={Number(hasPicture)}>
        <Trans>Your profile picture will be imported too.</Trans>
      </Fact>
      <Fact count={Number(hasTimeline)}>
        <Trans>The ten years of your timeline will be imported too.</Trans>
      </Fact>
    </>
  );
}

function ReadyText({ ready, undated }: { readonly ready: number; readonly undated: number }) {
  return ready === 0 && undated > 0 ? (
    <Plural value={undated} one="One memory to import, without a date" other="# memories to import, without a date" />
  ) : (
    <Plural value={ready} _0="Nothing to import" one="One memory to import" other="# memories to import" />
  );
}

function Fact({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return count === 0 ? null : <li>{children}</li>;
}

function Unread({ isTrouble }: { readonly isTrouble: boolean }) {
  return (
    <div>
      <h2 className="text-2xl">
        <Trans>We couldn't read this</Trans>
      </h2>
      <p className="mt-2 text-ink-soft">
        {isTrouble ? (
          <Trans>Something went wrong on our side. Please try again.</Trans>
        ) : (
          <Trans>Nothing was imported. Here's why:</Trans>
        )}
      </p>
    </div>
  );
}
