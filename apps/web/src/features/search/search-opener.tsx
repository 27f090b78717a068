import { Trans, useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { type ComponentType, Suspense, useEffectEvent, useLayoutEffect, useState } from "react";

interface SearchOpenerProps {
  /** Loaded when it is first opened. */
  readonly Dialog: ComponentType<{ readonly isOpen: boolean; readonly onClose: () => void }>;
}

/** A button that looks like the field it opens. */
export function SearchOpener({ Dialog }: SearchOpenerProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function handleOpen() {
    setWasOpened(true);
    setIsOpen(true);
  }

  useSearchKeys(handleOpen);
  return (
    <>
      <button
        type="button"
        aria-label={t`Search your memories`}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        title={t`Search your memories (press /)`}
        onClick={handleOpen}
        className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-pill border border-transparent text-ink-soft transition-colors duration-150 hover:border-ink-soft hover:text-ink xl:border-edge xl:bg-card min-[100rem]:px-3.5"
      >
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <span aria-hidden="true" className="hidden text-sm min-[100rem]:inline">
          <Trans>Search</Trans>
        </span>
      </button>
      <Suspense>{wasOpened ? <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </>
  );
}

// A toast has the role of a dialog too, but blocks nothing.
const busyDialog = ":is([role=dialog], [role=alertdialog]):not([aria-modal=false])";

/** "/" and Ctrl+K open the search, unless a text is being written or a dialog is open. */
function useSearchKeys(onSearch: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event) || document.querySelector(busyDialog) !== null) return;
    event.preventDefault();
    onSearch();
  });
  // Before the button can be seen: a key pressed right then would be lost.
  useLayoutEffect(() => {
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
}

function isSearchKey(event: KeyboardEvent): boolean {
  const hasControl = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === "k") return hasControl && !event.altKey && !event.shiftKey;
  return event.key === "/" && !hasControl && !event.altKey && !isWriting(event.target);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
