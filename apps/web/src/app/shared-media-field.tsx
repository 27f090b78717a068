import { type ComponentProps, type Ref, useCallback } from "react";

import { LazyMediaField } from "#features/media/lazy-media-field.tsx";

type FieldProps = ComponentProps<typeof LazyMediaField>;
type Handle = FieldProps["ref"] extends Ref<infer T> ? T : never;

/** The field for files that has some put into it as soon as it stands; once, also where the form begins anew. */
export function createSharedMediaField(files: readonly File[]) {
  let areAdded = false;
  return function SharedMediaField({ ref, ...props }: FieldProps) {
    const handleRef = useCallback(
      (handle: Handle | null) => {
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
