import type { ImportFormat } from "@lane/contract/imports.ts";
import { useLingui } from "@lingui/react/macro";

interface FormatTexts {
  readonly name: string;
  /** Instructions for getting the file. */
  readonly how: string;
}

/** Names and instructions of every import format. */
export function useFormatTexts(): Record<ImportFormat, FormatTexts> {
  const { t } = useLingui();
  return {
    photos: {
      name: t`Photos and folders`,
      how: t`Photos, videos or whole folders from this device. Each goes to its month, by the date the camera saved.`,
    },
    own: {
      name: t`Down Memory Lane`,
      how: t`The zip file from Download Memory on your profile, here or on another site that runs Down Memory Lane.`,
    },
    "day-one": {
      name: t`Day One`,
      how: t`In Day One, open Settings, then Import/Export, and export as JSON. Choose the zip file it makes.`,
    },
    journey: {
      name: t`Journey`,
      how: t`In Journey, open Settings, then Export, and select ZIP. Choose the zip file it makes.`,
    },
    takeout: {
      name: t`Google Photos`,
      how: t`At takeout.google.com, select only Google Photos. Choose all the zip files you get, together.`,
    },
    "apple-journal": {
      name: t`Apple Journal`,
      how: t`On your iPhone, open Settings, Apps, Journal, and tap Export All Entries. Choose the zip file it makes.`,
    },
  };
}
