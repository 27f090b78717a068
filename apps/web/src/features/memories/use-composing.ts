import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

import { createDraftKeeper, type DraftKeeper } from "#offline/draft-keeper.ts";
import type { DraftMedia } from "#offline/draft-text.ts";
import type { Drafts } from "#offline/drafts.ts";

import type { MediaHandle, MediaSlot, MediaState } from "./media-slot.ts";
import { type ComposingStart, draftTextOf, type Writing } from "./writing.ts";

/** Whether leaving would leave something behind, and whether a draft of it outlives the page. */
export type Unsaved = "nothing" | "kept" | "fleeting" | "recording";

export interface Composing {
  readonly writing: Writing;
  readonly files: MediaState;
  /** The same at this very moment, for whoever has waited a while. */
  readonly filesNow: () => MediaState;
  /** What the part of the form that sends files is given. */
  readonly slot: Omit<ComponentProps<MediaSlot>, "error">;
  /** The part of the form that sends files; null until it stands. */
  readonly sender: RefObject<MediaHandle | null>;
  /** Something stands there that is saved nowhere. */
  readonly isChanged: boolean;
  /** False where the draft lives only as long as this page. */
  readonly isLasting: boolean;
  readonly change: (change: Partial<Writing>) => void;
  /** A question alone is nothing that could be lost: whoever has written nothing may leave. */
  readonly carryPrompt: (prompt: Writing["prompt"]) => void;
  /** The text is saved or thrown away: its draft goes, and leaving asks nothing. */
  finish(): Promise<void>;
  /** Leaves the draft to whoever offers it next. */
  handOver(): Promise<void>;
}

/** What somebody writes, kept as a draft from the first letter on. */
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

/** What a person can change about files; their addresses change by themselves. */
function fingerprintOf(media: readonly DraftMedia[]): string {
  return JSON.stringify(
    media.map(({ s3id, caption, alt, isCover }) => [s3id, caption ?? null, alt ?? null, isCover ?? false]),
  );
}

/** A page that is put away may never come back, so what waits is written at once. */
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
