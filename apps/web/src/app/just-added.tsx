import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type HistoryState, Link, useRouter } from "@tanstack/react-router";
import { X } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

import { buttonStyle } from "#ui/button-style.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Rope } from "#ui/motifs/rope.tsx";

interface JustAddedProps {
  readonly added: NonNullable<HistoryState["added"]>;
  readonly year: number | undefined;
  readonly month: number | undefined;
}

/** Memories that were brought into view and whose flower has grown: once, not again when the member comes back. */
const shown = new Set<string>();

/** Shown on the month to which a memory was just added: brings the memory into view and offers to write another. */
export function JustAdded({ added, year, month }: JustAddedProps) {
  const { t } = useLingui();
  const [closedId, setClosedId] = useState<string>();
  const [isNew] = useState(() => !shown.has(added.memoryId));
  useEffect(() => void shown.add(added.memoryId), [added.memoryId]);
  useMemoryInView(isNew ? added.memoryId : undefined);
  const panel = useRef<HTMLElement>(null);
  useToastsAbove(panel, added.memoryId !== closedId);
  if (added.memoryId === closedId) return null;
  return (
    <aside
      ref={panel}
      data-screen-only
      aria-label={t`Saved just now`}
      className="sticky bottom-[calc(0.75rem+var(--bottom-bar,0px))] z-10 mx-auto mt-6 grid max-w-3xl animate-appear grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-card border border-rule bg-card py-2 ps-3 pe-1 shadow-soft sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
    >
      <GrowingFlower memoryId={added.memoryId} isNew={isNew} />
      <p className="line-clamp-2 font-serif text-lg leading-snug" dir="auto">
        {added.title}
      </p>
      <div className="col-span-3 row-start-2 flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 sm:gap-x-4 sm:col-span-1 sm:row-start-auto sm:pt-0">
        <Link
          to={paths.addMemory}
          search={{ year, month }}
          className={`${buttonStyle("secondary")} min-h-11! px-2.5! sm:px-4!`}
        >
          <Trans>Write another</Trans>
        </Link>
        {year === undefined ? null : (
          <Link to={paths.walk} search={{ year }} className="inline-flex min-h-11 items-center font-semibold">
            <Trans>Walk through {year}</Trans>
          </Link>
        )}
      </div>
      <IconButton label={t`Close`} onClick={() => setClosedId(added.memoryId)}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </aside>
  );
}

function GrowingFlower({ memoryId, isNew }: { readonly memoryId: string; readonly isNew: boolean }) {
  return (
    <span aria-hidden="true" className="relative flex h-14 w-14 shrink-0 items-end justify-center overflow-hidden">
      <Rope lengthPx={120} thickness={10} waveHeight={3} className="absolute inset-x-0 bottom-0 w-14" />
      <Flower memoryId={memoryId} className={`relative mb-1.5 h-12 origin-bottom ${isNew ? "animate-grow" : ""}`} />
    </span>
  );
}

/** A message and its margin need so much room below the panel. */
const toastRoomPx = 140;

/** Lifts messages over the panel, which is at the window's lower edge or, on a short page, where the page ends. */
function useToastsAbove(panel: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { style } = document.documentElement;
    const lift = () => {
      const { top, bottom } = panel.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      const floor = window.innerHeight - Number.parseFloat(getComputedStyle(document.body).paddingBottom);
      const isInTheWay = top < floor && floor - bottom < toastRoomPx;
      style.setProperty("--toast-lift", isInTheWay ? `${floor - top}px` : "0px");
    };
    lift();
    // The page grows when the memories of the month arrive.
    const growing = new ResizeObserver(lift);
    growing.observe(document.body);
    window.addEventListener("scroll", lift, { passive: true });
    window.addEventListener("resize", lift);
    return () => {
      growing.disconnect();
      window.removeEventListener("scroll", lift);
      window.removeEventListener("resize", lift);
      style.removeProperty("--toast-lift");
    };
  }, [panel, isShown]);
}

/** Waits until the memory is on the wall, then scrolls to it and focuses its link. */
function useMemoryInView(memoryId: string | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (memoryId === undefined) return undefined;
    const looking = new MutationObserver(() => bringIntoView());
    const bringIntoView = () => {
      const link = document.querySelector<HTMLElement>(`main a[href*="/${CSS.escape(memoryId)}/"]`);
      if (!link) return;
      looking.disconnect();
      link.scrollIntoView({ block: "center" });
      link.focus({ preventScroll: true });
    };
    looking.observe(document.body, { childList: true, subtree: true });
    // The router scrolls a new page to its top, which may be after the memory was found.
    const stopListening = router.subscribe("onRendered", bringIntoView);
    bringIntoView();
    return () => {
      looking.disconnect();
      stopListening();
    };
  }, [memoryId, router]);
}
