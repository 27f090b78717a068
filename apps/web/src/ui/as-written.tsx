import type { ReactElement } from "react";

/** A member's own words inside a translated sentence: as plain text, Lingui would take `<0>` in them for a tag. */
export function asWritten(words: string): ReactElement {
  return <>{words}</>;
}
