import { startTransition, useEffect, useState } from "react";

const lookEveryMs = 100;
const mostLooks = 40;
const longestPaintMs = 1000;

let shown: Promise<void> | undefined;
let isShown = false;

/** Resolves when the first screen stands with its pictures, so that what is for later does not delay them. */
export function firstViewShown(): Promise<void> {
  shown ??= standing();
  return shown;
}

/** Whether what is for later may be requested. */
export function useFirstViewShown(): boolean {
  const [mayFollow, setMayFollow] = useState(isShown);
  useEffect(() => void firstViewShown().then(() => startTransition(() => setMayFollow(true))), []);
  return mayFollow;
}

async function standing(): Promise<void> {
  let looks = 0;
  do await new Promise((resolve) => void setTimeout(resolve, lookEveryMs));
  while (isWaiting() && ++looks < mostLooks);
  if (eagerPictures().length > 0) await painted();
  isShown = true;
}

function isWaiting(): boolean {
  return document.querySelector("[aria-busy=true]") !== null || eagerPictures().some(({ complete }) => !complete);
}

function eagerPictures(): HTMLImageElement[] {
  return [...document.images].filter(({ loading }) => loading === "eager");
}

/** A picture that has come is not on the screen yet. Not every browser says when it is, and a hidden tab paints nothing. */
function painted(): Promise<void> {
  const isReported = PerformanceObserver.supportedEntryTypes.includes("element") && !document.hidden;
  return new Promise((resolve) => {
    if (!isReported) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: "element", buffered: true });
    setTimeout(resolve, longestPaintMs);
  });
}
