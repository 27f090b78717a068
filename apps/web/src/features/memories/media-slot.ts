import type { ComponentType, Ref } from "react";

import type { DraftMedia, DraftUpload } from "#offline/draft-text.ts";

export interface MediaState {
  readonly kept: readonly DraftMedia[];
  /** What is still on its way. */
  readonly uploads: readonly DraftUpload[];
  /** Of what is on its way, from 0 to 100; undefined when nothing is. */
  readonly progress: number | undefined;
  /** Something was recorded and is not kept yet; no draft holds it. */
  readonly hasTake: boolean;
}

export interface MediaHandle {
  readonly add: (files: readonly File[]) => void;
  /** Keeps what was recorded and not kept yet; false when it cannot be taken. */
  readonly keepTake: () => Promise<boolean>;
  /** Waits until none is on its way; undefined when one of them did not arrive. */
  readonly settled: () => Promise<readonly DraftMedia[] | undefined>;
  /** Nothing of this is wanted any more. */
  readonly giveUp: () => void;
}

interface MediaSlotProps {
  /** Both are read once. */
  readonly kept: readonly DraftMedia[];
  readonly uploads: readonly DraftUpload[];
  readonly error: string | undefined;
  readonly onChange: (state: MediaState) => void;
  readonly ref: Ref<MediaHandle>;
}

/** Where files are added to a memory; another feature knows how. */
export type MediaSlot = ComponentType<MediaSlotProps>;
