import type { ComponentType, ReactNode, Ref } from "react";

import type { DraftMedia, DraftUpload } from "#offline/draft-text.ts";

export interface MediaState {
  readonly kept: readonly DraftMedia[];
  /** Files that are not uploaded yet. */
  readonly uploads: readonly DraftUpload[];
  /** Progress of all running uploads, from 0 to 100; undefined when there is none. */
  readonly progress: number | undefined;
  /** There is a recording that is not yet added to the files; no draft contains it. */
  readonly hasTake: boolean;
}

export interface MediaHandle {
  readonly add: (files: readonly File[]) => void;
  /** Adds a pending recording to the files; false when the form refuses it. */
  readonly keepTake: () => Promise<boolean>;
  /** Resolves when no upload is running; undefined when one of them failed. */
  readonly settled: () => Promise<readonly DraftMedia[] | undefined>;
  /** Deletes all files of the form that were not saved. */
  readonly giveUp: () => void;
  /** Takes files out of the form that belong to a saved memory now; by the id of the file or of its upload. */
  readonly release: (keys: readonly string[]) => void;
}

interface MediaSlotProps {
  /** `kept` and `uploads` are read only on mount. */
  readonly kept: readonly DraftMedia[];
  readonly uploads: readonly DraftUpload[];
  readonly error: string | undefined;
  readonly onChange: (state: MediaState) => void;
  readonly ref: Ref<MediaHandle>;
  /** The member came to add photos: choosing them is the first and largest thing to press. */
  readonly isFirst?: boolean;
  /** Renders the files in groups instead of one strip; `renderFiles` shows those of one group. */
  readonly renderGroups?: ((renderFiles: (keys: readonly string[]) => ReactNode) => ReactNode) | undefined;
}

/** The media field of a memory form; passed in because it belongs to another feature. */
export type MediaSlot = ComponentType<MediaSlotProps>;
