import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";

import { ChosenTimelineProvider } from "#api/chosen-timeline.ts";
import { createQueryClient } from "#api/query-client.ts";
import type { Place } from "#features/timeline/place.ts";
import type { VaultLinks } from "#features/timeline/timeline-props.ts";
import { VaultScreen } from "#features/timeline/vault-screen.tsx";
import { Toaster } from "#ui/toaster.tsx";

import { renderPart } from "./render-part.tsx";
import { linksTo, today } from "./render-timeline.tsx";

/** Renders the timeline of the vault `v-1` outside the router; `onBring` is told when own memories are to come. */
export function renderVault(place: Place = {}, onBring: () => void = () => undefined) {
  return renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <ChosenTimelineProvider value="v-1">
        <main className="px-5">
          <PlacedVault first={place} onBring={onBring} />
        </main>
      </ChosenTimelineProvider>
      <Toaster />
    </QueryClientProvider>,
  );
}

const MembersLink: VaultLinks["MembersLink"] = ({ children, ...link }) => (
  <a href="/profile?section=family&vault=v-1" {...link}>
    {children}
  </a>
);

const OwnTimelineLink: VaultLinks["OwnTimelineLink"] = ({ children, ...link }) => (
  <a href="/timeline" {...link}>
    {children}
  </a>
);

function PlacedVault({ first, onBring }: { readonly first: Place; readonly onBring: () => void }) {
  const [place, setPlace] = useState(first);
  const [links] = useState<VaultLinks>(() => ({ ...linksTo(setPlace), MembersLink, OwnTimelineLink }));
  return (
    <VaultScreen
      timelineId="v-1"
      place={place}
      onPlaceChange={setPlace}
      links={links}
      renderTagging={({ memoryTitle, memoryType }) =>
        memoryType === null ? <button type="button">Mark {memoryTitle}</button> : null
      }
      renderRestore={({ memoryTitle }) => <button type="button">Restore {memoryTitle}</button>}
      onBring={onBring}
      today={today}
    />
  );
}
