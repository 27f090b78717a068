import { useEffectEvent, useLayoutEffect } from "react";

interface WalkKeys {
  readonly onStep: (by: 1 | -1) => void;
  readonly onFirst: () => void;
  readonly onLast: () => void;
  readonly onEscape: () => void;
}

type Action = keyof WalkKeys | "onNext" | "onPrevious";

const actions: Readonly<Record<string, Action>> = {
  ArrowRight: "onNext",
  ArrowLeft: "onPrevious",
  PageDown: "onNext",
  PageUp: "onPrevious",
  " ": "onNext",
  Home: "onFirst",
  End: "onLast",
  Escape: "onEscape",
};

/** Arrows, Space, Page Up and Down, Home, End and Escape; a player or a focused button keeps the keys it uses. */
export function useWalkKeys({ onStep, onFirst, onLast, onEscape }: WalkKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (action === undefined || !isForWalk(event)) return;
    event.preventDefault();
    if (action === "onEscape") onEscape();
    else if (action === "onFirst") onFirst();
    else if (action === "onLast") onLast();
    else if (!scrollsWords(event)) onStep(action === "onPrevious" || event.shiftKey ? -1 : 1);
  });

  // Before the page can be seen: a key pressed right then would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function isForWalk(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.defaultPrevented || hasModifier(event)) return false;
  if (!(target instanceof Element) || key === "Escape") return true;
  if (target.closest("video, audio")) return false;
  return key !== " " || target.closest("button, a") === null;
}

/** Shift turns Space around. */
function hasModifier({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || (shiftKey && key !== " ");
}

/** Space and the page keys first read a long text to its end, or back to its beginning. */
function scrollsWords({ key, shiftKey }: KeyboardEvent): boolean {
  const words = key.startsWith("Arrow") ? null : document.querySelector("[data-page=shown] [data-words]");
  if (!words) return false;
  const isBack = key === "PageUp" || shiftKey;
  const room = isBack ? words.scrollTop : words.scrollHeight - words.clientHeight - words.scrollTop;
  if (room < 4) return false;
  words.scrollBy({ top: words.clientHeight * (isBack ? -0.85 : 0.85) });
  return true;
}
