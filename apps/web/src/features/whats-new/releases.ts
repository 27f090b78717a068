import { paths } from "@lane/contract/page-paths.ts";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LinkProps } from "@tanstack/react-router";

import { newestDay, newestVersion } from "./newest-release.ts";

export interface ReleaseEntry {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** The screen that it speaks of. */
  readonly opens: Pick<LinkProps, "to" | "search">;
}

export interface Release {
  readonly version: string;
  /** The day it was made, such as 2026-11-19. */
  readonly day: string;
  readonly title: MessageDescriptor;
  readonly entries: readonly ReleaseEntry[];
}

/** What members notice, the newest last. Only what every installation has, whatever its settings are. */
export const releases: readonly Release[] = [
  {
    version: newestVersion,
    day: newestDay,
    title: msg`The first full version`,
    entries: [
      {
        title: msg`Your own life comes first`,
        text: msg`Your timeline opens with one of your photos and with this month in other years. From there, walk through a year, one memory at a time.`,
        opens: { to: paths.timeline },
      },
      {
        title: msg`Import photos and diaries`,
        text: msg`Add photos, whole folders, Google Photos, or a diary from Day One, Journey or Apple Journal. You'll see a preview first, and you can undo the import for thirty days.`,
        opens: { to: paths.import },
      },
      {
        title: msg`Ask someone who was there`,
        text: msg`Send a question to your mother or an old friend. They answer out loud, in writing or with photos, and don't need an account.`,
        opens: { to: paths.sharedMemories, search: { tab: "asked" } },
      },
      {
        title: msg`Share a memory`,
        text: msg`Each person gets a link of their own. You decide how long it works, and you can stop sharing at any time.`,
        opens: { to: paths.sharedMemories, search: { tab: "by-me" } },
      },
      {
        title: msg`Tell it together`,
        text: msg`In a family vault, several of you tell about the same day, each in your own words.`,
        opens: { to: paths.profile, search: { section: "family" } },
      },
      {
        title: msg`Your years as a book`,
        text: msg`Choose the years, leaf through the pages and change what you like. Then save the book, to read or to print.`,
        opens: { to: paths.book },
      },
      {
        title: msg`Take everything with you`,
        text: msg`One download holds all your memories with the original photos, recordings and videos. You can read them in any browser, even without us.`,
        opens: { to: paths.profile, search: { section: "downloads" } },
      },
    ],
  },
];
