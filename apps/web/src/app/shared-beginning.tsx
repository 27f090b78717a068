import { type ComponentProps, type Ref, useCallback } from "react";

import { LazyMediaField } from "#features/media/lazy-media-field.tsx";
import { pastedText } from "#features/memories/pasted-text.ts";
import { takeSharedContent } from "#offline/shared-content.ts";

type MediaFieldProps = ComponentProps<typeof LazyMediaField>;
type MediaFieldHandle = MediaFieldProps["ref"] extends Ref<infer T> ? T : never;

/** What another app has shared, as the beginning of a memory; undefined where there is nothing. */
export async function takeShared() {
  const shared = await takeSharedContent();
  if (!shared) return undefined;
  const { title, text, files } = shared;
  return { opening: { title, text: pastedText("", text) }, MediaField: createSharedMediaField(files) };
}

/** A media field that adds the shared files when it is mounted; only once, also when the form is mounted again. */
function createSharedMediaField(files: readonly File[]) {
  let areAdded = false;
  return function SharedMediaField({ ref, ...props }: MediaFieldProps) {
    const handleRef = useCallback(
      (handle: MediaFieldHandle | null) => {
        if (typeof ref === "function") ref(handle);
        else if (ref) ref.current = handle;
        if (!handle || areAdded) return;
        areAdded = true;
        handle.add(files);
      },
      [ref],
    );
    return <LazyMediaField {...props} ref={handleRef} />;
  };
}
