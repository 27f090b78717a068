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
      how: t`Photos, films or whole folders from this device. Each finds its month by the date the camera wrote into it.`,
    },
    own: {
      name: t`Down Memory Lane`,
      how: t`The zip you got from Download Memory on your profile, here or at another place that runs Down Memory Lane.`,
    },
    "day-one": {
      name: t`Day One`,
      how: t`In Day One open Settings, then Import/Export, and export as JSON. Bring the zip it makes.`,
    },
    journey: {
      name: t`Journey`,
      how: t`In Journey open Settings, then Export, and choose ZIP. Bring the zip it makes.`,
    },
    takeout: {
      name: t`Google Photos`,
      how: t`At takeout.google.com choose only Google Photos. Bring all the zips you get, together.`,
    },
    "apple-journal": {
      name: t`Apple Journal`,
      how: t`On your iPhone open Settings, Apps, Journal, and choose Export All Entries. Bring the zip it makes.`,
    },
  };
}
