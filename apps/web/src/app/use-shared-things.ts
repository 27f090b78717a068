import { type ComponentProps, type ComponentType, useEffect, useState } from "react";

import { LazyMediaField } from "#features/media/lazy-media-field.tsx";
import { takeSharedThings } from "#offline/shared-things.ts";

import { createSharedMediaField } from "./shared-media-field.tsx";

interface Beginning {
  readonly opening?: { readonly title: string; readonly text: string };
  readonly MediaField: ComponentType<ComponentProps<typeof LazyMediaField>>;
}

const empty: Beginning = { MediaField: LazyMediaField };

/** What the form begins with; undefined while that is being looked up. */
export function useSharedThings(isShared: boolean): Beginning | undefined {
  const [beginning, setBeginning] = useState(isShared ? undefined : empty);
  useEffect(() => {
    if (!isShared) return;
    let isGone = false;
    async function begin() {
      const taken = await take();
      if (!isGone) setBeginning(taken);
    }
    void begin();
    return () => {
      isGone = true;
    };
  }, [isShared]);
  return beginning;
}

async function take(): Promise<Beginning> {
  const shared = await takeSharedThings().catch(() => undefined);
  if (!shared) return empty;
  const { title, text, files } = shared;
  return { opening: { title, text }, MediaField: createSharedMediaField(files) };
}
