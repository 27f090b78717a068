import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";

import { createQueryClient } from "#api/query-client.ts";
import { HomeTopics } from "#app/home-topics.tsx";
import { SheetsAbove } from "#app/sheets-above.tsx";
import { YearFavourites } from "#features/quiz/year-favourites.tsx";
import type { Place } from "#features/timeline/place.ts";
import type { TimelineLinks } from "#features/timeline/timeline-props.ts";
import { TimelineScreen } from "#features/timeline/timeline-screen.tsx";
import { Toaster } from "#ui/toaster.tsx";

import { renderPart } from "./render-part.tsx";

export const today = { year: 2026, month: 3 };

/**
 * Renders the whole screen outside the router: links show their targets, and the place is kept in state instead of the
 * address.
 */
export function renderTimeline(place: Place = {}) {
  return renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <main className="px-5">
        <PlacedScreen first={place} />
      </main>
      <SheetsAbove />
      <Toaster />
    </QueryClientProvider>,
  );
}

function PlacedScreen({ first }: { readonly first: Place }) {
  const [place, setPlace] = useState(first);
  const [links] = useState(() => linksTo(setPlace));
  return (
    <TimelineScreen
      firstName="Ada"
      place={place}
      onPlaceChange={setPlace}
      links={links}
      renderTagging={({ memoryTitle, memoryType }) =>
        memoryType === null ? <button type="button">Mark {memoryTitle}</button> : null
      }
      renderRestore={({ memoryTitle }) => <button type="button">Restore {memoryTitle}</button>}
      renderFavourites={(year) => <YearFavourites year={year} onAsk={() => undefined} />}
      onAsk={() => undefined}
      renderInvitation={(year) => <p>The question of {year}</p>}
      renderTopics={() => <HomeTopics />}
      today={today}
    />
  );
}

/** Links that show their targets; those to places change the place. */
export function linksTo(onPlace: (place: Place) => void): TimelineLinks {
  return {
    PlaceLink: ({ place, children, ...link }) => (
      <a
        {...link}
        href={`/timeline?year=${place.year}${place.month === undefined ? "" : `&month=${place.month}`}`}
        onClick={(event) => {
          event.preventDefault();
          onPlace(place);
        }}
      >
        {children}
      </a>
    ),
    AddMemoryLink: ({ year, month, answer: _answer, photos, children, ...link }) => (
      <a href={`/add${queryOf({ year, month, photos }) || "?"}`} {...link}>
        {children}
      </a>
    ),
    WalkLink: ({ year, month, children, ...link }) => (
      <a href={`/timeline/walk?year=${year}${month === undefined ? "" : `&month=${month}`}`} {...link}>
        {children}
      </a>
    ),
    MemoryLink: ({ memory, children, ...link }) => (
      <a href={`/memory/${memory._id}`} {...link}>
        {children}
      </a>
    ),
    ImportLink: ({ children, ...link }) => (
      <a href="/import" {...link}>
        {children}
      </a>
    ),
    PlansLink: ({ years, children, ...link }) => (
      <a href={`/subscriptions${queryOf(years)}`} {...link}>
        {children}
      </a>
    ),
  };
}

function queryOf(values: object): string {
  const query = new URLSearchParams(JSON.parse(JSON.stringify(values))).toString();
  return query === "" ? "" : `?${query}`;
}
