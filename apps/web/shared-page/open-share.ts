import { createShareView } from "./share-view.ts";
import type { Reader } from "./texts/texts.ts";
import { createVisit, type Visit } from "./visit.ts";

/** Opens a link in an element of the page. */
export function openShare(root: HTMLElement, token: string, reader: Reader): Visit {
  const visit: Visit = createVisit(
    token,
    createShareView(root, reader, () => visit),
  );
  void visit.look();
  return visit;
}
