import { useMemo, useSyncExternalStore } from "react";

/** An object URL of a local file, revoked once no component uses it any more. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const source = useMemo(() => createUrlSource(file), [file]);
  return useSyncExternalStore(source.subscribe, source.read);
}

function createUrlSource(file: Blob | undefined) {
  let url: string | undefined;
  return {
    read: () => url,
    subscribe: (listener: () => void) => {
      url = file && URL.createObjectURL(file);
      listener();
      return () => {
        if (url !== undefined) URL.revokeObjectURL(url);
        url = undefined;
      };
    },
  };
}
