import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { createQueryClient } from "#api/query-client.ts";
import type { ShareLinks } from "#features/shared-memories/share-links.ts";
import { SharedMemoryScreen } from "#features/shared-memories/shared-memory-screen.tsx";
import { Toaster } from "#ui/toaster.tsx";

import { renderPart } from "./render-part.tsx";

/** Links that show their targets, outside the router. */
export const shareLinks: ShareLinks = {
  ShareLink: ({ shareId, memoryId, children, ...link }) => (
    <a href={`/shared-memories/${shareId}${memoryId === undefined ? "" : `#${memoryId}`}`} {...link}>
      {children}
    </a>
  ),
  ShareWalkLink: ({ shareId, children, ...link }) => (
    <a href={`/timeline/walk?share=${shareId}`} {...link}>
      {children}
    </a>
  ),
  MonthLink: ({ year, month, children, ...link }) => (
    <a href={`/timeline?year=${year}&month=${month}`} {...link}>
      {children}
    </a>
  ),
  SharesLink: ({ children, ...link }) => (
    <a href="/shared-memories" {...link}>
      {children}
    </a>
  ),
};

/** Renders a part of what others share, and gives its cache. */
export async function renderShares(part: ReactNode, client = createQueryClient()) {
  const screen = await renderPart(
    <QueryClientProvider client={client}>
      <main className="px-5">{part}</main>
      <Toaster />
    </QueryClientProvider>,
  );
  /** Everything in the cache, as text. */
  const cached = () =>
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
    );
  return { screen, client, cached };
}

interface OpenedShare {
  readonly memoryId?: string;
  readonly client?: QueryClient;
}

/** Renders the page of the share `s-1`. Sounds can be played; other files are buttons that lose their address. */
export function renderSharedMemory({ memoryId, client }: OpenedShare = {}) {
  return renderShares(
    <SharedMemoryScreen
      shareId="s-1"
      memoryId={memoryId}
      links={shareLinks}
      renderText={({ text }) => <p>{text.replace(/<[^>]*>/g, "")}</p>}
      renderMedia={({ media, onLost, children }) => (
        <>
          {media.map(({ s3id, type, url }) =>
            type === "Audio" ? (
              // oxlint-disable-next-line jsx-a11y/media-has-caption
              <audio key={s3id} src={url} />
            ) : (
              <button key={s3id} type="button" onClick={onLost}>
                Lose {s3id}
              </button>
            ),
          )}
          {children}
        </>
      )}
    />,
    client,
  );
}
