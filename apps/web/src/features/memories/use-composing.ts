import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

import { createDraftKeeper, type DraftKeeper } from "#offline/draft-keeper.ts";
import type { DraftMedia } from "#offline/draft-text.ts";
import type { Drafts } from "#offline/drafts.ts";

import type { MediaHandle, MediaSlot, MediaState } from "./media-slot.ts";
import { type ComposingStart, draftTextOf, type Writing } from "./writing.ts";

/** Whether leaving the page would lose unsaved content, and whether a draft of it survives the page. */
export type Unsaved = "nothing" | "kept" | "fleeting" | "recording";

export interface Composing {
  readonly writing: Writing;
  readonly files: MediaState;
  /** The current files, for callers that have awaited something since the last render. */
  readonly filesNow: () => MediaState;
  /** Props of the media field. */
  readonly slot: Omit<ComponentProps<MediaSlot>, "error">;
  /** Handle of the media field; null until it is mounted. */
  readonly sender: RefObject<MediaHandle | null>;
  /** The form has unsaved content. */
  readonly isChanged: boolean;
  /** False where the draft exists only in the memory of this page. */
  readonly isLasting: boolean;
  readonly change: (change: Partial<Writing>) => void;
  /** Fills in what the member has not chosen, without marking the form as changed. */
  readonly propose: (proposal: Partial<Pick<Writing, "year" | "month" | "day">>) => void;
  /** Sets the prompt without marking the form as changed, because a prompt alone is nothing to lose. */
  readonly carryPrompt: (prompt: Writing["prompt"]) => void;
  /** The text is saved or discarded: deletes its draft, and leaving no longer asks. */
  finish(): Promise<void>;
  /** Releases the draft, so that another page can offer it. */
  handOver(): Promise<void>;
}

/** The state of a memory form, saved as a draft from the first change on. */
export function useComposing(
  { draftId, written, origin, isUnsaved }: ComposingStart,
  drafts: Drafts,
  onUnsaved: (unsaved: Unsaved) => void,
): Composing {
  const { media, uploads = [], ...first } = written;
  const [writing, setWriting] = useState<Writing>(first);
  const [files, setFiles] = useState<MediaState>({ kept: media, uploads, progress: undefined, hasTake: false });
  const latest = useRef(files);
  const sender = useRef<MediaHandle>(null);
  const [isDirty, setIsDirty] = useState(isUnsaved);
  const [isLasting, setIsLasting] = useState(true);
  const { kept, uploads: underWay, hasTake } = files;
  const isChanged = isDirty || underWay.length > 0 || fingerprintOf(kept) !== fingerprintOf(media);
  const keeper = useKeeper(draftId, drafts, setIsLasting);
  const tellUnsaved = useEffectEvent(onUnsaved);

  useEffect(() => {
    if (isChanged) keeper.current?.keep(draftTextOf({ ...writing, media: kept, uploads: underWay }, origin));
  }, [isChanged, keeper, writing, kept, underWay, origin]);

  useEffect(() => {
    if (hasTake) tellUnsaved("recording");
    else if (isChanged) tellUnsaved(isLasting ? "kept" : "fleeting");
    return () => tellUnsaved("nothing");
  }, [hasTake, isChanged, isLasting]);

  return {
    writing,
    files,
    filesNow: () => latest.current,
    slot: {
      ref: sender,
      kept: media,
      uploads,
      onChange(next) {
        latest.current = next;
        setFiles(next);
      },
    },
    sender,
    isChanged,
    isLasting,
    change(change) {
      setIsDirty(true);
      setWriting((before) => ({ ...before, ...change }));
    },
    propose: (proposal) => setWriting((before) => ({ ...before, ...proposal })),
    carryPrompt: (prompt) => setWriting((before) => ({ ...before, prompt })),
    async finish() {
      onUnsaved("nothing");
      await keeper.current?.drop();
    },
    async handOver() {
      onUnsaved("nothing");
      await keeper.current?.close();
    },
  };
}

/** The editable parts of files; their addresses change without an edit. */
function fingerprintOf(media: readonly DraftMedia[]): string {
  return JSON.stringify(
    media.map(({ s3id, caption, alt, isCover }) => [s3id, caption ?? null, alt ?? null, isCover ?? false]),
  );
}

/** A hidden page may never come back, so pending changes are written at once. */
function useKeeper(draftId: string, drafts: Drafts, onKept: (isLasting: boolean) => void) {
  const keeper = useRef<DraftKeeper>(undefined);
  useEffect(() => {
    const made = createDraftKeeper({ drafts, id: draftId, onKept });
    keeper.current = made;
    const flush = () => void made.flush();
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      void made.close();
    };
  }, [draftId, drafts, onKept]);
  return keeper;
}
