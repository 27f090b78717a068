import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { Button } from "#ui/button.tsx";

import { Failure } from "./failure.tsx";

interface SaveBarProps {
  readonly submitText: string;
  readonly busyText: string;
  readonly isBusy: boolean;
  /** Progress of all running uploads; undefined when there is none. */
  readonly filesPercent: number | undefined;
  readonly failure: Error | undefined;
  readonly onDiscard: () => void;
}

/** The buttons of a memory form. They stay at the lower edge of the window, above the keyboard of a phone. */
export function SaveBar(props: SaveBarProps) {
  const { submitText, busyText, isBusy, failure, onDiscard } = props;
  const { t } = useLingui();
  const bar = useLowerEdge();
  const filesPercent = useSentPercent(isBusy, props.filesPercent);
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-rule bg-card px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8"
    >
      <div className="mx-auto max-w-[46rem]">
        <Failure summary={t`Failed to add memory`} error={failure} />
        <div className="flex flex-wrap items-center gap-2 sm:gap-3">
          <Button variant="secondary" onClick={onDiscard} className="grow px-2! sm:grow-0 sm:px-6!">
            <Trans>Discard Memory</Trans>
          </Button>
          <Button type="submit" busy={isBusy} busyText={busyText} className="grow px-2! sm:min-w-56 sm:grow-0">
            {submitText}
          </Button>
          {filesPercent === undefined ? null : (
            <p className="text-sm text-ink-soft">
              <Trans>Sending files, {filesPercent} %...</Trans>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Once all files are sent, their line stays until the memory is saved, so that the bar keeps its height. */
function useSentPercent(isBusy: boolean, filesPercent: number | undefined): number | undefined {
  const [hasFiles, setHasFiles] = useState(false);
  if (isBusy && filesPercent !== undefined && !hasFiles) setHasFiles(true);
  if (!isBusy && hasFiles) setHasFiles(false);
  return isBusy && hasFiles ? (filesPercent ?? 100) : undefined;
}

/** Keeps the bar above a phone's keyboard, and the end of the page and the focus above the bar. */
function useLowerEdge() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    const measuring = new ResizeObserver(place);
    if (bar.current) measuring.observe(bar.current);
    for (const event of ["resize", "scroll"]) {
      window.visualViewport?.addEventListener(event, place, { signal: listening.signal });
    }
    return () => {
      listening.abort();
      measuring.disconnect();
      document.documentElement.style.removeProperty("--bottom-bar");
    };

    function place() {
      const covered = coveredByKeyboard();
      const height = covered + (bar.current?.offsetHeight ?? 0);
      bar.current?.style.setProperty("bottom", `${covered}px`);
      document.documentElement.style.setProperty("--bottom-bar", `${height}px`);
    }
  }, []);
  return bar;
}

/** A phone's keyboard covers the window's lower edge without making the window smaller. */
function coveredByKeyboard(): number {
  const seen = window.visualViewport;
  // Enlarged by two fingers, the page is moved by hand, and a bar that follows would be in the way.
  if (!seen || seen.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop));
}
