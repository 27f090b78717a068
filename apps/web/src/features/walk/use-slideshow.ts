import { useEffect, useEffectEvent, useState } from "react";

interface SlideshowOptions {
  /** How long the shown page stays; undefined where nothing follows, or while it is loading. */
  readonly seconds: number | undefined;
  /** Changes with every page and picture that is shown. */
  readonly shown: string;
  readonly onAdvance: () => void;
}

/** Only its own button starts it; any touch, key, focus elsewhere or a hidden tab pauses it. */
export function useSlideshow({ seconds, shown, onAdvance }: SlideshowOptions) {
  const [isWanted, setIsWanted] = useState(false);
  const isPlaying = isWanted && seconds !== undefined;
  const advance = useEffectEvent((from: string) => {
    if (from === shown) onAdvance();
  });

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => advance(shown), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isPlaying, seconds, shown]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const handleChange = () => {
      if (document.hidden) setIsWanted(false);
    };
    document.addEventListener("visibilitychange", handleChange);
    return () => document.removeEventListener("visibilitychange", handleChange);
  }, [isPlaying]);

  useWakeLock(isPlaying);

  function handleInput({ target }: { readonly target: EventTarget }) {
    if (isWanted && !isOnButton(target)) setIsWanted(false);
  }

  function handleKey({ key, target }: { readonly key: string; readonly target: EventTarget }) {
    const isPress = isOnButton(target) && (key === "Enter" || key === " ");
    if (isWanted && !isPress) setIsWanted(false);
  }

  return {
    isPlaying,
    toggle: () => setIsWanted(!isPlaying),
    pausing: {
      onPointerDownCapture: handleInput,
      onKeyDownCapture: handleKey,
      onFocusCapture: handleInput,
      onWheelCapture: handleInput,
    },
  };
}

/** The slideshow's own button pauses it by being pressed. */
function isOnButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest("[data-slideshow]") !== null;
}

/** Keeps the screen on. Without the permission, or in a browser without such locks, it goes dark as usual. */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return undefined;
    const asked = navigator.wakeLock.request("screen").catch(() => undefined);
    return () => void asked.then((lock) => lock?.release());
  }, [isWanted]);
}
